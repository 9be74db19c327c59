import { inSequence } from '#domain/in-sequence.ts';
import { tokenise } from '#domain/marking/tokens.ts';
import type { Entry } from '../bank/entry.ts';
import { contentOf } from '../ground/contradicts.ts';
import { firstSentences } from '../say/first-sentences.ts';

/**
 * 'Reshoring is moving production to a cheaper country': what is said of the term is what was written of another one, or
 * has next to nothing of what was written of it.
 */
export function definesAnother(words: string, found: Pick<Entry, 'asks' | 'reply' | 'kind'>[]): boolean {
  const [, term = '', said = ''] = definition.exec(words.trim()) ?? [];
  const named = stems(term);
  const meaning = new Set([...stems(said)].filter((stem) => !named.has(stem)));
  if (!named.size || meaning.size < fewest) return false;
  const meanings = found.filter(({ kind }) => kind === 'meaning' || kind === 'difference');
  const own = meanings.find(({ asks, kind }) => kind === 'meaning' && isOf(named, asks[0] ?? ''));
  if (!own) return false;
  const others = meanings.filter(({ asks, kind }) => kind === 'meaning' && !isOf(named, asks[0] ?? ''));
  const told = cover(meaning, firstSentences(own.reply, 1));
  if (others.some(({ reply }) => cover(meaning, firstSentences(reply, 1)) > told)) return true;
  return cover(meaning, [...own.asks, own.reply].join(' ')) < leastShared;
}

const fewest = 3;
const leastShared = 0.34;
const definition = inSequence([
  /^(?:(?:ok(?:ay)?|so|right|wait|basically|um+|but|and|i (?:think|get it|thought)|the textbook says|miss said|sir said|my (?:mate|teacher) (?:said|reckons)|im pretty sure|surely)[, ]+)*/i,
  /((?:the |an? )?(?:[\w'’-]+ ){0,4}?[\w'’-]+) (?:is|are|means?|meens|refers to) /i,
  /(?:basically |just |like )*(?:when |where |how |the |an? )?(.+)$/i,
]);

function stems(text: string): Set<string> {
  return contentOf(tokenise(text));
}

function isOf(named: Set<string>, ask: string): boolean {
  const asked = stems(ask);
  return [...named].every((stem) => asked.has(stem));
}

function cover(meaning: Set<string>, text: string): number {
  const told = stems(text);
  return [...meaning].filter((stem) => told.has(stem)).length / meaning.size;
}
