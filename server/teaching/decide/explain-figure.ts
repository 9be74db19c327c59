import { isSame } from '../calculate/check-own.ts';
import { valuesOf, writtenLines } from '../calculate/claims/written-lines.ts';
import { type Figure, readNumbers } from '../calculate/read-numbers.ts';
import { tidy } from '../calculate/say-number.ts';
import { writeFigure } from './write-figure.ts';

/**
 * 'Where does the £500 come from?', of the story that was just told: how it follows from the other figures of that story,
 * or that it is one of those it begins with.
 */
export function explainFigure(told: string[], asked: Figure, words: string): string[] | undefined {
  const at = told.findIndex((sentence) => readNumbers(sentence).figures.some((one) => isIt(one, asked)));
  if (at < 0) return undefined;
  const sentence = told[at] ?? '';
  const target = readNumbers(sentence).figures.find((one) => isIt(one, asked)) ?? asked;
  const beside = readNumbers(sentence).figures.filter((one) => !isIt(one, asked));
  const earlier = told.slice(0, at).flatMap((one) => readNumbers(one).figures);
  const known = [...earlier, ...beside].filter(
    (one, place, all) => place === all.findIndex(({ value, unit }) => value === one.value && unit === one.unit),
  );
  const added = /\badds? up\b|\bin all\b|\bin total\b|\btotal\b/i.test(sentence)
    ? ofRounds(target, known, words)
    : undefined;
  const way = added ?? ofTwo(target, known) ?? ofSameShare(target, known);
  return way ?? [`It is one of the figures that the example begins with: ${sentence}`];
}

function isIt(one: Figure, asked: Figure): boolean {
  return Math.abs(one.value) === Math.abs(asked.value);
}

/** What comes of two of the others, those told last first. */
function ofTwo(target: Figure, known: Figure[]): string[] | undefined {
  const latest = known.toReversed();
  const is = (value: number) => Number.isFinite(value) && isSame(Math.abs(target.value), value, target.step);
  for (const one of latest)
    for (const other of latest) {
      if (one === other) continue;
      const [a, b, t] = [writeFigure(one), writeFigure(other), writeFigure(target)];
      if (target.unit === 'percent') {
        if (is((one.value / other.value) * 100)) return [`${a} divided by ${b}, times 100, is ${t}.`];
        continue;
      }
      if (one.unit === 'percent' && is((one.value / 100) * other.value)) return [`${a} of ${b} is ${t}.`];
      if (one.unit === 'percent' || other.unit === 'percent') continue;
      if (is(one.value + other.value)) return [`${b} plus ${a} is ${t}.`];
      if (is(one.value - other.value)) return [`${a} minus ${b} is ${t}.`];
      if (is(one.value * other.value)) return [`${b} times ${a} is ${t}.`];
      if (is(one.value / other.value)) return [`${a} divided by ${b} is ${t}.`];
    }
  return undefined;
}

/** '£80 of £100 is spent, then £64 of that': the same share goes on at each step. */
function ofSameShare(target: Figure, known: Figure[]): string[] | undefined {
  for (const [at, whole] of known.entries())
    for (const part of known.slice(at + 1)) {
      const share = part.value / whole.value;
      const from = known.findLast((one) => isSame(target.value, one.value * share, target.step));
      if (!from || share >= 1) continue;
      const [w, p, f] = [writeFigure(whole), writeFigure(part), writeFigure(from)];
      return [
        `${p} out of ${w} is ${tidy(share)}, and the same share goes on each time.`,
        `${tidy(share)} times ${f} is ${writeFigure({ ...target, value: tidy(from.value * share) })}.`,
      ];
    }
  return undefined;
}

/** Rounds that get smaller by one share: the first divided by what is kept back of each pound. */
function ofRounds(target: Figure, known: Figure[], words: string): string[] | undefined {
  for (const [at, first] of known.entries())
    for (const kept of known.slice(at + 1)) {
      const share = tidy(kept.value / first.value);
      if (share >= 1 || !isSame(target.value, first.value / share, target.step)) continue;
      const times = tidy(1 / share);
      const { open } = writtenLines(readNumbers(words));
      const isSaid = valuesOf(open).some((value) => isSame(value, times, 0.01));
      return [
        ...(isSaid ? ['Yes, that is where it comes from.'] : []),
        `${writeFigure(kept)} of each ${writeFigure(first)} is kept, which is ${share} of every pound.`,
        `1 divided by ${share} is ${times}, and ${times} times ${writeFigure(first)} is ${writeFigure(target)}.`,
      ];
    }
  return undefined;
}
