import { hash } from 'node:crypto';

/**
 * Where each text stands in a list, in a few bytes a text: a number in its stead. Of a hundred thousand texts two share one in
 * one of fifty thousand lists, and of three thousand million other texts one is taken for one of them.
 */
export function indexTexts(texts: Iterable<string>): (text: string) => number[] {
  const unordered = Float64Array.from(texts, numberOf);
  const places = Uint32Array.from(unordered.keys()).sort(
    (one, other) => (unordered[one] as number) - (unordered[other] as number) || one - other,
  );
  const numbers = unordered.toSorted();
  return (text) => {
    const number = numberOf(text);
    const from = firstAt(numbers, number);
    let to = from;
    while (numbers[to] === number) to++;
    return [...places.subarray(from, to)];
  };
}

/** Of numbers in order: where this one stands, or would stand. */
function firstAt(numbers: Float64Array, wanted: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first 48 bits of its digest. */
function numberOf(text: string): number {
  return hash('sha1', text, 'buffer').readUIntBE(0, 6);
}
