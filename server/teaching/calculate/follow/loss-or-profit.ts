import { formulasNamed } from '../as-read.ts';
import { mergeReadings } from '../merge-readings.ts';
import { readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { sayWith } from '../say-number.ts';
import { leaning, type SumRequest, toWorked, type WorkedSum } from '../sum.ts';
import { tryWays } from '../try-ways.ts';

/** 'Does that mean they'd make a loss', after a break-even: yes or no, with the figures that were told before. */
export function lossOrProfit(
  words: string,
  { words: before, said = '' }: NonNullable<SumRequest['before']>,
): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [clause = '', asked] = asks.exec(text) ?? [];
  if (!asked || notWhether.test(clause)) return undefined;
  const told = before.split('\n').map((line) => readWords(line, ''));
  const known = [...before.split('\n'), ...said.split('\n')].flatMap((line) => readNumbers(line).figures);
  if (figures.some(({ value }) => !known.some((one) => one.value === value))) return undefined;
  const reading = told.reduce(mergeReadings);
  const say = sayWith(reading.currency);
  for (const formula of formulasNamed('profit')) {
    const result = tryWays({ ...formula, strict: false }, reading, say);
    if (result.kind !== 'done' || result.working.value === 0) continue;
    const isSo = result.working.value < 0 === /^los/.test(asked);
    const sum = toWorked(formula, result.working, { ...reading, own: undefined }, say);
    return leaning({ ...sum, sentences: [isSo ? 'Yes, they would.' : 'No, they would not.', ...sum.sentences] });
  }
  return undefined;
}

const asks =
  /(?:^|[.,;!?] ?|\b(?:so|and|but|then|now|oh|wait) )(?:does (?:that|this|it) mean|(?:so )?(?:would|will|are|do|is|did) (?:they|it|he|she|we|the (?:firm|business|shop|company|cafe)))\b[^.?#]*?\b(loss|lose|losing|profit)\b(?! margin)/;
const notWhether = /\b(?:how|what|why|which|when|if|always|more|less|bigger|smaller|maximi[sz]\w*)\b/;
