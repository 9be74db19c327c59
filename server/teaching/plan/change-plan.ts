import { stemsOf } from '#domain/marking/topic-stems.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { featuresOf } from '../mark/features.ts';
import { type PhraseName, tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { barePoint } from './bare-point.ts';
import { freePart } from './coach-plan.ts';
import { findLine, lineAbout } from './find-line.ts';
import { headingOf } from './heading-of.ts';
import { joined, joinLines, runsOn, standsBehind } from './join-lines.ts';
import { type Line, nextStage, type Part, partAt, partNames } from './parts.ts';
import { placeLine, saidIn, withLine } from './place-line.ts';
import type { PlanWish } from './plan-wish.ts';
import { mostNamed, recallPoint } from './recall-point.ts';
import { sayIfGood } from './say-if-good.ts';
import type { OpenEssay } from './start-essay.ts';
import { newWordFor, strengthOf, wordFor } from './word-for-point.ts';

/** The plan after a wish, and the sentence that says what was done. */
export type Changed = { open: OpenEssay; say: string[] };

export function changePlan(context: TurnContext, open: OpenEssay, wish: PlanWish): Changed {
  const { lesson } = context;
  switch (wish.does) {
    case 'add':
      return put(context, open, { part: wish.to ?? freePart(open), text: barePoint(wish.text) }, wish.text, wish.asked);
    case 'recall':
      return recall(context, open, wish.about);
    case 'judge':
      return put(context, open, { part: 'Judgement', text: barePoint(wish.text, 'Judgement') }, '', wish.asked);
    case 'change':
      return replace(context, open, wish.line ?? findLine(open.lines, open.marks, wish.which), {
        text: barePoint(wish.text),
        isBetter: wish.isBetter,
      });
    case 'develop':
      return develop(context, open, wish);
    case 'restore':
      return restore(context, open, findLine(open.lines, open.marks, wish.which));
    case 'move':
      return moveOrAdd(context, open, wish);
    case 'join':
      return joinLines(context, open, wish);
    case 'remove':
      // 'That is not my point, mine was about the tax': what he means is in the plan.
      return wish.meant && lineAbout(open.lines.slice(-1), wish.meant)
        ? { open, say: [] }
        : remove(context, open, findLine(open.lines, open.marks, wish.which));
    case 'complain':
      return { open, say: [tell(lesson, 'planOffTitle')] };
    case 'restart':
      return { open: { ...open, lines: [] }, say: [tell(lesson, 'planCleared')] };
    default:
      return { open, say: [] };
  }
}

function recall(context: TurnContext, open: OpenEssay, about: string): Changed {
  if (open.lines.some((line) => isOf(line, about))) return { open, say: [tell(context.lesson, 'planHasIt')] };
  const text = recallPoint(context, about, open.title);
  return text ? put(context, open, { part: freePart(open), text }) : notFound(context, open);
}

/** Most of what it is said to be about stands in the line. */
function isOf({ text }: Line, about: string): boolean {
  const own = new Set(stemsOf(text));
  const named = stemsOf(about);
  return named.length > 0 && named.filter((stem) => own.has(stem)).length >= mostNamed * named.length;
}

function put(context: TurnContext, open: OpenEssay, line: Line, said = '', asked = ''): Changed {
  const { lesson } = context;
  const { open: next, line: placed, how } = placeLine(open, line, said, saidIn(context));
  if (how === 'judgedNothing') return { open, say: [tell(lesson, how)] };
  const isNewJudgement = line.part === 'Judgement' && open.lines.some(({ part }) => part === 'Judgement');
  const done = tell(lesson, isNewJudgement ? 'planJudged' : how, { part: partNames[placed.part] });
  const word = asked
    ? sayIfGood(context, placed, next, asked)
    : how === 'planHasIt'
      ? []
      : newWordFor(context, placed, open);
  return { open: next, say: [done, ...word] };
}

type Rewording = { text: string; done?: PhraseName; isBetter?: boolean | undefined };

function replace(
  context: TurnContext,
  open: OpenEssay,
  line: Line | undefined,
  { text, done = 'planChanged', isBetter }: Rewording,
): Changed {
  if (!line) return notFound(context, open);
  const next = { ...line, text };
  const lines = open.lines.map((one) => (one === line ? next : one));
  return {
    open: { ...open, lines },
    say: [
      ...(isBetter && gains(context, open, line, next) ? [tell(context.lesson, 'planBetter')] : []),
      tell(context.lesson, done),
      ...wordFor(context, next, open),
    ],
  };
}

/** More of what an examiner looks for than it had, or one more step of the same. */
function gains(context: TurnContext, open: OpenEssay, line: Line, next: Line): boolean {
  const gained = strengthOf(context, next, open) - strengthOf(context, line, open);
  return gained > 0 || (gained === 0 && featuresOf(next.text).links > featuresOf(line.text).links);
}

/** What is said to a line that is there: its next steps, or the reason that was missed. */
function develop(context: TurnContext, open: OpenEssay, wish: Extract<PlanWish, { does: 'develop' }>): Changed {
  const more = wish.text.trim().replace(/^(?:the |my )?next (?:link|step)(?: is)?\s*[:,]?\s*/i, '');
  const text = runsOn.test(more) ? more : barePoint(wish.text);
  const line = wish.line ?? findLine(open.lines, open.marks, wish.which) ?? open.lines.at(-1);
  if (!line) return put(context, open, { part: freePart(open), text });
  return line.text.includes(text)
    ? { open, say: [tell(context.lesson, 'planHasIt')] }
    : replace(context, open, line, { text: joined(line.text, text), done: 'planExtended', isBetter: wish.isBetter });
}

/** All that he said when he brought it. */
function restore(context: TurnContext, open: OpenEssay, line: Line | undefined): Changed {
  if (!line) return notFound(context, open);
  const start = line.text.replace(/ …$/, '').slice(0, quotedStart);
  const said = context.turn.history.findLast(({ by, text }) => by === 'student' && text.includes(start))?.text ?? '';
  const whole = said.slice(Math.max(0, said.indexOf(start)));
  return whole.length > line.text.length
    ? replace(context, open, line, { text: whole, done: 'planRestored' })
    : { open, say: [tell(context.lesson, 'planInFull')] };
}

const quotedStart = 40;

/** 'Put that in as my second point', where the last line is one already: what he said since; 'put Tesco in the evaluation': there. */
function moveOrAdd(
  context: TurnContext,
  open: OpenEssay,
  { which, to, isSaid }: Extract<PlanWish, { does: 'move' }>,
): Changed {
  const line = findLine(open.lines, open.marks, which);
  if (isSaid && line && line.part === to)
    return { open, say: [tell(context.lesson, 'planStands', { part: partNames[line.part] })] };
  if (line && !to && standsBehind(line, which))
    // It was found, and stays: a plan of its own says so beside other wishes.
    return { open: { ...open }, say: [tell(context.lesson, 'planTogether', { text: headingOf(line) })] };
  const isThat = /^(?:that|this|it)\b/i.test(which);
  const said = isThat && line?.part === to ? recallPoint(context, '', open.title) : '';
  if (said && to) return put(context, open, { part: to, text: said });
  const host = line ? undefined : open.lines.findLast(({ part }) => part === to);
  const isCase = /^(?!The\b|My\b)[A-Z]/.test(which) || context.cases.namedIn(which).length > 0;
  if (!host || isThat || !isCase) return move(context, open, line, to);
  return replace(context, open, host, {
    text: `${host.text.replace(/[\s.]+$/, '')}, for example ${which}.`,
    done: 'planExtended',
  });
}

function move(context: TurnContext, open: OpenEssay, line: Line | undefined, wished: Part | undefined): Changed {
  if (!line) return notFound(context, open);
  const others = open.lines.filter((one) => one !== line);
  const to = wished ?? elsewhere(line.part, others, open.marks);
  const moved = withLine({ ...open, lines: others }, { ...line, part: to });
  return { open: moved, say: [tell(context.lesson, 'planMoved', { part: partNames[to] })] };
}

/** What is in the wrong place, and nobody says where it should be. */
function elsewhere(part: Part, others: Line[], marks: number | null): Part {
  if (part !== 'Judgement') return part === 'Point' ? 'Other side' : 'Point';
  const stage = nextStage(others, marks);
  return stage === 'judgement' || stage === 'done' ? 'Other side' : partAt(stage);
}

function remove(context: TurnContext, open: OpenEssay, line: Line | undefined): Changed {
  if (!line) return notFound(context, open);
  const start = line.text.split(' ');
  const text = upperFirst(
    start
      .slice(0, mostQuoted)
      .join(' ')
      .replace(/[\s,;:.?!]+$/, ''),
  );
  return {
    open: { ...open, lines: open.lines.filter((one) => one !== line) },
    say: [tell(context.lesson, 'planRemoved', { text: start.length > mostQuoted ? `${text} …` : text })],
  };
}

const mostQuoted = 8;

function notFound({ lesson }: TurnContext, open: OpenEssay): Changed {
  return { open, say: [tell(lesson, open.lines.length ? 'planWhichLine' : 'planEmpty')] };
}
