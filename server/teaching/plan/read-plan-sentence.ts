import { doubtOfOwn } from './doubt-of-own.ts';
import { isAsked } from './is-asked.ts';
import { readJoin } from './join-lines.ts';
import type { Part } from './parts.ts';
import { asksWhere, isOfPlan } from './plan-questions.ts';
import type { PlanWish } from './plan-wish.ts';
import {
  adds,
  changes,
  counters,
  cutShort,
  denies,
  finishes,
  fixes,
  forgets,
  goesBack,
  intends,
  isNotOfSide,
  isOfSide,
  judgements,
  jumps,
  lead,
  losesSeveral,
  meansLine,
  moves,
  movesOnly,
  namesLine,
  needsPoint,
  ofAdding,
  partBehind,
  raises,
  removes,
  restarts,
  shows,
  uses,
  wantsOne,
} from './plan-wordings.ts';
import { linesIn, readHeaded } from './read-headed.ts';
import { partIn, partNamed } from './side-of.ts';
import { asksIfBetter, asksIfGood, isOffTitle, isTalk, mayUse, proposes, saysItself } from './talk-wordings.ts';

/** One sentence; what is wished for twice in it is two wishes: 'put that in and show me the plan'. */
export function readSentence(sentence: string, title: string): PlanWish[] {
  const [, lost = ''] = losesSeveral.exec(sentence) ?? [];
  if (lost) return linesIn(lost).map((about) => ({ does: 'recall', about }));
  const [, first = '', second = ''] = twoWishes.exec(sentence) ?? [];
  const [one, other] = [first && readOne(first, title), second && readOne(second, title)];
  if (one && other && isWish(one) && isWish(other)) return [one, other];
  const [, wish = '', question = ''] = wishAndQuestion.exec(sentence) ?? [];
  const wished = wish && readOne(wish, title);
  return wished && isWish(wished) ? [wished, { does: 'ask', text: question }] : [readOne(sentence, title)];
}

/** 'Show the plan so far, and tell me how long I should spend on each part' */
const wishAndQuestion =
  /^(.{6,}?),? (?:and|then|and then)(?: also| please| can you| could you)* ((?:(?:tell me|say|explain|give me) )?(?:how|what|which|why|whether|when|if|is|are|does|do|should|the timings?)\b.{6,})$/i;

const twoWishes =
  /^(.{6,}?),? (?:and|then|and then)(?: also| please| can you| could you)* ((?:show|add|put|take|remove|move)\b.+)$/i;

function isWish({ does }: PlanWish): boolean {
  return !['ask', 'point', 'talk', 'approve', 'better', 'complain'].includes(does);
}

function readOne(sentence: string, title: string): PlanWish {
  const said = sentence.replace(lead, '').replace(fixes, '').trim();
  const count = said.split(' ').length;
  if (!/\w/.test(said)) return { does: 'talk' };
  return (
    readLook(said, count) ??
    readJudgement(said) ??
    readChange(said) ??
    (count <= longestJoin ? readJoin(said) : undefined) ??
    readMove(said, count) ??
    readRemoval(said, count) ??
    readAddition(said, title) ??
    readJump(said, count, title) ??
    readRest(sentence, said, count, title)
  );
}

function readLook(said: string, count: number): PlanWish | undefined {
  if (restarts.test(said) && count <= 12) return { does: 'restart' };
  if (shows.test(said) && !isOfPlan(said)) return { does: 'show' };
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
  const [, alone] = movesOnly.exec(said) ?? [];
  if (alone) return { does: 'move', which: alone, to: undefined };
  if (isNotOfSide.test(said)) return { does: 'move', which: 'that', to: undefined };
  const [, line = '', own] = isOfSide.exec(said) ?? [];
  return own && count <= 14 ? { does: 'move', which: line, to: partNamed(own), isSaid: true } : undefined;
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
  if (cutShort.test(said) && !/\?/.test(said)) return { does: 'restore', which: said };
  const [, line] = meansLine.exec(said) ?? [];
  if (line) return { does: 'mean', which: line };
  const headed = readHeaded(said);
  if (headed) return headed;
  const forgotten = forgets.map((form) => form.exec(said)?.[1]).find(Boolean);
  // Which one 'my second point' is the plan knows, or nobody.
  if (forgotten && ordinal.test(forgotten)) return { does: 'talk' };
  if (forgotten) return { does: 'recall', about: forgotten };
  const [, where = '', text = ''] = adds.exec(said) ?? needsPoint.exec(said) ?? intends.exec(said) ?? [];
  const own = text || uses.exec(said)?.[1];
  if (own === undefined || !own.replace(ofAdding, '').replace(/\W+/g, ''))
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

const ordinal = /^(?:(?:first|second|third|fourth|last|other|next|main|own|whole|1st|2nd|3rd) ?)+$/i;

function readJump(said: string, count: number, title: string): PlanWish | undefined {
  const [, topic] = raises.exec(said) ?? [];
  if (topic) return { does: 'raise', to: partIn(topic, title) ?? 'Other side', about: '' };
  const [, where] = count <= 14 ? (jumps.exec(said) ?? []) : [];
  const to = where ? partNamed(where) : undefined;
  return to ? { does: 'jump', to } : undefined;
}

function readRest(sentence: string, said: string, count: number, title: string): PlanWish {
  if (asksIfBetter.test(said)) return { does: 'better' };
  if ((isOfPlan(said) && isAsked(sentence)) || asksWhere.some((form) => form.test(said)))
    return { does: 'ask', text: sentence };
  if (asksIfGood.test(said) && count <= 14)
    return { does: 'approve', as: /evaluation|counter/i.test(said) ? 'Other side' : judgementIn(said), text: said };
  if (mayUse.test(said))
    return { does: 'approve', as: partNamed(said.replace(/^.*?\b(?:as|for|in|under|on)\b/i, '')), text: said };
  const bare = sentence.trim().replace(/^(?:(?:but|and|so|well|hm+|ok(?:ay)?|wait)[, ]+)+/i, '');
  const counter = counters.map((form) => form.exec(bare)?.[1]).find(Boolean);
  if (counter) return { does: 'add', text: counter, to: 'Other side' };
  if (wantsOne.test(said) && count <= longestWish) return { does: 'give' };
  const proposed = proposes.map((form) => form.exec(said)?.[1]).find(Boolean);
  if (proposed)
    return {
      does: 'add',
      text: proposed,
      to: partNamed(said.slice(0, said.indexOf(proposed))) ?? partIn(proposed, title),
    };
  if (isOffTitle.test(said)) return { does: 'complain' };
  const doubt = doubtOfOwn(sentence);
  if (doubt) return { does: 'add', text: doubt, to: 'Other side', isDoubt: true };
  if (isAsked(sentence)) return { does: 'ask', text: sentence };
  return isTalk.some((form) => form.test(said)) && !saysItself.test(said)
    ? { does: 'talk' }
    : { does: 'point', text: sentence };
}

function judgementIn(said: string): Part | undefined {
  return /\b(?:judge?ment|conclusion)\b/i.test(said) ? 'Judgement' : undefined;
}

/** More words than that say something of the subject. */
const longestWish = 22;
/** With what is out of place said before it. */
const longestJoin = 34;
