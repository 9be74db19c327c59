import { isRight, sayParts, writtenLines } from '../calculate/claims/written-lines.ts';
import { wrongLine } from '../calculate/claims/wrong-line.ts';
import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import { aloud, sayWith } from '../calculate/say-number.ts';
import { judgeFigure } from '../drill/judge-figure.ts';
import { makeSum, readSet } from '../drill/make-sum.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { readOpenQuestion } from './open-question.ts';
import { givesWanted, wantedFigures } from './wanted-figures.ts';

/** 'Was my answer 12540 right or not': held against what was asked last, or against the sum that was worked last. */
export function confirmSum(context: TurnContext, words: string): Reply | undefined {
  const { lesson } = context;
  const said = figureIn(words) ? words : lastFigures(context);
  const given = said === undefined ? undefined : figureIn(said);
  if (said === undefined || given === undefined || lesson.open?.kind === 'sum') return undefined;
  const [told] = [...lesson.asked]
    .reverse()
    .slice(0, mostAsked)
    .flatMap((id) => judgeAsked(context, id, said) ?? []);
  const line = told ? undefined : judgeLine(context, given.value);
  if (line) return { say: [line], again: true, act: 'check-my-work', change: { lapsed: null } };
  const verdict = told ?? judgeWorked(context, said);
  if (!verdict) return undefined;
  const { value, unit, currency } = given;
  const say = sayWith(currency || (verdict.isMoney ? '£' : ''));
  const written = aloud(unit === 'percent' ? say.percent(value) : say.money(value));
  return {
    say: [verdict.isRight ? `Yes, ${written} is right.` : `No, ${written} is not it.`, verdict.answer],
    again: true,
    act: 'check-my-work',
    change: { lapsed: null },
  };
}

const mostAsked = 2;

type Verdict = { isRight: boolean; isMoney: boolean; answer: string };

/** The last figure of a sentence is what came out. */
function figureIn(words: string) {
  return readNumbers(words).figures.at(-1);
}

function lastFigures({ turn }: TurnContext): string | undefined {
  const own = turn.history.filter(({ by }) => by === 'student').slice(-mostTurns);
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
function judgeAsked(context: TurnContext, id: string, said: string): Verdict | undefined {
  const isRecent = (text: string) =>
    context.turn.history.slice(-mostSaid).some((one) => one.by === 'tutor' && one.text.includes(text));
  const set = readSet(id);
  const made = set && makeSum(set.maker, set.number, context.course.subject);
  if (made && isRecent(made.text)) {
    const isRight = judgeFigure(made.worked, said)?.kind === 'right';
    return { isRight, isMoney: made.worked.outcome.unit === 'money', answer: made.worked.outcome.meaning };
  }
  const asked = readOpenQuestion(context, { id });
  if (!asked || !isRecent(asked.question.prompt)) return undefined;
  const given = figureIn(said)?.value;
  if (given === undefined || wantedFigures(asked).length === 0) return undefined;
  const isMoney = new RegExp(`£${Math.abs(given).toLocaleString('en-GB')}(?![\\d,])`).test(asked.answer);
  return { isRight: givesWanted(asked, String(Math.abs(given))), isMoney, answer: asked.answer };
}

/** So many sayings back a question is still the one that is meant. */
const mostSaid = 8;

function judgeWorked({ lesson }: TurnContext, said: string): Verdict | undefined {
  const last = lesson.outcomes.at(-1);
  if (!last || lesson.turns - last.turn > mostTurns) return undefined;
  const worked = { outcome: last, steps: [], sentences: [], result: '' };
  const isRight = judgeFigure(worked, said)?.kind === 'right';
  return { isRight, isMoney: last.unit === 'money' && last.currency === '£', answer: last.meaning };
}
