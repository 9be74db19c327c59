import { isSame } from '../check-own.ts';
import { readNumbers } from '../read-numbers.ts';
import type { Sum, SumRequest } from '../sum.ts';

/** '1/0.7 = 1.43', in the middle of a multiplier: that is what it is. So is what comes to the result that was worked before. */
export function withMeaning(sum: Sum | undefined, before: SumRequest['before']): Sum | undefined {
  if (sum?.kind !== 'worked' || sum.name !== 'own arithmetic' || sum.own !== 'right' || !before) return sum;
  const multiplier = /multiplier|national income/.test(before.name)
    ? sum.steps.find(({ right }) => /^= 1 ÷ /.test(right))
    : undefined;
  if (multiplier) return { ...sum, sentences: [...sum.sentences, `So the multiplier is ${multiplier.left}.`] };
  const [last] = readNumbers(sum.result).figures;
  if (before.result === undefined || !last || !isSame(last.value, before.result, 0)) return sum;
  return {
    ...sum,
    sentences: [
      ...sum.sentences,
      `So ${before.name.split(' and ').at(-1)} is ${sum.result.replace('-', 'minus ')}, as it was worked out before.`,
    ],
  };
}
