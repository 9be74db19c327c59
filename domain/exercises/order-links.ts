import { shuffle } from '../practice/shuffle.ts';

/** The places of a chain's steps in the order in which they are dealt, which is never the right one. */
export function dealLinks(steps: readonly string[], seed: number): number[] {
  const places = [...steps.keys()];
  const dealt = shuffle(places, seed);
  return dealt.every((place, at) => place === at) ? [...dealt.slice(1), ...dealt.slice(0, 1)] : dealt;
}

export type OrderMarking = {
  verdict: 'right' | 'partly' | 'not yet';
  /** For each step that the student put behind another: whether it follows from that one. */
  follows: boolean[];
};

/** `order`: the places of the steps as the student laid them. Half a chain in the right order is worth something. */
export function markOrder(order: readonly number[]): OrderMarking {
  const follows = order.slice(1).map((place, at) => place === (order[at] ?? 0) + 1);
  if (order.every((place, at) => place === at)) return { verdict: 'right', follows };
  return { verdict: follows.filter(Boolean).length * 2 >= follows.length ? 'partly' : 'not yet', follows };
}
