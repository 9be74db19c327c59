import { featuresOf } from '../mark/features.ts';
import { sentencesOf } from '../say/sentences.ts';
import { goesOnWith } from './line-spoken-of.ts';
import type { Line, Part } from './parts.ts';
import type { PlanWish } from './plan-wish.ts';
import { joinPoints } from './read-plan-words.ts';
import { beginsPart, partIn } from './side-of.ts';
import { splitPoints } from './split-points.ts';
import { statesJudgement } from './states-judgement.ts';

/** What changes nothing in a plan. */
export const passing: PlanWish['does'][] = ['ask', 'point', 'talk', 'approve', 'better', 'complain', 'mean', 'give'];

/** A point beside a wish goes in too, where it says that it is one; an improved one takes the place of the last. */
export function withPoints(wishes: PlanWish[], title: string, isOpen: boolean, spokenOf?: Line): PlanWish[] {
  const text = joinPoints(wishes);
  const improved = text ? improve(wishes, text, spokenOf) : undefined;
  if (improved) return [improved, ...wishes.filter(isAsk)];
  const approve = wishes.find((wish) => wish.does === 'approve');
  const judged = wishes.find((wish) => wish.does === 'judge');
  if (approve && judged) return [{ ...judged, asked: approve.text }, ...wishes.filter(isAsk)];
  if (text && approve && (approve.as || (isOpen && isPoint(text) && wishes.every(({ does }) => beside.includes(does)))))
    return [{ does: 'add', text, to: placeOf(text, title, approve.as), asked: approve.text }, ...wishes.filter(isAsk)];
  const line = wishes.find((wish) => wish.does === 'mean' || wish.does === 'restore');
  if (text && line && 'which' in line) return [{ does: 'develop', which: line.which, text }, ...wishes.filter(isAsk)];
  const placed = text && wishes.find(isOfText);
  const looks = wishes.filter(({ does }) => does === 'show' || does === 'ask');
  if (placed)
    return [{ does: 'add', text, to: (placed.does === 'move' && placed.to) || partIn(text, title) }, ...looks];
  if (text && isOpen && wishes.some(({ does }) => does === 'complain'))
    return [{ does: 'complain' }, { does: 'add', text, to: partIn(text, title) }, ...wishes.filter(isAsk)];
  if (text && isOpen && wishes.some(isAsk) && wishes.every(({ does }) => beside.includes(does)) && isReasoned(text))
    return [{ does: 'add', text, to: partIn(text, title) }, ...wishes.filter(isAsk)];
  // Who brings a point and then wants to see the plan, or one more, has brought it.
  if (text && isOpen && wishes.some(({ does }) => besideWishes.includes(does)) && isSaid(text))
    return [...pointsOf(text, title), ...wishes.filter(({ does }) => besideWishes.includes(does) || does === 'ask')];
  // To a plan that is done, who goes on to judge adds to his judgement.
  if (text && !isOpen && !beginsPart.test(text) && sentencesOf(text).some(isVerdict))
    return [{ does: 'develop', which: 'judgement', text }, ...wishes.filter(isAsk)];
  const isJudged = wishes.some(({ does }) => does === 'judge');
  const isAdded = wishes.some(({ does }) => does === 'add');
  const left = wishes.filter(
    (wish) =>
      !(isJudged && wish.does === 'remove' && wish.which === 'judgement') && !(isAdded && wish.does === 'recall'),
  );
  const isDoubted = isOpen && wishes.some((wish) => wish.does === 'add' && wish.isDoubt) && isSaid(text);
  const isOwn = beginsPart.test(text) || isDoubted;
  // Who comes back to a plan that he left with a point of it goes on with it.
  const isWish = left.some(({ does }) => !passing.includes(does)) || (isOwn && !isOpen);
  if (!isWish || !text) return left;
  const point: PlanWish = { does: 'add', text, to: partIn(text, title) };
  if (isDoubted) return [point, ...left];
  return isOwn || left.some(({ does }) => does === 'back') ? [...left, point] : left;
}

/** A reason or a next step goes behind the line that is spoken of; a whole new wording takes its place. */
function improve(wishes: PlanWish[], text: string, line: Line | undefined): PlanWish | undefined {
  const isBetter = wishes.some(({ does }) => does === 'better');
  const isMore = goesOnWith(text);
  if (isMore && (isBetter || (line && wishes.every(({ does }) => beside.includes(does)))))
    return { does: 'develop', which: 'that', text, line, isBetter };
  return isBetter ? { does: 'change', which: 'that', text, line, isBetter } : undefined;
}

/** With a point and a question nothing else is meant. */
const beside: PlanWish['does'][] = ['point', 'ask', 'talk', 'approve'];

function isVerdict(sentence: string): boolean {
  return statesJudgement(sentence.replace(/^(?:so|and|but|therefore)[, ]+/i, ''));
}

/** Who calls it a judgement means one, even where it begins with what it depends on. */
function placeOf(text: string, title: string, as: Part | undefined): Part | undefined {
  const own = partIn(text, title);
  return as === 'Judgement' && own !== 'Point' ? as : (own ?? as);
}

function isPoint(text: string): boolean {
  return beginsPart.test(text) || text.split(' ').length >= aPoint;
}

/** Beside a question a statement is a point where it says so, or where it gives reasons and speaks of nothing that he only thought. */
export function isReasoned(text: string): boolean {
  if (beginsPart.test(text)) return true;
  return text.split(' ').length >= aPoint && featuresOf(text).links > 0 && !onlyThought.test(text);
}

const aPoint = 10;
const onlyThought =
  /^so\b|^(?:(?:but|so|and|ok(?:ay)?|well|oh+|ah+|wait)[, ]+)*i (?:thought|read|heard|learnt|know|remember|don[’']?t|can[’']?t)\b|\bi (?:could|can|might) use\b|\b(?:my teacher|the textbook|you said)\b/i;

const besideWishes: PlanWish['does'][] = ['show', 'give', 'finish'];

/** A statement with a step in it, or with what might happen. */
function isSaid(text: string): boolean {
  if (isReasoned(text)) return true;
  const count = text.split(' ').length;
  const says = featuresOf(text).links > 0 ? count >= fewestReasoned : count >= aPoint && happens.test(text);
  return says && !onlyThought.test(text);
}

const fewestReasoned = 6;
const happens = /\b(?:might|may|could|would|will|can)\b/i;

function pointsOf(text: string, title: string): PlanWish[] {
  return splitPoints(text).map((point) => ({ does: 'add', text: point, to: partIn(point, title) }));
}

/** 'Selling shares costs control. Put that on the other side': what he has just said, and no line of before. */
function isOfText(wish: PlanWish): boolean {
  return wish.does === 'move' ? /^(?:that|this|it)\b/i.test(wish.which) : wish.does === 'recall' && !wish.about;
}

export function isAsk({ does }: PlanWish): boolean {
  return does === 'ask';
}
