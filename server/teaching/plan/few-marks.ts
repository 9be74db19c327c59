import { inSequence } from '#domain/in-sequence.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { firstSentences } from '../say/first-sentences.ts';
import { inWords } from '../say/numbers.ts';
import { tell } from '../say/tell.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import { readMarks } from './tariff.ts';

/** 'hw q: explain 2 benefits of …. 4 marks': what is asked for, without the homework, the command word and the marks. */
export function askedForFew(words: string): string | undefined {
  const [, count, rest] = question.exec(words.trim().replace(/\s+/g, ' ').replace(lead, '')) ?? [];
  if (!count || !rest || /\b(?:plan|essay)\b/i.test(words) || (readMarks(words) ?? 0) > mostFew) return undefined;
  return `${count} ${rest.replace(marksBehind, '').trim()}`;
}

const mostFew = 6;
const lead = /^(?:(?:ok(?:ay)?|so|hi|hey|my|the|next)[,:]? )+/i;
const question = inSequence([
  /^(?:(?:hw|homework|exam|past paper|textbook) ?)?(?:q(?:uestion|u)?s? ?)?\d{0,2} ?(?:is|says|asks)?[ :,–-]{0,3}["'“‘]?/is,
  /(?:explain|state|identify|give|outline|name|describe|suggest) (one|two|three|1|2|3) (.{12,})$/is,
]);
const marksBehind = /["'”’]?[\s,.;(–-]*(?:for )?\(?\d ?(?:marks?|m)?\)?["'”’).\s]*$/i;

/** 'How do I write that for 4 marks': the shape of so few marks, with the points that were just named. */
export function shapeFewMarks(context: TurnContext, words: string): Reply | undefined {
  const { lesson, turn } = context;
  const marks = fewMarksMeant(context, words);
  if (marks === undefined) return undefined;
  if (needsCase.test(words))
    return { say: [tell(lesson, 'fewNoCase', { marks: String(marks) })], act: 'exam-technique' };
  if (!asksToWrite.test(words)) return undefined;
  const before = turn.history.findLast(({ by }) => by === 'student')?.text ?? '';
  const named =
    listed(words) ??
    oneNamed(words) ??
    listed(before) ??
    lesson.last.slice(0, 1).map((line) => firstSentences(line, 1));
  const points = named.map((point) => upperFirst(point.replace(/[\s.,;:?!]+$/, '')));
  const [first, second] = points;
  if (!first) return undefined;
  return {
    say: [
      tell(lesson, second ? 'fewShape' : 'fewShapeOne', { marks: String(marks), count: inWords(points.length) }),
      tell(lesson, 'fewFirst', { point: first }),
      ...(second ? [tell(lesson, 'fewSecond', { point: second })] : []),
    ],
    ask: tell(lesson, 'fewFinish'),
    again: true,
    change: { open: null },
    act: 'exam-technique',
  };
}

/** The marks that are named, or those of the question that is being answered. */
export function fewMarksMeant({ turn: { history } }: TurnContext, words: string): number | undefined {
  const own = readMarks(words);
  if (own !== null) return own <= mostFew ? own : undefined;
  const asked = history
    .filter(({ by }) => by === 'student')
    .slice(-latest)
    .findLast(({ text }) => readMarks(text) !== null);
  const marks = asked && readMarks(asked.text);
  return marks && marks <= mostFew ? marks : undefined;
}

const latest = 6;
const asksToWrite =
  /\bhow (?:do|would|should|can|to|wud|shud|d)\b[^.?!]{0,12}\b(?:write|answer|structure|word|phrase|set|lay|put)\b[^.?!]*\b(?:that|this|it|them|these|those|one|point|marks?)\b/i;
const needsCase =
  /\b(?:need|want|have to (?:give|use|include|put)|should i (?:use|give|include|put))\b[^.?!]*\b(?:examples?|case)\b/i;

/** '1) keeps all profit 2) quick and cheap to set up' */
function listed(words: string): string[] | undefined {
  const points = [...words.matchAll(/\b\d[).:]\s*(.+?)(?=[\s,;]*\b\d[).:]\s|[.?!]|$)/g)].map(([, point = '']) =>
    point.trim(),
  );
  return points.length > 1 ? points.slice(0, 2) : undefined;
}

/** 'how to write the keeps all profit one' */
function oneNamed(words: string): string[] | undefined {
  const point = /\b(?:write|word|phrase|put) (?:the|my|that) (.{4,50}?) (?:one|point|bit)\b/i.exec(words)?.[1];
  return point && !/^(?:first|second|last|next|other)$/i.test(point) ? [point] : undefined;
}
