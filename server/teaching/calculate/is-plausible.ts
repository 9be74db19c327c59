import type { WorkedSum } from './sum.ts';

/** A change of many thousand per cent, or a cost of a thousandth of a penny, comes from figures of two kinds. */
export function isPlausible({ name, result, sentences, isFar }: WorkedSum): boolean {
  if (isFar) return false;
  if (/revenue/.test(name) && isHuge(sentences)) return false;
  return ![result, ...sentences].some((text) =>
    /\d{5,}(?:\.\d+)?%|\d,\d{3},\d{3}(?:\.\d+)?%|\b0\.0\d* days|on average 0\.0\d*p/.test(text),
  );
}

/** No price and no revenue grows to ten times what it was, unless the student says so himself. */
export function isHuge(sentences: string[]): boolean {
  return sentences.some((text) => /\d,\d{3}(?:\.\d+)?%/.test(text));
}
