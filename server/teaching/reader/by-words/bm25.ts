import type { Term } from './terms.ts';

export type Scores = Map<number, number>;

/** Okapi BM25 over weighted terms. */
export type TermIndex = {
  /** The documents that share a term with the query; 1 is a document that is all that the query asks for. */
  score(query: Term[]): Scores;
  has(term: string): boolean;
  /** How often each single word stands in the documents, for spelling. */
  words: Map<string, number>;
};

const saturation = 0.9;
/** How far a long document's words count less. */
const lengthShare = 0.4;

export function indexTerms(documents: Term[][]): TermIndex {
  const postings = new Map<string, { at: number; weight: number }[]>();
  const lengths = documents.map((terms) => terms.reduce((sum, { weight }) => sum + weight, 0));
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, documents.length);
  for (const [at, terms] of documents.entries()) {
    for (const { term, weight } of terms) {
      const found = postings.get(term) ?? [];
      const last = found.at(-1);
      // A term that stands there twice weighs twice.
      if (last?.at === at) last.weight += weight;
      else if (found.push({ at, weight }) === 1) postings.set(term, found);
    }
  }
  const rarity = (term: string) => {
    const found = postings.get(term)?.length ?? 0;
    return Math.log(1 + (documents.length - found + 0.5) / (found + 0.5));
  };

  return {
    has: (term) => postings.has(term),
    words: new Map([...postings].flatMap(([term, found]) => (/^[a-z]+$/.test(term) ? [[term, found.length]] : []))),
    score(query) {
      const best = query.reduce((sum, { term, weight }) => sum + weight * rarity(term), 0) * (saturation + 1) * 0.6;
      const scores: Scores = new Map();
      for (const { term, weight } of query)
        for (const { at, weight: count } of postings.get(term) ?? []) {
          const long = 1 - lengthShare + lengthShare * ((lengths[at] ?? average) / average);
          const gain = (weight * rarity(term) * count * (saturation + 1)) / (count + saturation * long);
          scores.set(at, (scores.get(at) ?? 0) + gain / (best || 1));
        }
      return scores;
    },
  };
}
