import { isQuestion } from '../read/is-question.ts';
import { asksApproval } from './bare-point.ts';
import type { Part } from './parts.ts';
import {
  adds,
  asksIfGood,
  changes,
  denies,
  finishes,
  forgets,
  goesBack,
  intends,
  isOffTitle,
  isOfSide,
  isTalk,
  judgements,
  jumps,
  lead,
  moves,
  namesLine,
  needsPoint,
  partBehind,
  raises,
  removes,
  saysItself,
  shows,
  topics,
  uses,
} from './plan-wordings.ts';
import { beginsPart, partIn, partNamed } from './side-of.ts';

/** What one sentence does to the plan, or that it is a point, a question or talk. */
export type PlanWish =
  | { does: 'show' | 'back' | 'finish' | 'better' | 'talk' | 'restart' | 'complain' }
  /** Whether it will do, and as what. */
  | { does: 'approve'; as: Part | undefined }
  | { does: 'jump'; to: Part }
  /** Something is still to come, and what it may be about. */
  | { does: 'raise'; to: Part; about: string }
  | { does: 'add'; text: string; to: Part | undefined }
  | { does: 'recall'; about: string }
  | { does: 'judge'; text: string }
  | { does: 'change'; which: string; text: string }
  | { does: 'move'; which: string; to: Part | undefined }
  /** `meant`: what he says that he meant instead. */
  | { does: 'remove'; which: string; meant?: string }
  | { does: 'ask' | 'point'; text: string };

/** A student's words in the middle of a plan, sentence by sentence. */
export function readPlanWords(words: string, title: string): PlanWish[] {
  const sentences = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(asksApproval, (asked) => ` ${asked.trim()}`)
    .split(/(?<=[.!?]["'”’)]?)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+/i);
  const read = sentences.map((sentence) => readSentence(sentence, title));
  const isComplaint = read.some(({ does }) => does === 'complain');
  // 'Why farmers? The question is about alcohol.' wants no farmers.
  const wishes = read.map((wish): PlanWish => (isComplaint && isBrief(wish) ? { does: 'talk' } : wish));
  return wishes.flatMap((wish, at) => (isTopicOf(wish, wishes[at - 1]) ? [] : [withTopic(wish, sentences[at + 1])]));
}

function isBrief(wish: PlanWish): boolean {
  return wish.does === 'ask' && wish.text.split(' ').length <= 4;
}

/** What of the words is a point: nothing where they ask, complain or speak of the plan. */
export function pointIn(words: string, title: string): string {
  const wishes = readPlanWords(words, title);
  const point = joinPoints(wishes);
  // Beside a question a statement is only what led to it, unless it says that it is a point.
  return wishes.some(({ does }) => does === 'ask') && !beginsPart.test(point) ? '' : point;
}

/** All that is stated or, where one sentence says that the point begins with it, from there on. */
export function joinPoints(wishes: PlanWish[]): string {
  const points = wishes.flatMap((wish) => (wish.does === 'point' ? wish.text : []));
  const from = points.findIndex((point) => ownPoint.test(point));
  return points.slice(Math.max(0, from)).join(' ');
}

const ownPoint =
  /^(?:(?:ok(?:ay)?|so|and|but|anyway|well|i think)[, ]+)*my (?:[\w-]+ ){0,2}(?:point|argument|counter ?-?(?:argument|point)|evaluation)\b/i;

function readSentence(sentence: string, title: string): PlanWish {
  const said = sentence.replace(lead, '').trim();
  const count = said.split(' ').length;
  return (
    readLook(said, count) ??
    readJudgement(said) ??
    readChange(said) ??
    readMove(said, count) ??
    readRemoval(said, count) ??
    readAddition(said, title) ??
    readJump(said, count, title) ??
    readRest(sentence, said, count)
  );
}

function readLook(said: string, count: number): PlanWish | undefined {
  if (/\b(?:start|begin) (?:the plan |it |all )?(?:again|over|from scratch)\b/i.test(said) && count <= 12)
    return { does: 'restart' };
  if (shows.test(said)) return { does: 'show' };
  if (goesBack.test(said) && count <= 14) return { does: 'back' };
  return finishes.test(said) && count <= 12 ? { does: 'finish' } : undefined;
}

function readJudgement(said: string): PlanWish | undefined {
  const text = judgements.map((form) => form.exec(said)?.[1]).find(Boolean);
  return text ? { does: 'judge', text: text.replace(/\?+$/, '') } : undefined;
}

function readChange(said: string): PlanWish | undefined {
  const [, which, text] = changes.exec(said) ?? [];
  return which && text ? { does: 'change', which, text } : undefined;
}

function readMove(said: string, count: number): PlanWish | undefined {
  if (/\bwrong (?:place|side|part|section|bit)\b/i.test(said) && count <= longestWish)
    return { does: 'move', which: said, to: undefined };
  const [, which, where] = moves.exec(said) ?? [];
  const to = where ? partNamed(where) : undefined;
  if (which && to) return { does: 'move', which, to };
  const [, own] = isOfSide.exec(said) ?? [];
  return own && count <= 9 ? { does: 'move', which: 'that', to: partNamed(own) } : undefined;
}

function readRemoval(said: string, count: number): PlanWish | undefined {
  if (count > longestWish) return undefined;
  const [, first, second] = removes.exec(said) ?? [];
  const which = first ?? second;
  if (which && namesLine.test(which)) return { does: 'remove', which };
  const [denied] = denies.exec(said) ?? [];
  return denied ? { does: 'remove', which: /judge?ment|conclusion/i.test(denied) ? 'judgement' : 'that' } : undefined;
}

function readAddition(said: string, title: string): PlanWish | undefined {
  const forgotten = forgets.map((form) => form.exec(said)?.[1]).find(Boolean);
  if (forgotten) return { does: 'recall', about: forgotten };
  const [, where = '', text = ''] = adds.exec(said) ?? needsPoint.exec(said) ?? intends.exec(said) ?? [];
  const own = text || uses.exec(said)?.[1];
  if (own === undefined || /^(?:that|this)\W*$/i.test(own))
    return /^(?:can you |could you |please )?(?:add|put) (?:that|this|it)(?: (?:in|to))?\b.{0,20}$/i.test(said)
      ? { does: 'recall', about: '' }
      : undefined;
  const [whole, behind] = partBehind.exec(own) ?? [];
  const to =
    partIn(where, title) ??
    (where ? partNamed(where) : undefined) ??
    (behind ? partNamed(behind) : undefined) ??
    partIn(own, title);
  return { does: 'add', text: whole ? own.slice(0, -whole.length) : own, to };
}

function readJump(said: string, count: number, title: string): PlanWish | undefined {
  const [, topic] = raises.exec(said) ?? [];
  if (topic) return { does: 'raise', to: partIn(topic, title) ?? 'Other side', about: '' };
  const [, where] = count <= 14 ? (jumps.exec(said) ?? []) : [];
  const to = where ? partNamed(where) : undefined;
  return to ? { does: 'jump', to } : undefined;
}

function readRest(sentence: string, said: string, count: number): PlanWish {
  if (/^(?:(?:so|and|but) )?(?:is|was) (?:that|this|it) (?:any )?better\b(?! (?:to|if|for|when|than)\b)/i.test(said))
    return { does: 'better' };
  if (asksIfGood.test(said) && count <= 14)
    return { does: 'approve', as: /evaluation|counter/i.test(said) ? 'Other side' : judgementIn(said) };
  if (isAsked(sentence)) return { does: 'ask', text: sentence };
  if (isOffTitle.test(said)) return { does: 'complain' };
  return isTalk.some((form) => form.test(said)) && !saysItself.test(said)
    ? { does: 'talk' }
    : { does: 'point', text: sentence };
}

function judgementIn(said: string): Part | undefined {
  return /\b(?:judge?ment|conclusion)\b/i.test(said) ? 'Judgement' : undefined;
}

/** '…, which lowers costs', 'rivals who are cheaper' go on with what was said, and ask nothing. */
export function isAsked(words: string): boolean {
  if (/\?/.test(words)) return true;
  return !beginsPart.test(words) && isQuestion(words.replace(relative, ' that'));
}

const relative =
  /(?<=\w,?)(?<!\b(?:know|see|say|tell|me|about|so|and|but|or|basically|like|ok|is|are|of|sure|wonder)),? (?:which|who|where|when)\b/gi;

/** 'We haven't done the case for it yet. I was going to do economies of scale': what follows says what is meant. */
function withTopic(wish: PlanWish, next: string | undefined): PlanWish {
  const topic = next && topics.map((form) => form.exec(next)?.[1]).find(Boolean);
  if (wish.does === 'raise' && topic) return { ...wish, about: topic.replace(/[.?!]+$/, '') };
  const meant = next && /^my (?:own |first |second |real )?point (?:was|is) (?:about |that )?(.+)$/i.exec(next)?.[1];
  return wish.does === 'remove' && wish.which === 'that' && meant ? { ...wish, meant } : wish;
}

function isTopicOf(wish: PlanWish, before: PlanWish | undefined): boolean {
  const text = 'text' in wish ? wish.text : '';
  return before?.does === 'raise' && (wish.does === 'talk' || topics.some((form) => form.test(text)));
}

/** More words than that say something of the subject. */
const longestWish = 22;
