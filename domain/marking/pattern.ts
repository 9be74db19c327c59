import { everydayWords } from './everyday.ts';
import { stemOf, type Token } from './tokens.ts';

/** The lists that `@name` in a pattern stands for. */
export type WordLists = Record<string, string[]>;

/** One word of an alternative: this word, or any that starts so. */
type Word = { is: string } | { starts: string };
type Slot = Word[][];

/** Where a slot's words stand in the answer: places of tokens, in order. */
export type Hit = { at: number; length: number };

/**
 * A pattern is slots separated by spaces. A slot is alternatives separated by `/`; `_` or `-` joins words in sequence,
 * `*` at the end means any word that starts so, and `@name` is a list of words.
 */
export function findSlots(pattern: string, tokens: Token[], lists: WordLists): Hit[][] {
  return compile(pattern, lists).map((slot) =>
    tokens.flatMap((_, at) => {
      const found = slot.find((words) => words.every((word, offset) => fits(word, tokens[at + offset])));
      return found ? [{ at, length: found.length }] : [];
    }),
  );
}

const compiled = new WeakMap<WordLists, Map<string, Slot[]>>();

function compile(pattern: string, lists: WordLists): Slot[] {
  const known = compiled.get(lists) ?? new Map<string, Slot[]>();
  compiled.set(lists, known);
  const slots =
    known.get(pattern) ??
    pattern
      .trim()
      .split(/\s+/)
      .map((slot) => compileSlot(slot, lists));
  known.set(pattern, slots);
  return slots;
}

function compileSlot(slot: string, lists: WordLists): Slot {
  return slot
    .split('/')
    .flatMap((word) => [word, ...(everydayWords[word] ?? [])])
    .flatMap((word) => (word.startsWith('@') ? requireList(word.slice(1), lists) : [word]))
    .map((alternative) => splitAlternative(alternative).map(compileWord));
}

function requireList(name: string, lists: WordLists): string[] {
  const list = lists[name];
  if (!list) throw new Error(`There is no word list @${name}`);
  return list;
}

/** Cut as the answer is: '5%' is two words, and so is '80k'. */
function splitAlternative(alternative: string): string[] {
  return alternative
    .replaceAll('-', '_')
    .replace(/(\d)(?=[a-z])/g, '$1_')
    .replaceAll('%', '_%')
    .split('_')
    .filter(Boolean);
}

function compileWord(word: string): Word {
  const lower = word.toLowerCase().replace(/[£$€]/g, '');
  return lower.endsWith('*') ? { starts: lower.slice(0, -1) } : { is: stemOf(lower) };
}

function fits(word: Word, token: Token | undefined): boolean {
  if (!token) return false;
  if ('is' in word) return token.stem === word.is || token.raw === word.is;
  return token.raw.startsWith(word.starts) || token.stem.startsWith(word.starts);
}
