import type { Phones, Pronounce } from './pronounce.ts';

/** One symbol of the model, with the stress of a vowel: 1 to 3, and 0 for all else. */
export type SaidSymbol = { symbol: string; tone: number };

/**
 * The list that comes with the model has one symbol too many, 'yː', so that all after it stand a place late: what the
 * model learnt as 'z' has the list's number of 'yː', and its full stop that of the comma. Shown by the weights, where just
 * those places were learnt, by the length of the pauses, and by our ears, which heard 'firmsh' by the list alone.
 */
const aPlaceLate = { z: 'yː', zh: 'z', '!': 'ㄸ', '?': '!', ',': '…', '.': ',' };

/** The pauses that the model knows. */
const pauses: Record<string, string> = {
  ',': aPlaceLate[','],
  ';': aPlaceLate[','],
  ':': aPlaceLate[','],
  '.': aPlaceLate['.'],
  '!': aPlaceLate['!'],
  '?': aPlaceLate['?'],
};

/** A sentence as the model reads it: sounds with their stress, pauses, and a rest at both ends. */
export function toSymbols(text: string, pronounce: Pronounce): SaidSymbol[] {
  const words = text.match(/[A-Za-z]+(?:'[A-Za-z]+)*|[,;:.!?]/g) ?? [];
  const said = words.flatMap((word, index) =>
    pauses[word]
      ? [{ symbol: pauses[word], tone: 0 }]
      : fromPhones(pronounce(word, { before: words[index - 1], after: words[index + 1] })),
  );
  const rest = { symbol: '_', tone: 0 };
  return [rest, ...said, rest];
}

/** In the model's list a small 'v' is a vowel of another language. */
const otherSymbols: Record<string, string> = { V: 'V', Z: aPlaceLate.z, ZH: aPlaceLate.zh };

function fromPhones(phones: Phones): SaidSymbol[] {
  return phones.map((phone) => {
    const [, sound = '', stress] = /^([A-Z]+)(\d)?$/.exec(phone) ?? [];
    const symbol = otherSymbols[sound] ?? sound.toLowerCase();
    return { symbol, tone: stress === undefined ? 0 : Number(stress) + 1 };
  });
}
