import { undisguise } from './disguised-words.ts';
import { cardWords, everydayForms, fillers, willVerbs, wouldVerbs } from './everyday-forms.ts';

/** `text` as in ' . i do not want to be here . ', and the words of it. */
export type PlainWords = { text: string; words: ReadonlySet<string> };

/**
 * What a student wrote or said, as plain lower-case words with one space around each. Typing habits, slang, disguises,
 * fillers and stuttering are gone; the ends of sentences are ' . '; laughter is ' lol '.
 */
export function plainWords(said: string): PlainWords {
  const raw = splitWords(said);
  const plain: string[] = [];
  for (const [at, word] of raw.entries()) {
    const form = plainForm(word, raw[at - 1], raw[at + 1]);
    if (form && !fillers.has(form) && form !== plain.at(-1)) plain.push(form);
  }
  const text = joinPhrases(` . ${plain.join(' ')} . `);
  return { text, words: new Set(text.split(' ')) };
}

const laughingFaces = /[\u{1F602}\u{1F923}\u{1F480}\u{1F606}]/gu;

function splitWords(said: string): string[] {
  return said
    .normalize('NFKD')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .replaceAll(laughingFaces, ' lol ')
    .toLowerCase()
    .replaceAll(/[‘’ʼ`´]/g, "'")
    .replaceAll(/(?<![a-z0-9])(?:[a-z][ ._*-]){2,}[a-z](?![a-z0-9])/g, joinLetters)
    .replaceAll(/[.?;:\n\r]+|!+(?![a-z])/g, ' . ')
    .replaceAll(/[^a-z0-9.@$!*'£%]+/g, ' ')
    .split(' ')
    .filter(Boolean);
}

/** 'k m s', 's.u.i.c.i.d.e': letters set apart to slip past. Anything else stays as it was. */
function joinLetters(letters: string): string {
  const joined = letters.replaceAll(/[ ._*-]/g, '');
  return undisguise(joined) ? joined : letters;
}

function plainForm(word: string, before: string | undefined, after: string | undefined): string {
  if (word === '.') return word;
  const bare = shortenRuns(word.replaceAll("'", ''));
  if (bare === 'ill' && (word !== bare || (after && willVerbs.has(after)))) return 'i will';
  if (bare === 'id' && (word !== bare || (after && wouldVerbs.has(after) && !(before && cardWords.has(before)))))
    return 'i would';
  if (bare === 'hell' && (word !== bare || after === 'do')) return 'he will';
  if (
    bare === '2' &&
    before &&
    /^(?:want|wnt|wanna|wna|need|have|go|going|used|got|how|like|try|trying|ready|back)$/.test(before)
  )
    return 'to';
  if (word === "we're") return 'we are';
  if (word === "she'll") return 'she will';
  if (word === "he'd" || word === "she'd") return `${word.slice(0, -2)} would`;
  const form = everydayForms.get(bare);
  if (form !== undefined) return form;
  if (word.endsWith("'s")) return word.slice(0, -2);
  return undisguise(bare) ?? (/^[a-z]+$/.test(bare) ? bare : bare.replaceAll(/[^a-z0-9£%]/g, ''));
}

/** 'sooooo' and 'killll' as they are spelt. */
function shortenRuns(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word;
  const shorter = word.replaceAll(/([a-z])\1{2,}/g, '$1$1');
  const shortest = shorter.replaceAll(/([a-z])\1/g, '$1');
  const isKnown = everydayForms.has(shortest) || undisguise(shortest) === shortest;
  return isKnown || shortest.length < 4 ? shortest : shorter;
}

/** Fillers of several words, and words that are written together or apart. */
function joinPhrases(text: string): string {
  return text
    .replaceAll(/ (?:kind|sort) of(?= )| i mean(?! it )(?= )| if you know what i mean(?= )/g, '')
    .replaceAll(/ (no one|my self|step (?=dad|mum))/g, (_, phrase: string) => ` ${joined[phrase] ?? phrase}`);
}

const joined: Record<string, string> = { 'no one': 'nobody', 'my self': 'myself', 'step ': 'step' };
