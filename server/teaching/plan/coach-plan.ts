import { generalDoubts } from '#content/tutor/plan-generals.ts';
import type { Offer } from '#domain/tutor-shown.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { barePoint } from './bare-point.ts';
import { otherPolicies } from './other-policies.ts';
import { overlapOf } from './overlap.ts';
import { isInTurns, type Line, labelled, lastDoubt, nextStage, type Part, partAt, partNames } from './parts.ts';
import { type Placed, placeLine, saidIn, withLine } from './place-line.ts';
import { partIn } from './side-of.ts';
import { splitPoints } from './split-points.ts';
import { give, type OpenEssay, startEssay } from './start-essay.ts';
import { weighsUp } from './states-judgement.ts';
import { wantsJudgement } from './tariff.ts';
import { lacksAlternative, type Superlative } from './wants-comparing.ts';
import { newWordFor } from './word-for-point.ts';

const soFar: Offer = { label: 'Show the plan so far', says: 'Show the plan so far' };
const test: Offer = { label: 'Test me on this', says: 'Test me on this' };
const enough: Offer = { label: 'Finish the plan', says: 'Finish the plan' };

/** What the student brings to the plan goes in where his words say, with a word on what it has and what it lacks. */
export function addToEssay(context: TurnContext, open: OpenEssay, words: string): Reply | Promise<Reply> {
  if (open.stage === 'title') return startEssay(context, words);
  const part =
    partIn(words, open.title) ??
    (weighsUp(words, open.lines) ? 'Judgement' : goesOn.test(words) ? freePart(open) : partAt(open.stage));
  const [first = words, ...others] = part === 'Judgement' ? [words] : splitPoints(words);
  const placed = placeLine(open, { part, text: barePoint(first, part) }, first, saidIn(context));
  if (others.length) return addOthers(context, placed, others);
  // Where it goes is said where it was not asked for there.
  const isAskedFor = part === partAt(open.stage) || part === 'It depends';
  const done = placed.how === 'planAdded' && isAskedFor ? 'essayTake' : placed.how;
  return goOn(context, placed.open, [
    tell(context.lesson, done, { part: partNames[part] }),
    ...(placed.how === 'judgedNothing' ? [] : newWordFor(context, placed.line, open)),
  ]);
}

/** Each further point on the side of the one before, unless it says another. */
function addOthers(context: TurnContext, placed: Placed, others: string[]): Reply {
  const last = others.reduce<Placed>(({ open, line }, words) => {
    const part = partIn(words, open.title) ?? line.part;
    return placeLine(open, { part, text: barePoint(words, part) }, words, saidIn(context));
  }, placed);
  return goOn(context, last.open, [tell(context.lesson, 'planTwoIn'), ...newWordFor(context, last.line, last.open)]);
}

/** 'And another thing, fuel is dearer': one point more, and no judgement. */
const goesOn = /^(?:(?:and|ok(?:ay)?|so|oh)[, ]+)*(?:also|another|one more|plus|as well)\b/i;

/** Where something goes that names no place: to what is asked for, but never unasked into the judgement. */
export function freePart({ stage, lines, marks }: OpenEssay): Part {
  if (stage !== 'judgement' && stage !== 'done') return partAt(stage);
  const next = nextStage(lines, marks);
  return next === 'judgement' || next === 'done' ? 'Other side' : partAt(next);
}

/** The tutor offers a point of its own. */
export function giveToEssay(context: TurnContext, open: OpenEssay): Reply {
  const policies = asksOther(open) && !isCause.test(open.title) ? otherPolicies(context) : undefined;
  const kinds = policies && tell(context.lesson, policies);
  if (kinds && !context.lesson.last.includes(kinds))
    return {
      say: [kinds],
      ask: tell(context.lesson, 'otherPoliciesAsk'),
      change: { open },
      shown: { offers: [soFar] },
    };
  const given = nextText(open);
  const none = partAt(open.stage) === 'Other side' ? 'essayNoneOther' : 'essayNone';
  if (!given && open.stage === 'judgement')
    return {
      say: [tell(context.lesson, 'essayFrame')],
      ask: essayAsk(context, open),
      change: { open },
      shown: { offers: [soFar] },
    };
  if (!given) return { say: [tell(context.lesson, none)], again: true, change: { open }, shown: { offers: [soFar] } };
  const line: Line = { part: partAt(open.stage), text: given.text };
  return goOn(context, withLine({ ...open, ...given.left }, line), [
    tell(context.lesson, 'essayGive', { text: given.text }),
  ]);
}

/** What was brought is in, and the next is the tutor's. */
export function addOne(context: TurnContext, { open, say }: { open: OpenEssay; say: string[] }): Reply {
  const stage = nextStage(open.lines, open.marks);
  if (stage === 'done') return finish(context, open, say);
  const given = giveToEssay(context, { ...open, stage });
  return { ...given, say: [...say, ...given.say] };
}

/** A cause stands beside causes, and no policy. */
const isCause = /\b(?:causes?|reasons?|factors?|influences?|determinants?)\b/i;

/** A point, a doubt or a judgement that is not in the plan yet; against anything something can be said. */
function nextText({ stage, points, doubts, judgement, lines, title }: OpenEssay) {
  if (stage === 'judgement') return judgement ? { text: judgement, left: { judgement: '' } } : undefined;
  const isDoubt = stage === 'against' || stage === 'doubt';
  const isNew = (offered: string) => !lines.some((line) => overlapOf(line.text, offered, title) >= alike);
  const [text, ...rest] = (isDoubt ? doubts : points).filter(isNew);
  if (text) return { text, left: isDoubt ? { doubts: rest } : { points: rest } };
  const general = isDoubt && generalDoubts.find((one) => !lines.some((line) => line.text === one));
  return general ? { text: general, left: {} } : undefined;
}

/** What is offered must bring more than what is there in other words. */
const alike = 0.4;

/** On to the first part that is still missing, or to the end. */
export function goOn(context: TurnContext, open: OpenEssay, say: string[]): Reply {
  const stage = nextStage(open.lines, open.marks);
  if (stage === 'done') return finish(context, open, say);
  return {
    say,
    ask: essayAsk(context, { ...open, stage }),
    again: true,
    change: { open: { ...open, stage } },
    shown: { offers: offersIn(open) },
  };
}

/** Who has judged already may leave the rest. */
export function offersIn({ lines, stage }: OpenEssay): Offer[] {
  if (stage === 'done') return [soFar, test];
  return [give, soFar, ...(lines.some(({ part }) => part === 'Judgement') ? [enough] : [])];
}

/** What the plan asks for just now. */
export function essayAsk(
  { lesson }: TurnContext,
  open: Pick<OpenEssay, 'stage' | 'marks' | 'title' | 'lines'>,
): string {
  const { stage, marks } = open;
  const other = asksOther(open);
  if (other) return tell(lesson, 'essayAlternative', other);
  const isDoubt = stage === 'against' || stage === 'doubt';
  return tell(lesson, isDoubt && isInTurns(marks) ? 'essayOwnDoubt' : asks[stage]);
}

/** The last that is asked for on the other side, where the title calls something the best. */
function asksOther(open: Pick<OpenEssay, 'stage' | 'marks' | 'title' | 'lines'>): Superlative | undefined {
  return open.stage === lastDoubt(open.marks) ? lacksAlternative(open) : undefined;
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

/** The whole plan; it may still be changed and shown. */
export function finish(context: TurnContext, open: OpenEssay, say: string[]): Reply {
  const other = wantsJudgement(open.marks) ? lacksAlternative(open) : undefined;
  return {
    say: [
      ...say,
      tell(context.lesson, 'essayDone'),
      ...(other ? [tell(context.lesson, 'planNoAlternative', other)] : []),
      ...(context.turn.spoken ? planLines(open) : []),
    ],
    again: true,
    change: { open: null, parked: { ...open, stage: 'done', passed: 0 } },
    shown: { steps: planSteps(open), offers: [test] },
  };
}

/** The plan as it stands: read out, or shown under a sentence that says so. */
export function planShown({ lesson, turn }: TurnContext, open: OpenEssay): Pick<Reply, 'say' | 'shown'> {
  if (!open.lines.length) return { say: [tell(lesson, 'planEmpty')], shown: { offers: [give] } };
  const say = turn.spoken ? planLines(open) : [tell(lesson, 'planSoFar')];
  return { say, shown: { steps: planSteps(open), offers: [open.stage === 'done' ? test : give] } };
}

function planLines({ lines, marks }: OpenEssay): string[] {
  return labelled(lines, marks).map(
    ({ label, text }) => `${label}: ${upperFirst(firstSentences(text, 1)).replace(/[.?!]*$/, '.')}`,
  );
}

export function planSteps({ lines, marks }: OpenEssay) {
  return labelled(lines, marks).map(({ label, text }) => ({ left: label, right: upperFirst(text) }));
}
