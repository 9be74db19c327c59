import type { Phones, Pronounce } from './pronounce.ts';

/** One symbol of the model, with the stress of a vowel: 1 to 3, and 0 for all else. */
export type SaidSymbol = { symbol: string; tone: number };

/** The pauses that the model knows. */
const pauses: Record<string, string> = { ',': ',', ';': ',', ':': ',', '.': '.', '!': '!', '?': '?' };

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

/**
 * In the model's list a small 'v' is a vowel of another language. Its 'z' sounds as in 'measure', by its own 'zh' nobody
 * knows the word: our ears heard 'firmsh' and 'petrolish' until a hissing 's' stood for the buzzing one.
 */
const otherSymbols: Record<string, string> = { V: 'V', Z: 's', ZH: 'z' };

function fromPhones(phones: Phones): SaidSymbol[] {
  return phones.map((phone) => {
    const [, sound = '', stress] = /^([A-Z]+)(\d)?$/.exec(phone) ?? [];
    const symbol = otherSymbols[sound] ?? sound.toLowerCase();
    return { symbol, tone: stress === undefined ? 0 : Number(stress) + 1 };
  });
}
