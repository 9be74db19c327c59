import type { Offer } from '#domain/tutor-shown.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { upperFirst } from '../say/say-point.ts';
import { tell } from '../say/tell.ts';
import type { Reply, Scene } from '../scene.ts';
import { give, type OpenEssay, startEssay } from './start-essay.ts';
import { wantsJudgement } from './tariff.ts';

const soFar: Offer = { label: 'Show the plan so far', says: 'Show the plan so far' };

const order: OpenEssay['stage'][] = ['first', 'second', 'against', 'doubt', 'judgement', 'done'];
const parts: Partial<Record<OpenEssay['stage'], string>> = {
  first: 'For',
  second: 'For',
  against: 'Against',
  doubt: 'It depends',
  judgement: 'Judgement',
};

/** What the student brings to the plan goes in, with a sentence that makes more of it. */
export function addToEssay(scene: Scene, open: OpenEssay, words: string): Reply | Promise<Reply> {
  if (open.stage === 'title') return startEssay(scene, words);
  const own = words.trim().replace(asksApproval, '').replace(/\s+/g, ' ');
  const line = { part: parts[open.stage] ?? 'For', text: own.slice(0, 200) };
  const chain = open.stage === 'first' ? [tell(scene.lesson, 'essayChain')] : [];
  return goOn(scene, { ...open, lines: [...open.lines, line] }, [tell(scene.lesson, 'essayTake'), ...chain]);
}

/** '… Is that good enough for evaluation?': what went before is what he brings. */
export const asksApproval =
  /(?<=[.!?,])\s+(?:(?:so|and|but)\s+)?(?:is (?:that|this|it)|would (?:that|this|it)|does (?:that|this|it)|will (?:that|this|it)|can i (?:use|put|say) (?:that|this|it))\b[^.!?]{0,60}\?*\s*$/i;

/** The tutor offers a point of its own. */
export function giveToEssay(scene: Scene, open: OpenEssay): Reply {
  const given = nextText(open);
  if (!given && open.stage === 'judgement') return goOn(scene, open, [tell(scene.lesson, 'essayFrame')]);
  if (!given) return { say: [tell(scene.lesson, 'essayNone')], change: { open }, shown: { offers: [soFar] } };
  const line = { part: parts[open.stage] ?? 'For', text: given.text };
  return goOn(scene, { ...open, ...given.left, lines: [...open.lines, line] }, [
    tell(scene.lesson, 'essayGive', { text: given.text }),
  ]);
}

/** A point, a doubt or a judgement that is not in the plan yet. */
function nextText({ stage, points, doubts, judgement }: OpenEssay) {
  if (stage === 'judgement') return judgement ? { text: judgement, left: { judgement: '' } } : undefined;
  const isDoubt = stage === 'against' || stage === 'doubt';
  const [text, ...rest] = isDoubt ? doubts : points;
  return text ? { text, left: isDoubt ? { doubts: rest } : { points: rest } } : undefined;
}

function goOn(scene: Scene, open: OpenEssay, say: string[]): Reply {
  const next = order[order.indexOf(open.stage) + 1] ?? 'done';
  const stage = next === 'against' && !wantsJudgement(open.marks) ? 'done' : next;
  if (stage === 'done') return finish(scene, open, say);
  return {
    say,
    ask: essayAsk(scene, { stage }),
    change: { open: { ...open, stage } },
    shown: { offers: [give, soFar] },
  };
}

/** What the plan asks for just now. */
export function essayAsk({ lesson }: Scene, { stage }: Pick<OpenEssay, 'stage'>): string {
  return tell(lesson, asks[stage]);
}

const asks = {
  title: 'essayWhich',
  first: 'essayFirst',
  second: 'essaySecond',
  against: 'essayAgainst',
  doubt: 'essayDoubt',
  judgement: 'essayJudge',
  done: 'whatNext',
} as const;

function finish(scene: Scene, open: OpenEssay, say: string[]): Reply {
  return {
    say: [...say, tell(scene.lesson, 'essayDone'), ...(scene.turn.spoken ? planLines(open) : [])],
    change: { open: null },
    shown: { steps: planSteps(open), offers: [{ label: 'Test me on this', says: 'Test me on this' }] },
  };
}

/** The plan as it stands; the question stays open. */
export function showEssay(open: OpenEssay): Reply {
  return { say: planLines(open), again: true, change: { open }, shown: { steps: planSteps(open), offers: [give] } };
}

function planLines({ lines }: OpenEssay): string[] {
  return lines.map(({ part, text }) => `${part}: ${upperFirst(firstSentences(text, 1)).replace(/[.?!]*$/, '.')}`);
}

function planSteps({ lines }: OpenEssay) {
  return lines.map(({ part, text }) => ({ left: part, right: upperFirst(text) }));
}
