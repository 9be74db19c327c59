import type { RelationRule } from './diagram-rules.ts';
import { crossings, distance, fromLeft, type Line, reach, slopeOf, type XY, xAt, yAt } from './geometry.ts';

type Test = (a: Line, b: Line, rule: RelationRule) => boolean;

/** A relation of one curve has itself as the other. */
export function holds(rule: RelationRule, a: Line, b: Line): boolean {
  return tests[rule.type](a, b, rule);
}

const tests: Record<RelationRule['type'], Test> = {
  above: (a, b, { from = 0, to = 1 }) => {
    const [low, high] = shared(a, b, 0);
    const [start, end] = [low + (high - low) * from, low + (high - low) * to];
    return high > low && samples(start, end, 7).every((x) => gap(yAt(a, x), yAt(b, x)) > 0.005);
  },
  rightOf: (a, b) => {
    const [low, high] = shared(a, b, 1);
    return high > low + 0.05 && samples(low, high, 7).every((y) => gap(xAt(a, y), xAt(b, y)) > 0.015);
  },
  steeper: (a, b, { factor = 1.15 }) => Math.abs(slopeOf(a)) > Math.abs(slopeOf(b)) * factor,
  twiceAsSteep: (a, b) => {
    const ratio = slopeOf(a) / slopeOf(b);
    return ratio > 1.4 && ratio < 3.2;
  },
  startsAtOrigin: (a) => distance(leftEnd(a), [0, 0]) < 0.07,
  sameStart: (a, b) => Math.abs(leftEnd(a)[1] - leftEnd(b)[1]) < 0.06,
  cross: (a, b) => crossings(a, b).length > 0,
  crossAtMinimum: (a, b) => {
    const bottom = lowestPoint(b);
    // The bottom of a wide U is nearly flat, so a little to the side of it is still the bottom.
    const isBottom = ([x, y]: XY) =>
      distance([x, y], bottom) < 0.06 || (Math.abs(x - bottom[0]) < 0.13 && y - bottom[1] < 0.03);
    return crossings(a, b).some(isBottom);
  },
  tangent: (a, b) => {
    const [low, high] = shared(a, b, 0);
    const gaps = samples(low, high, 60).map((x) => gap(yAt(b, x), yAt(a, x)));
    const least = Math.min(...gaps);
    return least > -0.035 && least < 0.035;
  },
  touchesAxisBothEnds: (a) => {
    const line = fromLeft(a);
    return (line[0]?.[1] ?? 1) < 0.06 && (line.at(-1)?.[1] ?? 1) < 0.06;
  },
};

export function lowestPoint(line: Line): XY {
  return line.reduce((low, point) => (point[1] < low[1] ? point : low), line[0] as XY);
}

export function leftEnd(line: Line): XY {
  return fromLeft(line)[0] ?? [0, 0];
}

function shared(a: Line, b: Line, axis: 0 | 1): [low: number, high: number] {
  const [lowA, highA] = reach(a, axis);
  const [lowB, highB] = reach(b, axis);
  return [Math.max(lowA, lowB), Math.min(highA, highB)];
}

function samples(low: number, high: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => low + ((high - low) * (index + 0.5)) / count);
}

function gap(one: number | undefined, other: number | undefined): number {
  return one === undefined || other === undefined ? Number.NaN : one - other;
}
