import { lowerFirst } from '../say/say-point.ts';
import { sentencesOf } from '../say/sentences.ts';
import { tell } from '../say/tell.ts';
import type { TurnContext } from '../turn-context.ts';
import { firstLink, namesNothing } from './about-plan.ts';
import { amountsIn, sayFigure } from './figure-held.ts';
import { findLine, lineAbout, linesNamed } from './find-line.ts';
import { headingOf } from './heading-of.ts';
import { readSideAsked } from './is-asked.ts';
import { lacksOf } from './lacks-of-plan.ts';
import { overlapOf } from './overlap.ts';
import { type Line, labelled, partNames } from './parts.ts';
import {
  asksCase,
  asksChoice,
  asksFigure,
  asksIfJoined,
  asksIfSame,
  asksLevel,
  asksOrder,
  asksSide,
  asksTimes,
  asksWeakest,
  asksWhere,
  readIfIn,
  speaksOfCase,
} from './plan-questions.ts';
import { sayTimes } from './say-times.ts';
import type { OpenEssay } from './start-essay.ts';
import { strengthOf, wordFor } from './word-for-point.ts';

/** A question about the plan, answered from the plan: what is in it, on which side, how strong, and whether twice. */
export function answerPlanQuestion(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  if (asksTimes.test(question)) return [sayTimes(context, plan)];
  if (asksFigure.test(question)) return sayFigure(context, amountsIn(question).length ? question : lastFigure(context));
  if (!plan.lines.length) return undefined;
  if (asksIfSame.test(question) || (asksIfJoined.test(question) && namesNothing(question, plan)))
    return compareLines(context, plan, question);
  if (asksWeakest.test(question)) return rankLines(context, plan, question);
  if (asksChoice.test(question)) return [tell(context.lesson, 'planChoice')];
  if (asksOrder.test(question)) return orderLines(context, plan, question);
  if (readIfIn(question) !== undefined) return sayIfIn(context, plan, question);
  if (asksWhere.some((form) => form.test(question))) return sayWhere(context, plan, question);
  if (asksSide.test(question) || readSideAsked(question)) return saySide(context, plan, question);
  if (asksCase.some((form) => form.test(question)) && amountsIn(question).length) return sayFigure(context, question);
  const named = caseIn(context, question);
  if (named) return [tell(context.lesson, 'planCase', { text: named })];
  return asksLevel.test(question) ? sayLevel(context, plan) : undefined;
}

/** Whether a line says the same as another on its side. */
function compareLines(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  const named = linesNamed(plan.lines, question);
  const lines = plan.lines.filter(({ part }) => part !== 'Judgement');
  const last = named.at(-1) ?? lines.at(-1);
  const others = lines.filter((line) => line !== last && (named.length < 2 || named.includes(line)));
  if (!last || !others.length) return undefined;
  const nearest = others.reduce((best, line) => (near(plan, last, line) > near(plan, last, best) ? line : best));
  const isSame = near(plan, last, nearest) >= sameFrom;
  return [
    tell(context.lesson, isSame ? 'planSame' : 'planDiffer', { one: headingOf(nearest), other: headingOf(last) }),
  ];
}

const sameFrom = 0.5;

function near({ title }: OpenEssay, one: Line, other: Line): number {
  return overlapOf(one.text, other.text, title);
}

function rankLines(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  const lines = plan.lines.filter(({ part }) => part !== 'Judgement');
  const isWeak = /\b(?:weak|worst|develop|work on|improve|change|focus)/i.test(question);
  const [first, ...rest] = lines;
  if (!first) return undefined;
  const found = rest.reduce((best, line) => {
    const gains = strengthOf(context, line, plan) - strengthOf(context, best, plan);
    return (isWeak ? gains < 0 : gains > 0) ? line : best;
  }, first);
  return [
    tell(context.lesson, isWeak ? 'planWeakest' : 'planStrongest', { text: headingOf(found) }),
    ...wordFor(context, found, plan),
    ...(asksHow.test(question) ? [tell(context.lesson, 'extendLine', { first: firstLink(found) })] : []),
  ];
}

const asksHow = /\bhow\b[^.?!]*\b(?:better|improve|develop|strengthen|fix|stronger|extend)\b/i;

/** The general argument first, the condition or the single case behind it; else the stronger first. */
function orderLines(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  const [one, other] = linesNamed(plan.lines, question);
  if (!one || !other) return undefined;
  const isCase = (line: Line) => line.part === 'It depends' || /\bdepends on\b/i.test(line.text);
  if (isCase(one) !== isCase(other)) {
    const [general, single] = isCase(one) ? [other, one] : [one, other];
    return [tell(context.lesson, 'planOrderCase', { first: headingOf(general), second: headingOf(single) })];
  }
  const [first, second] =
    strengthOf(context, other, plan) > strengthOf(context, one, plan) ? [other, one] : [one, other];
  return [tell(context.lesson, 'planOrder', { first: headingOf(first), second: headingOf(second) })];
}

function sayIfIn(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  const about = readIfIn(question) ?? '';
  const isNumbered = namesNothing(about, plan);
  const line = isNumbered ? findLine(plan.lines, plan.marks, about) : lineAbout(plan.lines, about);
  if (!line) return [tell(context.lesson, 'planNotIn')];
  const label = labelled(plan.lines, plan.marks).find(({ text }) => text === line.text)?.label ?? '';
  const place = line.part === 'Point' ? lowerFirst(label) : partNames[line.part];
  return [tell(context.lesson, 'planIsIn', { label: place, text: headingOf(line) })];
}

function saySide(context: TurnContext, plan: OpenEssay, question: string): string[] | undefined {
  const asked = readSideAsked(question);
  const isNamed = asked !== undefined && !/^(?:that|this|it)$/i.test(asked.about);
  const named = linesNamed(plan.lines, question)[0] ?? (isNamed ? lineAbout(plan.lines, asked.about) : undefined);
  if (isNamed && !named) return [tell(context.lesson, 'planSideOpen')];
  const line = named ?? plan.lines.at(-1);
  const isThere = line && asked && line.part === (asked.side === 'against' ? 'Other side' : 'Point');
  if (isThere) return [tell(context.lesson, 'planStands', { part: partNames[line.part] })];
  return line && [tell(context.lesson, 'planSide', { text: headingOf(line), part: partNames[line.part] })];
}

/** Where something belongs: a condition may stand in two places. */
function sayWhere(context: TurnContext, plan: OpenEssay, question: string): string[] {
  const line =
    lineAbout(plan.lines, question) ?? (/\b(?:that|this|it)\b/i.test(question) ? plan.lines.at(-1) : undefined);
  const isCondition = line && (line.part === 'It depends' || /\bdepends\b/i.test(line.text));
  return [
    tell(context.lesson, isCondition ? 'planWhereDepends' : 'planWhere'),
    ...(line ? [tell(context.lesson, 'planSide', { text: headingOf(line), part: partNames[line.part] })] : []),
  ];
}

/** What the student last said with a figure in it. */
function lastFigure({ turn: { history } }: TurnContext): string {
  const said = history.findLast(({ by, text }) => by === 'student' && amountsIn(text).length > 0)?.text ?? '';
  return sentencesOf(said).find((sentence) => amountsIn(sentence).length > 0) ?? '';
}

/** A firm, a country, a year or a figure: what may stand beside a step. */
function caseIn({ cases }: TurnContext, question: string): string | undefined {
  // 'What example could I use for it?' names none.
  if (/^\W*(?:(?:so|and|but|ok(?:ay)?)[, ]+)*(?:what|which|how|where)\b/i.test(question)) return undefined;
  const text = asksCase.map((form) => form.exec(question)?.[1]).find(Boolean);
  const named = text?.replace(/^(?:the|my|using|a|an) /i, '').trim();
  if (!named || /^(?:that|this|it|them|these|those)$/i.test(named)) return undefined;
  const isCase = cases.namedIn(named).length > 0 || /\b[A-Z][\w&'’.-]*|\d/.test(named) || speaksOfCase.test(question);
  return isCase && named.split(' ').length <= longestCase ? named.replace(/ (?:example|case)$/i, '') : undefined;
}

const longestCase = 6;

function sayLevel(context: TurnContext, plan: OpenEssay): string[] {
  const lacks = lacksOf(context, plan);
  return [tell(context.lesson, lacks ? 'planLacks' : 'planHasAll', { lacks })];
}
