const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** 'three' for 3: figures are for sums. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}
