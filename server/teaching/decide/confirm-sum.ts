import { isRight, sayParts, writtenLines } from '../calculate/claims/written-lines.ts';
import { wrongLine } from '../calculate/claims/wrong-line.ts';
import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import { aloud, sayWith } from '../calculate/say-number.ts';
import { judgeFigure } from '../drill/judge-figure.ts';
import { makeSum, readSet } from '../drill/make-sum.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { lastAsked } from './last-asked.ts';
import { namesOther } from './names-another.ts';
import { readOpenQuestion } from './open-question.ts';
import { isInPounds, isResult, otherResult } from './other-result.ts';
import { ownFigure } from './own-figure.ts';
import { type Recalled, recallVerdict } from './recall-verdict.ts';
import { wantedFigures } from './wanted-figures.ts';
import { writeFigure } from './write-figure.ts';

/** 'Was my answer 12540 right or not': held against what was asked last, or against the sum that was worked last. */
export function confirmSum(context: TurnContext, words: string): Reply | undefined {
  const { lesson } = context;
  const named = ownFigure(words);
  const said = named ? undefined : lastFigures(context);
  const given = named ?? (said === undefined ? undefined : figureIn(said));
  if (given === undefined || lesson.open?.kind === 'sum') return undefined;
  if (named && !isOffered.test(words) && isUntold(context, named)) return undefined;
  const recalled = named && recallVerdict(context, named);
  if (recalled)
    return told(recalled.verdict === 'close' ? recalled.why : [sayVerdict(recalled, words), ...recalled.why]);
  const [asked] = [...lesson.asked]
    .reverse()
    .slice(0, mostAsked)
    .flatMap((id) => (named && !wasAnswer(context, id, named) ? [] : (judgeAsked(context, id, given, said) ?? [])));
  const line = asked ? undefined : judgeLine(context, given.value);
  if (line) return told([line]);
  const verdict =
    asked ?? (named && isOfAnother(context, named) ? undefined : judgeWorked(context, said ?? words, given));
  return verdict && told([sayVerdict(verdict, words), verdict.answer]);
}

function told(say: string[]): Reply {
  return { say, again: true, act: 'check-my-work', change: { lapsed: null } };
}

/** A yes or a no to what was asked: 'was I wrong?' is answered the other way round. */
function sayVerdict(judged: Recalled | Verdict, words: string): string {
  const isRight = 'isRight' in judged ? judged.isRight : judged.verdict === 'right';
  const { given } = judged;
  const isMoney = 'isMoney' in judged && judged.isMoney;
  const written = writeFigure({ ...given, currency: given.currency || (isMoney ? '£' : '') });
  const asksIfWrong = /\bwrong\b/i.test(words) && !/\b(?:right|correct)\b/i.test(words);
  if (isRight) return `${asksIfWrong ? 'No' : 'Yes'}, ${written} is right.`;
  return asksIfWrong ? `Yes, ${written} is wrong.` : `No, ${written} is not it.`;
}

/** 'Was my 26% right', said before this question was asked, is no answer to it. */
function wasAnswer(context: TurnContext, id: string, { value }: Figure): boolean {
  const { history } = context.turn;
  const set = readSet(id);
  const text =
    (set && makeSum(set.maker, set.number, context.course.subject)?.text) ??
    readOpenQuestion(context, { id })?.question.prompt ??
    '';
  const askedAt = history.findIndex((one) => one.by === 'tutor' && text !== '' && one.text.includes(text));
  const saidAt = history.findLastIndex(({ by, text: said }) => by === 'student' && holds(said, value));
  return saidAt < 0 || saidAt > askedAt;
}

/** 'The supplier thing with the 40000': a figure that he never told, and does not offer now, is no result of his. */
function isUntold({ turn: { history } }: TurnContext, { value }: Figure): boolean {
  return !history.some(({ by, text }) => by === 'student' && holds(text, value));
}

const isOffered =
  /\b(?:answer|my|mine|said|got|put|had|was|is|it)(?: (?:of|was|is|the|it|about|like|minus))* [-−]?[£$€]?\d/i;

/** It was told as something else than what was worked last: 'and the margin? I make it 26%', after a mark-up. */
function isOfAnother({ turn, lesson }: TurnContext, { value }: Figure): boolean {
  const told = turn.history.findLast(({ by, text }) => by === 'student' && holds(text, value))?.text ?? '';
  const last = lesson.outcomes.at(-1);
  return last !== undefined && namesOther(told, last.name);
}

function holds(said: string, value: number): boolean {
  return readNumbers(said).figures.some((figure) => figure.value === value);
}

const mostAsked = 2;

type Verdict = { isRight: boolean; isMoney: boolean; answer: string /** What is judged. */; given: Figure };

/** The last figure of a sentence is what came out. */
function figureIn(words: string) {
  return readNumbers(words).figures.at(-1);
}

function lastFigures(context: TurnContext): string | undefined {
  const { history } = context.turn;
  // What was said before a question in words was asked is no answer to that.
  const asked = lastAsked(context);
  const isInWords = asked !== undefined && wantedFigures(asked).length === 0;
  const since = isInWords ? history.findLastIndex(({ text }) => text.includes(asked.question.prompt)) : 0;
  const own = history
    .slice(since)
    .filter(({ by }) => by === 'student')
    .slice(-mostTurns);
  return own.findLast(({ text }) => figureIn(text))?.text;
}

const mostTurns = 3;

/** The line that he wrote out with this result. */
function judgeLine({ turn }: TurnContext, value: number): string | undefined {
  const own = turn.history
    .filter(({ by }) => by === 'student')
    .slice(-mostTurns)
    .toReversed();
  for (const { text } of own) {
    const line = writtenLines(readNumbers(text)).lines.find(({ result }) => result.value === value);
    if (!line) continue;
    const of = (figure: Figure) =>
      figure.unit === 'percent' ? sayWith('').percent(figure.value) : sayWith(figure.currency).money(figure.value);
    const done = sayParts(line.parts, of);
    if (!isRight(line)) return wrongLine(text)?.says;
    return done && aloud(`Yes, ${done} is ${of(line.result)}.`);
  }
  return undefined;
}

/** A sum that was set, or a question that is answered with figures, where it was asked a short while ago. */
function judgeAsked(context: TurnContext, id: string, given: Figure, said: string | undefined): Verdict | undefined {
  const isRecent = (text: string) =>
    context.turn.history.slice(-mostSaid).some((one) => one.by === 'tutor' && one.text.includes(text));
  const set = readSet(id);
  const made = set && makeSum(set.maker, set.number, context.course.subject);
  if (made && isRecent(made.text)) {
    const isRight = judgeFigure(made.worked, said ?? asWords(given))?.kind === 'right';
    return { isRight, isMoney: made.worked.outcome.unit === 'money', answer: made.worked.outcome.meaning, given };
  }
  const asked = readOpenQuestion(context, { id });
  if (!asked || !isRecent(asked.question.prompt)) return undefined;
  if (wantedFigures(asked).length === 0) return undefined;
  // Of several that he said the one that is wrong is meant, and else the one that was asked for.
  const other = said === undefined ? undefined : otherResult(asked, said);
  const results = said === undefined ? [] : readNumbers(said).figures.filter((figure) => isResult(asked, figure));
  const meant = other ?? results.at(-1) ?? given;
  const isRight = !other && isResult(asked, meant);
  return { isRight, isMoney: isInPounds(asked, meant), answer: asked.answer, given: meant };
}

function asWords({ value, unit, currency }: Figure): string {
  return `${value < 0 ? '-' : ''}${currency}${Math.abs(value)}${unit === 'percent' ? '%' : ''}`;
}

/** So many sayings back a question is still the one that is meant. */
const mostSaid = 8;

function judgeWorked({ lesson }: TurnContext, said: string, given: Figure): Verdict | undefined {
  const last = lesson.outcomes.at(-1);
  if (!last || lesson.turns - last.turn > mostTurns) return undefined;
  const worked = { outcome: last, steps: [], sentences: [], result: '' };
  const isRight = judgeFigure(worked, said)?.kind === 'right';
  return { isRight, isMoney: last.unit === 'money' && last.currency === '£', answer: last.meaning, given };
}
