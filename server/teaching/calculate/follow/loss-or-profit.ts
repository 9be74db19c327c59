import { anyOf } from '#domain/any-of.ts';
import { formulasNamed } from '../as-read.ts';
import { mergeReadings, waysToLean } from '../merge-readings.ts';
import { readNumbers } from '../read-numbers.ts';
import type { Fact } from '../read-roles.ts';
import { readWords } from '../read-words.ts';
import { sayWith } from '../say-number.ts';
import { leaning, type SumRequest, toWorked, type WorkedSum } from '../sum.ts';
import { tryWays } from '../try-ways.ts';

/** 'Does that mean they'd make a loss', after a break-even: yes or no, with the figures that were told before. */
export function lossOrProfit(
  words: string,
  { words: before }: NonNullable<SumRequest['before']>,
  said = '',
): WorkedSum | undefined {
  const { text, figures } = readNumbers(words);
  const [clause = '', asked] = asks.exec(text) ?? [];
  if (!asked || notWhether.test(clause)) return undefined;
  const told = before
    .split('\n')
    .map((line) => readWords(line, ''))
    .reduce(mergeReadings);
  const known = [...before.split('\n'), ...said.split('\n')].flatMap((line) => readNumbers(line).figures);
  const isKnown = figures.every(({ value }) => known.some((one) => one.value === value));
  // 'At 1,700' and 'if the price was £2.80' are new, and take the place of what they were before.
  const now = readWords(words.replace(atOutput, 'if they sell $1 units'), '');
  const isUsed = (used: Set<number>) =>
    isKnown || now.facts.every(({ figure }) => used.has(figure.index + told.figures.length));
  const left = atOutput.test(words) ? { ...told, facts: told.facts.filter((fact) => !isAmount(fact)) } : told;
  for (const reading of isKnown ? [told] : waysToLean(left, now)) {
    const say = sayWith(reading.currency);
    for (const formula of formulasNamed('profit')) {
      const result = tryWays({ ...formula, strict: false }, reading, say);
      if (result.kind !== 'done' || result.rivalled || !isUsed(result.used)) continue;
      const sum = toWorked(formula, result.working, { ...reading, own: undefined }, say);
      return leaning({ ...sum, sentences: withVerdict(sum.sentences, result.working.value, asked) });
    }
  }
  return undefined;
}

function withVerdict(sentences: string[], profit: number, asked: string): string[] {
  // 'So they make a profit of £0' helps nobody.
  if (profit === 0) return ['Neither: they would just break even.', ...sentences.slice(0, -1)];
  return [profit < 0 === /^los/.test(asked) ? 'Yes, they would.' : 'No, they would not.', ...sentences];
}

/** How many are sold, whatever it was called. */
function isAmount({ roles, figure }: Fact): boolean {
  return figure.unit === 'plain' && roles.some((role) => /^(?:sales|units|quantity|output|actualSales)$/.test(role));
}

/** 'At 1,700': so many, where there is no sign of money and too many for a price. */
const atOutput = /\bat (\d[\d,]{2,})\b(?! ?(?:p|pounds|pence|quid|%)\b)/i;
const asks = anyOf(
  [
    /does (?:that|this|it) mean/,
    /(?:so )?(?:would|will|are|do|is|did) (?:they|it|he|she|we|the (?:firm|business|shop|company|cafe))/,
  ],
  {
    before: /(?:^|[.,;!?] ?|#\d+ |\b(?:so|and|but|then|now|oh|wait) )/,
    after: /\b[^.?#]*?\b(loss|lose|losing|profit)\b(?! margin)/,
  },
);
const notWhether = /\b(?:how|what|why|which|when|always|more|less|bigger|smaller|maximi[sz]\w*)\b/;
