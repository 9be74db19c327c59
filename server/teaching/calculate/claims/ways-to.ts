import { isSame } from '../check-own.ts';
import type { Figure } from '../read-numbers.ts';
import type { Way } from './confirm-arithmetic.ts';

/** What the student says it comes to, and how it may have come about. */
export type Result = { figure: Figure; ways: Way[] };

/** Every simple way to this figure from others. */
export function waysTo(result: Figure, from: Figure[]): Way[] {
  const ways: Way[] = [];
  const isIt = (value: number) => Number.isFinite(value) && isSame(result.value, value, result.step);
  const add = (value: number, operands: Figure[], says: Way['says']) => {
    if (isIt(value)) ways.push({ operands, says });
  };
  // Pounds are not taken from dollars.
  const sum = (value: number, operands: Figure[], says: Way['says']) => {
    if (new Set(operands.flatMap(({ currency }) => currency || [])).size < 2) add(value, operands, says);
  };
  const isShare = result.unit === 'percent';
  for (const a of from)
    for (const b of from) {
      if (a === b) continue;
      const share = a.unit === 'percent' ? a.value / 100 : undefined;
      if (isShare && b.value)
        add((a.value / b.value) * 100, [a, b], (of) => `${of(a)} divided by ${of(b)}, times 100,`);
      if (isShare && a.value > b.value && b.value > 0)
        add(
          ((a.value - b.value) / a.value) * 100,
          [a, b],
          (of) => `the difference between ${of(a)} and ${of(b)}, divided by ${of(a)}, times 100,`,
        );
      if (!isShare && b.value) add(a.value / b.value, [a, b], (of) => `${of(a)} divided by ${of(b)}`);
      if (!isShare && share !== undefined) add(share * b.value, [a, b], (of) => `${of(a)} of ${of(b)}`);
      if (!isShare && from.indexOf(a) < from.indexOf(b))
        add(a.value * b.value, [a, b], (of) => `${of(a)} times ${of(b)}`);
      // 'Minus 50,000 plus 75,000' is heard as nobody would do it.
      const [plus, less] = a.value < 0 ? [b, a] : [a, b];
      if (from.indexOf(a) < from.indexOf(b))
        sum(a.value + b.value, [a, b], (of) =>
          less.value < 0 ? `${of(plus)} minus ${of({ ...less, value: -less.value })}` : `${of(a)} plus ${of(b)}`,
        );
      if (b.value >= 0) sum(a.value - b.value, [a, b], (of) => `${of(a)} minus ${of(b)}`);
      for (const c of from) {
        if (c === a || c === b) continue;
        if (!isShare) {
          add(
            a.value / (b.value - c.value),
            [a, b, c],
            (of) => `${of(a)} divided by the difference between ${of(b)} and ${of(c)}`,
          );
          if (c.unit === 'percent')
            add(a.value / ((c.value / 100) * b.value), [a, b, c], (of) => `${of(a)} divided by ${of(c)} of ${of(b)}`);
        }
        if (from.indexOf(b) < from.indexOf(c))
          sum(a.value - b.value - c.value, [a, b, c], (of) => `${of(a)} minus ${of(b)} minus ${of(c)}`);
        sum(a.value + b.value - c.value, [a, b, c], (of) => `${of(a)} plus ${of(b)} minus ${of(c)}`);
      }
    }
  return ways;
}

/** For each result the shortest way, or those which together leave no figure over. */
export function coverAll(results: Result[], given: Figure[]): { figure: Figure; way: Way }[] | undefined {
  // What is taken away stands in its line without its sign.
  const left = new Set(given.map(({ index }) => index));
  const shown = results.map(({ figure, ways }) => {
    const best = ways.toSorted((one, two) => worth(two, left) - worth(one, left))[0];
    for (const operand of best?.operands ?? []) left.delete(operand.index);
    return best && { figure, way: best };
  });
  for (const { figure, ways } of results) {
    const other = ways.find(({ operands }) => operands.some((one) => left.has(one.index)));
    if (!other) continue;
    for (const operand of other.operands) left.delete(operand.index);
    shown.push({ figure, way: other });
  }
  return left.size === 0 ? shown.flatMap((one) => one ?? []) : undefined;
}

/** Figures that nothing else has used come first, then few of them. */
function worth({ operands }: Way, left: Set<number>): number {
  return operands.filter((one) => left.has(one.index)).length * 2 - operands.length;
}
