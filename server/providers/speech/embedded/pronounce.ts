import type { Dictionary } from './dictionary.ts';
import { readNeighbours } from './homographs.ts';
import { listedWords } from './listed-words.ts';
import { wordForms } from './word-forms.ts';

/** Sounds by the names of the ARPAbet, a vowel with its stress: 'D IH0 M AE1 N D'. */
export type Phones = string[];
export type Neighbours = { before?: string | undefined; after?: string | undefined };
export type Pronounce = (word: string, neighbours?: Neighbours) => Phones;

/** Where Britons say another name than the dictionary has, or it has the word instead of the letter. */
const letterNames: Record<string, string> = { A: 'EY1', Z: 'Z EH1 D' };
/** A guess takes a few milliseconds, and names come again. */
const mostGuesses = 2_000;

/**
 * How a word sounds: as the course's own list has it, as the dictionary has it, as another form of a word that one of
 * them has, and only then by a guess from its letters.
 */
export function createPronouncer(dictionary: Dictionary, guess: (word: string) => Phones) {
  const guesses = new Map<string, Phones>();

  function lookUp(word: string): Phones | undefined {
    return listedWords.get(word)?.split(' ') ?? dictionary(word.toUpperCase());
  }

  /** Nothing where only a guess is left. */
  function read(word: string): Phones | undefined {
    return lookUp(word) ?? wordForms(word, lookUp);
  }

  const pronounce: Pronounce = (written, neighbours = {}) => {
    const letter = readLetter(written, neighbours);
    if (letter) return letter;
    const word = written.toLowerCase();
    return readNeighbours(word, neighbours) ?? read(word) ?? guessOnce(word.replaceAll("'", ''));
  };

  function guessOnce(word: string): Phones {
    const phones = guesses.get(word) ?? guess(word);
    if (guesses.size >= mostGuesses) guesses.clear();
    guesses.set(word, phones);
    return phones;
  }

  /** Capital letters that stand alone are named, 'A' unless it is the article. */
  function readLetter(written: string, { before = '', after = '' }: Neighbours): Phones | undefined {
    const [, letter, plural] = /^([A-Z])('s)?$/.exec(written) ?? [];
    if (!letter || (letter === 'A' && isArticle(before, after))) return undefined;
    const phones = letterNames[letter]?.split(' ') ?? lookUp(letter) ?? [];
    return plural ? [...phones, ...(/[SXH]/.test(letter) ? ['IH0', 'Z'] : ['Z'])] : phones;
  }

  return Object.assign(pronounce, { isKnown: (word: string) => read(word.toLowerCase()) !== undefined });
}

/** 'A firm' at the start of a sentence, but not 'A D' nor 'plan A'. */
function isArticle(before: string, after: string): boolean {
  const startsSentence = before === '' || /^[.!?:;,]$/.test(before);
  return startsSentence && /^[A-Za-z]{2,}/.test(after);
}
