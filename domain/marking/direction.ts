import type { Evidence } from './matcher.ts';
import type { WordLists } from './pattern.ts';
import { isContent } from './plain-words.ts';
import { clausesOf, type Reading } from './reading.ts';
import { stemOf, type Token, tokenise } from './tokens.ts';

/**
 * The idea says 'price falls', and next to 'price' the answer says 'rises'. Patterns alone cannot see it, because the
 * word that they ask for may belong to something else in the same sentence.
 */
export function isReversed(idea: string, evidence: Evidence, { tokens, clause }: Reading, lists: WordLists): boolean {
  const turns = readTurns(lists);
  const said = tokenise(idea);
  const clauseOfIdea = clausesOf(idea, said);
  return turnsBeside(said, turns, clauseOfIdea).some(({ word, way }) => {
    const places = evidence.filter((at) => tokens[at]?.stem === said[word]?.stem);
    const ways = places.flatMap((at) => nearestWay(tokens, turns, at, clause) ?? []);
    return ways.length > 0 && ways.every((found) => opposite(found, way));
  });
}

/** The same without patterns: every word that idea and answer share is looked at. */
export function isTurned(idea: string, reading: Reading, lists: WordLists): boolean {
  return isReversed(idea, [...reading.tokens.keys()], reading, lists);
}

/** Each word of a text that has a direction beside it: 'price falls' is price, '-level'. */
export function waysIn(text: string): { stem: string; way: string }[] {
  const tokens = tokenise(text);
  return turnsBeside(tokens, readTurns(anyLists), clausesOf(text, tokens), farBefore).flatMap(({ word, way }) => {
    const stem = tokens[word]?.stem;
    return stem ? [{ stem, way }] : [];
  });
}

/** Which way a word points: pairs of opposites have the same letter and another sign. */
type Way = `${'+' | '-'}${string}`;
type Turns = Map<string, Way>;

const known = new WeakMap<WordLists, Turns>();
const anyLists: WordLists = {};

function readTurns(lists: WordLists): Turns {
  const turns = known.get(lists) ?? new Map<string, Way>();
  known.set(lists, turns);
  if (turns.size > 0) return turns;
  for (const [way, words] of Object.entries(pairs))
    for (const word of words.split(' ')) turns.set(stemOf(word), way as Way);
  return turns;
}

/** Only words that say plainly which way. */
const pairs: Record<Way, string> = {
  '+level': 'rise rises rose risen rising increase higher grow grew raise up more greater bigger larger',
  '-level': 'fall falls fell fallen falling decrease lower drop decline reduce down less fewer smaller',
  '+side': 'right rightwards outwards',
  '-side': 'left leftwards inwards',
  '+place': 'above',
  '-place': 'below under',
};

function opposite(one: Way, other: Way): boolean {
  return one.slice(1) === other.slice(1) && one !== other;
}

/** Each word of the idea that has a direction beside it. */
function turnsBeside(said: Token[], turns: Turns, clause: number[], before = nearBefore) {
  return said.flatMap((token, word) => {
    if (turns.has(token.stem) || !isContent(token)) return [];
    const way = nearestWay(said, turns, word, clause, before);
    return way ? [{ word, way }] : [];
  });
}

/** The direction within three words after it or two before, as far as the same thing is spoken of. */
function nearestWay(tokens: Token[], turns: Turns, at: number, clause: number[], before = nearBefore): Way | undefined {
  return scan(1, 3) ?? scan(-1, before);

  function scan(step: 1 | -1, most: number): Way | undefined {
    for (let away = 1; away <= most; away++) {
      const token = tokens[at + step * away];
      if (!token || clause[at + step * away] !== clause[at] || leadsOn.has(token.raw)) return undefined;
      const way = turns.get(token.stem);
      if (way) return way;
    }
    return undefined;
  }
}

const nearBefore = 2;
/** 'A fall in the quantity demanded.' */
const farBefore = 4;
const leadsOn = new Set(['and', 'as', 'or', 'than', 'with', 'from']);
