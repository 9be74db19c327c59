import type { Reading, Working } from './formula.ts';
import type { Figure } from './read-numbers.ts';
import type { Say } from './say-number.ts';

/** Holds the student's own result against the sum, and names the slip where it can be told. */
export function checkOwn(
  working: Working,
  { own, other, text }: Reading,
  say: Say,
): { own?: 'right' | 'wrong'; says: string; isFar?: true } | undefined {
  if (!own || (working.result !== undefined && !working.isSingle)) return undefined;
  const given = own.value;
  const said = own.unit === 'percent' ? say.percent(given) : own.currency ? say.money(given) : say.number(given);
  const same = (value: number) => isSame(given, value, own.step);
  const answer = working.result ?? say[working.unit](working.value);
  if (other) return choose(working, [own, other], say);
  const fitsUnit = own.unit !== 'percent' || working.unit === 'percent';
  if (same(working.value) && fitsUnit) return { own: 'right', says: `Yes, ${said} is right.` };
  const slip = working.slips?.find(({ value }) => same(value));
  if (slip) return wrong(`Not quite: ${slip.says}`);
  if (same(-working.value) && working.value < 0 && fitsUnit && asksFall.test(text))
    return { own: 'right', says: `Yes, a fall of ${said} is right.` };
  if (same(-working.value)) {
    return wrong(
      working.value < 0
        ? `Nearly: the size is right, but it needs a minus sign, so it is ${answer}.`
        : `Nearly: the size is right, but it should be positive, so it is ${answer}.`,
    );
  }
  if (same(working.value * 100) || same(working.value / 100) || (same(working.value) && !fitsUnit)) {
    return wrong(`Nearly: the figures are right, but you are out by a factor of 100, so it is ${answer}.`);
  }
  if (
    working.value !== 0 &&
    (same(1 / working.value) || same(-1 / working.value) || same(100 * (100 / working.value)))
  ) {
    return wrong(`Not quite: you have divided the wrong way round.`);
  }
  if ([10, 1e3, 1e6].some((factor) => same(working.value * factor) || same(working.value / factor))) {
    return wrong(`Nearly: the digits are right, but check the units, because it is ${answer}.`);
  }
  if (isClose(given, working.value)) return wrong(`Close: it is ${answer}, not ${said}.`);
  const far = isFar(given, working.value) ? { isFar: true as const } : {};
  return { ...wrong(`Not quite: it is ${answer}, not ${said}.`), ...far };
}

/** 'How much does quantity fall': the word has the sign in it. */
const asksFall =
  /\b(?:how (?:much|far|many)|by what|what (?:percent(?:age)?|%)) [^.?]*\b(?:fall|drop|go down|decrease|shrink|decline)/;

/** 'Like 850', of 857.14. */
export function isClose(given: number, value: number): boolean {
  return Math.abs(given - value) <= close * Math.abs(value);
}

const close = 0.02;

/** Nobody is out by so much: what was taken for a result is a figure of another sum. */
function isFar(given: number, value: number): boolean {
  const [less = 0, more = 0] = [Math.abs(given), Math.abs(value)].toSorted((a, b) => a - b);
  return less > 0 && more / less > 12;
}

/** 'is it 5 or 0.2': the one that is right, where one is. */
function choose(working: Working, offered: Figure[], say: Say): { says: string } | undefined {
  const fits = ({ value, step }: Figure) => isSame(value, working.value, step) || isSame(-value, working.value, step);
  const right = offered.filter(fits);
  const [wrongOne] = offered.filter((figure) => !fits(figure));
  if (right.length !== 1 || !wrongOne) return undefined;
  return { says: `It is ${say[working.unit](working.value)}, not ${say[working.unit](wrongOne.value)}.` };
}

function wrong(says: string): { own: 'wrong'; says: string } {
  return { own: 'wrong', says };
}

/** Right when it rounds to what the student wrote; a whole number must also be near in proportion. */
export function isSame(given: number, value: number, step: number): boolean {
  const gap = Math.abs(given - value);
  if (gap < 1e-9 * Math.max(1, Math.abs(value))) return true;
  return gap <= step * 0.5001 && (step < 1 ? gap <= 0.12 * Math.abs(value) : gap <= 0.02 * Math.abs(value));
}
