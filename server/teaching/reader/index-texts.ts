/**
 * Where each text stands in a list, in a few bytes a text: a number in its stead. Two of a hundred thousand texts share one
 * in a million lists, and a text of none of them is taken for one of them in a hundred thousand million.
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

/** 53 bits of the text, well mixed (cyrb53). */
function numberOf(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}
