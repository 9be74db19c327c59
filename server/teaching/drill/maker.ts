import type { Subject } from '#domain/subjects.ts';
import { sayWith } from '../calculate/say-number.ts';

/** Makes sums of one kind for a student to try. Their answers are worked by the calculator, from the words alone. */
export type Maker = {
  id: string;
  /** What the calculator calls its result. */
  name: string;
  /** As it is said: 'the PED'. */
  says: string;
  /** How students name it. */
  aliases: RegExp;
  /** Where it is taught; a subject that is not named does not practise it. */
  at: Partial<Record<Subject, readonly string[]>>;
  /** A minus in front of the result is easily forgotten or put: what is said then. */
  sign?: string;
  make: (draw: Draw) => string;
};

/** One of these, another one for each sum. */
export type Draw = <T>(from: readonly T[]) => T;

/** The choices of the sum with this number: two numbers below `countSums` never make the same ones. */
export function drawFor(number: number): Draw {
  let rest = number;
  let shift = 0;
  return (from) => {
    const digit = rest % from.length;
    rest = Math.floor(rest / from.length);
    const chosen = from[(digit + shift) % from.length];
    // What was chosen before moves what is chosen next, so that two sums in a row differ in all their parts.
    shift += digit;
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
}

/** How many different sums a maker has. */
export function countSums({ make }: Maker): number {
  let count = 1;
  make((from) => {
    count *= from.length;
    const [first] = from;
    if (first === undefined) throw new Error('There is nothing to choose from');
    return first;
  });
  return count;
}

export const { money: pounds, number: count } = sayWith('£');
export const dollars = sayWith('$').money;

/** A whole after a percentage of it was added. */
export function after(whole: number, percent: number): number {
  return Number((whole * (1 + percent / 100)).toPrecision(12));
}

export function moves(percent: number): string {
  return percent < 0 ? 'falls' : 'rises';
}
