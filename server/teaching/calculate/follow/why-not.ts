import { formulasNamed } from '../as-read.ts';
import { isSame } from '../check-own.ts';
import type { Reading, Working } from '../formula.ts';
import { mergeReadings } from '../merge-readings.ts';
import { type Figure, type Masked, readNumbers } from '../read-numbers.ts';
import { readWords } from '../read-words.ts';
import { aloud, onScreen, resultText, type Say, sayWith } from '../say-number.ts';
import { leaning, type SumRequest, type WorkedSum } from '../sum.ts';
import { tryWays } from '../try-ways.ts';

/**
 * 'Why is it 19 and not 29 if I sold the extra one for 29', 'why 1.80 not 3': of the sum before, and with its figures.
 * What makes the other figure is said where it is known, and else how the right one comes about.
 */
export function whyNot(words: string, before: NonNullable<SumRequest['before']>): WorkedSum | undefined {
  const masked = readNumbers(words);
  const asked = askedIn(masked, before.result);
  const known = asked && knownFrom(before.words);
  if (!known || !isOfThread(masked, asked, known)) return undefined;
  const say = sayWith(known.currency);
  for (const name of [...before.name.split(' and '), ...onTheWay]) {
    const working = workingOf(name, known, say);
    if (!working || !isSame(asked.is, working.value, asked.step)) continue;
    const slip = working.slips?.find(({ value }) => isSame(asked.isNot.value, value, asked.isNot.step));
    const write = say[working.unit];
    const told = slip
      ? [`Not ${write(asked.isNot.value)}: ${slip.says}`, ...working.sentences.slice(-1)]
      : [`This is where ${write(working.value)} comes from.`, ...working.sentences];
    return leaning({
      ...{ kind: 'worked', name, sentences: told.map(aloud), result: resultText(write(working.value)) },
      steps: working.steps.map(({ left, right }) => ({ left, right: onScreen(right) })),
    });
  }
  return undefined;
}

/** A step of other sums, which one asks about while they are talked of. */
const onTheWay = ['contribution per unit', 'marginal revenue'];

type Asked = { is: number; step: number; isNot: Figure };

const both = /\b(?:why|how come)\b[^#?.]*#(\d+)\b[^#?.]*?\b(?:not|instead of|rather than)\b[^#?.]*#(\d+)\b/;
const onlyOther =
  /\b(?:why|how come) (?:isnt|wasnt|aint|is it not|its not|it isnt|not|is the answer not)\b[^#?.]*#(\d+)\b/;

function askedIn({ text, figures }: Masked, result: number | undefined): Asked | undefined {
  const [one, two] = (both.exec(text) ?? []).slice(1).map((index) => figures[Number(index)]);
  if (one && two) return one.value === two.value ? undefined : { is: one.value, step: one.step, isNot: two };
  const other = figures[Number(onlyOther.exec(text)?.[1])];
  return other && result !== undefined && other.value !== result ? { is: result, step: 0, isNot: other } : undefined;
}

/** Any other figure in the words is one that the sum holds. */
function isOfThread({ figures }: Masked, { is, isNot }: Asked, known: Reading): boolean {
  return figures.every(
    ({ value }) => value === is || value === isNot.value || known.figures.some((one) => one.value === value),
  );
}

/** What was told, in the words of the sums before. */
export function knownFrom(lines: string): Reading | undefined {
  const [first, ...others] = lines.split('\n').map((line) => readWords(line, ''));
  return first && { ...others.reduce(mergeReadings, first), own: undefined };
}

/** What makes this figure of the sum before, where that is known. */
export function slipBefore(name: string, value: number, before: { words: string }): string | undefined {
  const known = knownFrom(before.words);
  const working = known && workingOf(name, known, sayWith(known.currency));
  return working?.slips?.find((slip) => isSame(value, slip.value, 0))?.says;
}

export function workingOf(name: string, known: Reading, say: Say): Working | undefined {
  const results = formulasNamed(name).map((formula) => tryWays({ ...formula, strict: false }, known, say));
  return results.flatMap((one) => (one.kind === 'done' && !one.rivalled ? one.working : []))[0];
}
