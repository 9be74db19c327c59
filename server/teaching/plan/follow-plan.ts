import { phrases } from '#content/tutor/phrases.ts';
import { withoutCourtesy } from '../read/without-courtesy.ts';
import { upperFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { answerAboutPlan } from './about-plan.ts';
import { changePlan } from './change-plan.ts';
import { essayAsk, finish, offersIn, planShown, planSteps } from './coach-plan.ts';
import { nextStage, type Part } from './parts.ts';
import { joinPoints, type PlanWish, readPlanWords } from './read-plan-words.ts';
import { beginsPart, partIn } from './side-of.ts';
import type { OpenEssay } from './start-essay.ts';

/** What is said about the plan itself: to show it, to change it, to go on elsewhere in it; a question behind that is answered. */
export async function followPlan(
  scene: Scene,
  words: string,
  respond: (scene: Scene, words: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  const plan = planMeant(scene, words);
  if (!plan) return undefined;
  const wishes = withPoints(readPlanWords(words, plan.title), plan.title, scene.lesson.open?.kind === 'essay');
  const edits = wishes.some(({ does }) => !passing.includes(does)) ? wishes.filter(isEdit) : [];
  if (!edits.length)
    return (
      answerAboutPlan(scene, plan, words, wishes) ??
      admitLost(scene, plan, words, wishes) ??
      ownPoint(scene, words, respond)
    );
  const done = edits.reduce<{ open: OpenEssay; say: string[] }>(
    ({ open, say }, wish) => {
      const changed = changePlan(scene, open, wish);
      // That one line was not found is not worth a word where another was.
      const isLost = changed.open === open && edits.length > 1 && (wish.does === 'move' || wish.does === 'remove');
      return { open: changed.open, say: isLost ? say : [...say, ...changed.say] };
    },
    { open: { ...plan, passed: 0 }, say: [] },
  );
  const reply = replyTo(scene, done, edits);
  const asked = wishes.flatMap((wish) => (wish.does === 'ask' ? wish.text : [])).join(' ');
  if (!asked || edits.some(({ does }) => does === 'show')) return { ...reply, act: 'essay-plan' };
  const after = { ...scene, lesson: { ...scene.lesson, ...reply.change } };
  const answer =
    answerAboutPlan(after, planIn(reply) ?? done.open, asked, []) ?? (await respond(after, withoutCourtesy(asked)));
  return {
    ...answer,
    say: [...done.say, ...answer.say],
    change: {
      ...reply.change,
      ...answer.change,
      ...(planIn(reply) && !answer.change?.open && { open: planIn(reply) }),
    },
    shown: { ...(done.say.length && { steps: planSteps(done.open) }), ...answer.shown },
  };
}

function isEdit({ does }: PlanWish): boolean {
  return does === 'complain' || !passing.includes(does);
}

function planIn({ change }: Reply): OpenEssay | undefined {
  return change?.open?.kind === 'essay' ? change.open : undefined;
}

/** 'You've lost my question, I've already given you two points': what there is, and on from there. */
function admitLost(scene: Scene, plan: OpenEssay, words: string, wishes: PlanWish[]): Reply | undefined {
  if (!plan.lines.length || !complains.test(words) || wishes.some(({ does }) => does !== 'talk' && does !== 'complain'))
    return undefined;
  return {
    say: [tell(scene.lesson, 'planLost')],
    ask: essayAsk(scene, plan),
    again: true,
    change: { open: plan },
    shown: { steps: planSteps(plan), offers: offersIn(plan) },
    act: 'essay-plan',
  };
}

const complains =
  /\b(?:you|u)(?:[’']?ve| have)? (?:just |still |completely )*(?:lost|forgot(?:ten)?|missed|ignored|didn[’']?t|haven[’']?t)\b|\bi[’']?ve already (?:given|told|said)\b/i;

/** 'Would that count as a separate point?': by what, and then what there is to say of it. */
async function ownPoint(
  scene: Scene,
  words: string,
  respond: (scene: Scene, words: string) => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!asksIfSeparate.test(words)) return undefined;
  const reply = await respond(scene, withoutCourtesy(words));
  return { ...reply, say: [tell(scene.lesson, 'pointOfItsOwn'), ...reply.say] };
}

const asksIfSeparate =
  /\b(?:a separate|its own|a different|another|a new) (?:point|argument)\b[^.?!]*\?|\bthe same (?:point|argument)\b[^.?!]*\?/i;

/** The plan in hand or, where the words speak of it, the one that was left or finished. */
function planMeant({ lesson: { open, parked, last } }: Scene, words: string): OpenEssay | undefined {
  if (open?.kind === 'essay') return open.stage === 'title' ? undefined : open;
  const isFree = !open || open.kind === 'check' || open.kind === 'offer';
  const isJustShown = last.some((sentence) => justShown.has(sentence));
  return isFree && parked && (isJustShown || speaksOfPlan.test(words)) ? parked : undefined;
}

const justShown = new Set<string>([...phrases.essayDone, ...phrases.planSoFar]);
const speaksOfPlan =
  /\b(?:plan|(?:the|my|this) (?:essay|conclusion|judge?ment|intro(?:duction)?)|my (?:[\w-]+ ){0,4}(?:points?|arguments?)|(?:first|second|third|last) (?:one|point))\b/i;

const passing: PlanWish['does'][] = ['ask', 'point', 'talk', 'approve', 'better', 'complain'];

/** A point beside a wish goes in too, where it says that it is one; an improved one takes the place of the last. */
function withPoints(wishes: PlanWish[], title: string, isOpen: boolean): PlanWish[] {
  const text = joinPoints(wishes);
  if (text && wishes.some(({ does }) => does === 'better')) return [{ does: 'change', which: 'that', text }];
  const as = wishes.flatMap((wish) => (wish.does === 'approve' && wish.as ? wish.as : []))[0];
  if (text && as) return [{ does: 'add', text, to: partIn(text, title) ?? as }];
  const placed = text && wishes.find(isOfText);
  if (placed) return [{ does: 'add', text, to: (placed.does === 'move' && placed.to) || partIn(text, title) }];
  if (text && isOpen && wishes.some(({ does }) => does === 'complain'))
    return [{ does: 'complain' }, { does: 'add', text, to: partIn(text, title) }, ...wishes.filter(isAsk)];
  const isJudged = wishes.some(({ does }) => does === 'judge');
  const isAdded = wishes.some(({ does }) => does === 'add');
  const left = wishes.filter(
    (wish) =>
      !(isJudged && wish.does === 'remove' && wish.which === 'judgement') && !(isAdded && wish.does === 'recall'),
  );
  const isOwn = beginsPart.test(text);
  // Who comes back to a plan that he left with a point of it goes on with it.
  const isWish = left.some(({ does }) => !passing.includes(does)) || (isOwn && !isOpen);
  if (!isWish || !text) return left;
  return isOwn || left.some(({ does }) => does === 'back')
    ? [...left, { does: 'add', text, to: partIn(text, title) }]
    : left;
}

/** 'Selling shares costs control. Put that on the other side': what he has just said, and no line of before. */
function isOfText(wish: PlanWish): boolean {
  return wish.does === 'move' ? /^(?:that|this|it)\b/i.test(wish.which) : wish.does === 'recall' && !wish.about;
}

function isAsk({ does }: PlanWish): boolean {
  return does === 'ask';
}

function replyTo(scene: Scene, { open, say }: { open: OpenEssay; say: string[] }, edits: PlanWish[]): Reply {
  const last = edits.findLast(({ does }) => ['show', 'back', 'finish', 'jump', 'raise'].includes(does));
  if (last?.does === 'finish') return finish(scene, open, say);
  if (last?.does === 'jump' || last?.does === 'raise') return goTo(scene, open, last, say);
  const isSame = !say.length && open.stage !== 'done';
  const stage = isSame ? open.stage : nextStage(open.lines, open.marks);
  if (stage === 'done' && !last) return finish(scene, open, say);
  const next = { ...open, stage };
  const shown = planShown(scene, next);
  return {
    say: say.length && !scene.turn.spoken ? say : [...say, ...shown.say],
    ...(last?.does === 'show' || stage === 'done' ? {} : { ask: essayAsk(scene, next) }),
    again: true,
    change: stage === 'done' ? { open: null, parked: next } : { open: next },
    ...(shown.shown && { shown: shown.shown }),
  };
}

/** To the part that is wished for, whatever is still missing before it. */
function goTo(
  scene: Scene,
  open: OpenEssay,
  wish: Extract<PlanWish, { does: 'jump' | 'raise' }>,
  say: string[],
): Reply {
  const stage = stageOf(wish.to, open);
  const next = { ...open, stage };
  const about = wish.does === 'raise' ? wish.about : '';
  const lead = wish.does === 'raise' ? [tell(scene.lesson, 'planStillToCome')] : [];
  const ask = about ? tell(scene.lesson, 'planTakeUp', { about: upperFirst(about) }) : essayAsk(scene, next);
  return { say: [...say, ...lead], ask, again: true, change: { open: next }, shown: { offers: offersIn(open) } };
}

function stageOf(to: Part, { lines }: OpenEssay): OpenEssay['stage'] {
  const has = (part: Part) => lines.some((line) => line.part === part);
  if (to === 'Judgement') return 'judgement';
  return to === 'Point' ? (has('Point') ? 'second' : 'first') : has('Other side') ? 'doubt' : 'against';
}
