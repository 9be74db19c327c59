import { type Place, placeVector } from './place-vector.ts';
import learned from './sense.json' with { type: 'json' };

/**
 * How much what the small model made of some words is like a cry for help, at the place where it is most: above 0 it is
 * more likely one than not. The mean of several small networks of one hidden layer; `tools/train-sense.ts` learns them.
 */
export function senseOf(vectors: Float32Array[]): number {
  return Math.max(...vectors.map((vector) => meanOfNetworks(placeVector(vector, places))));
}

function meanOfNetworks(vector: Float32Array): number {
  return networks.reduce((sum, sense) => sum + sense(vector), 0) / networks.length;
}

const times = learned.times.split(' ');
const places: Place[] = learned.means.split(' ').map((mean, at) => ({ mean: Number(mean), times: Number(times[at]) }));

type Network = (vector: Float32Array) => number;

const networks: Network[] = learned.networks.map(({ bias, units }) => {
  const hidden = units.map(({ scale, weights, ...unit }) => ({
    ...unit,
    weights: Float32Array.from(new Int8Array(Buffer.from(weights, 'base64')), (weight) => weight * scale),
  }));
  return (vector) =>
    hidden.reduce((sum, unit) => sum + unit.counts * Math.max(0, unit.bias + product(unit.weights, vector)), bias);
});

function product(weights: Float32Array, vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) sum += (weights[at] ?? 0) * (vector[at] ?? 0);
  return sum;
}
