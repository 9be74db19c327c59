import type { InferResponseType } from 'hono/client';
import { themeName } from '#domain/themes.ts';
import type { api } from '#web/api.ts';

export type SearchIndex = InferResponseType<(typeof api)['search-index']['$get'], 200>;

export type Match = { kind: 'section' | 'term'; title: string; place: string; href: string };

/** More would be scrolled through and not read; the rest is a longer word away. */
const mostMatches = 12;
/** Kept for terms when there are any, so that a common word does not bury them under sections. */
const placesForTerms = 4;

/** Every word of the query must begin a word, or stand inside one, of a section's title and topics or of a term. */
export function findMatches(index: SearchIndex, query: string): Match[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const ranked = entriesOf(index)
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry.match);
  const terms = ranked.filter(({ kind }) => kind === 'term');
  const sections = ranked.filter(({ kind }) => kind === 'section');
  const shown = sections.slice(0, mostMatches - Math.min(terms.length, placesForTerms));
  return [...shown, ...terms.slice(0, mostMatches - shown.length)];
}

type Entry = { match: Match; title: string[]; also: string[] };

const known = new WeakMap<SearchIndex, Entry[]>();

function entriesOf(index: SearchIndex): Entry[] {
  const entries = known.get(index) ?? index.flatMap(listSubject);
  known.set(index, entries);
  return entries;
}

function listSubject({ subject, themes }: SearchIndex[number]): Entry[] {
  return themes.flatMap(({ number, sections }) =>
    sections.flatMap(([id, title, topics, terms]): Entry[] => {
      const href = `/theme/${subject}-${number}?section=${id}`;
      const theme = `${subject === 'economics' ? 'Economics' : 'Business'}, ${themeName({ subject, number })}`;
      return [
        {
          match: { kind: 'section', title: `${id} ${title}`, place: theme, href },
          title: [id, ...wordsOf(title)],
          also: topics.flatMap(wordsOf),
        },
        ...terms.map(
          (term): Entry => ({
            match: { kind: 'term', title: term, place: `${theme}, ${id} ${title}`, href },
            title: wordsOf(term),
            also: [],
          }),
        ),
      ];
    }),
  );
}

/** 0 when a word is not there. A beginning counts more than an inside, and a title more than its topics. */
function rankOf({ title, also }: Entry, words: string[]): number {
  const ranks = words.map((word) => 2 * fitOf(word, title) || fitOf(word, also));
  return ranks.includes(0) ? 0 : ranks.reduce((sum, rank) => sum + rank, 0);
}

function fitOf(word: string, among: string[]): number {
  if (among.includes(word)) return 3;
  if (among.some((other) => other.startsWith(word))) return 2;
  return among.some((other) => other.includes(word)) ? 1 : 0;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^\p{L}\p{N}.%*]+/u)
    .map((word) => word.replace(/^\.+|\.+$/g, ''))
    .filter(Boolean);
}
