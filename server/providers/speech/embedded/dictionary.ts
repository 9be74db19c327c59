import type { Phones } from './pronounce.ts';

/** How the pack has a word, which is asked for in capitals. */
export type Dictionary = (word: string) => Phones | undefined;

/** More than twice as many as the pack has words, so that two seldom want the same one. */
const places = 2 ** 18;
const [quote, backslash, opening, closing] = [...'"\\[]'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/**
 * The pack's list of 120,000 words, `{"WORD":["W","ER1","D"],…}`, left as the bytes that it is: as objects it would
 * take a hundred megabytes and half a second. Only where each word stands is noted.
 */
export function indexDictionary(file: Buffer): Dictionary {
  const starts = new Uint32Array(places);
  for (let at = file.indexOf(quote); at >= 0; at = file.indexOf(quote, file.indexOf(closing, at))) {
    let place = 0;
    let end = at + 1;
    for (; file[end] !== quote || file[end - 1] === backslash; end++) place = mix(place, file[end] as number);
    while (starts[place]) place = (place + 1) % places;
    starts[place] = at + 1;
    at = end;
  }
  return (word) => {
    let place = 0;
    for (let index = 0; index < word.length; index++) place = mix(place, word.charCodeAt(index));
    for (let start = starts[place]; start; start = starts[place]) {
      const end = start + word.length;
      if (file[end] === quote && file.toString('latin1', start, end) === word) return soundsAfter(file, end);
      place = (place + 1) % places;
    }
    return undefined;
  };
}

const mix = (place: number, letter: number) => (place * 31 + letter) % places;

function soundsAfter(file: Buffer, at: number): Phones {
  return JSON.parse(file.toString('latin1', file.indexOf(opening, at), file.indexOf(closing, at) + 1));
}
