import learned from './wishes.json' with { type: 'json' };

/** What may be wanted of a topic, of what was just said or of a point of one's own, in however many words. */
export const wishes = ['survey', 'list', 'spec', 'simpler', 'shorter', 'point'] as const;
export type Wish = (typeof wishes)[number];

/**
 * How likely each is, by what the models make of the words before they name an act or an answer: one weight for each place
 * of that and each wish, and for none of them. `tools/train-wishes.ts` learns them.
 */
export function readWishes(made: Float32Array): Record<Wish, number> {
  const worth = rows.map(({ bias, weights }) => bias + product(weights, made));
  const most = Math.max(...worth);
  const shares = worth.map((one) => Math.exp(one - most));
  const all = shares.reduce((sum, one) => sum + one, 0);
  return Object.fromEntries(wishes.map((wish, at) => [wish, (shares[at + 1] ?? 0) / all])) as Record<Wish, number>;
}

/** The first is that of no wish. */
const rows = learned.rows.map(({ bias, weights }) => {
  const { buffer, byteOffset, byteLength } = Buffer.from(weights, 'base64');
  return { bias, weights: new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength)) };
});

function product(weights: Float32Array, made: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (made[at] ?? 0);
  return sum;
}
