import type { Sum, SumRequest } from '../sum.ts';

/** '1/0.7 = 1.43', in the middle of a multiplier: that is what it is. */
export function withMeaning(sum: Sum | undefined, before: SumRequest['before']): Sum | undefined {
  if (sum?.kind !== 'worked' || sum.name !== 'own arithmetic' || sum.own !== 'right') return sum;
  if (!before || !/multiplier|national income/.test(before.name)) return sum;
  const found = sum.steps.find(({ right }) => /^= 1 ÷ /.test(right));
  return found ? { ...sum, sentences: [...sum.sentences, `So the multiplier is ${found.left}.`] } : sum;
}
