import { growing, growingIntegers } from './growing.ts';
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

/** Held as rows of numbers: two million mentions as objects took 350 MB. */
export async function indexTerms(documents: AsyncIterable<Term[]>): Promise<TermIndex> {
  const { terms, lengths, mentions } = await readDocuments(documents);
  const { starts, at: mentionedAt, weights } = sortByTerm(mentions, terms.size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  const countOf = (term: string) => {
    const number = terms.get(term);
    return number === undefined ? 0 : (starts[number + 1] as number) - (starts[number] as number);
  };
  const rarity = (term: string) => {
    const found = countOf(term);
    return Math.log(1 + (lengths.length - found + 0.5) / (found + 0.5));
  };

  return {
    has: (term) => terms.has(term),
    words: new Map([...terms.keys()].flatMap((term) => (/^[a-z]+$/.test(term) ? [[term, countOf(term)]] : []))),
    score(query) {
      const best = query.reduce((sum, { term, weight }) => sum + weight * rarity(term), 0) * (saturation + 1) * 0.6;
      const scores: Scores = new Map();
      for (const { term, weight } of query) {
        const number = terms.get(term);
        if (number === undefined) continue;
        const gained = weight * rarity(term);
        for (let place = starts[number] as number; place < (starts[number + 1] as number); place++) {
          const at = mentionedAt[place] as number;
          const count = mentions.weights[weights[place] as number] as number;
          const long = 1 - lengthShare + lengthShare * ((lengths[at] as number) / average);
          const gain = (gained * count * (saturation + 1)) / (count + saturation * long);
          scores.set(at, (scores.get(at) ?? 0) + gain / (best || 1));
        }
      }
      return scores;
    },
  };
}

/** Which term stands in which document, and how much it weighs there: a place in a short list of weights. */
type Mentions = { terms: Uint32Array; at: Uint32Array; weight: Uint32Array; weights: number[] };

async function readDocuments(documents: AsyncIterable<Term[]>) {
  const terms = new Map<string, number>();
  const places = new Map<number, number>();
  const lengths = growing((size) => new Float64Array(size));
  const [termRow, atRow, weightRow] = [growingIntegers(), growingIntegers(), growingIntegers()];
  for await (const document of documents) {
    const own = new Map<number, number>();
    for (const { term, weight } of document) {
      const number = terms.get(term) ?? terms.size;
      terms.set(term, number);
      // A term that stands there twice weighs twice.
      own.set(number, (own.get(number) ?? 0) + weight);
    }
    for (const [number, weight] of own) {
      const place = places.get(weight) ?? places.size;
      places.set(weight, place);
      termRow.push(number);
      atRow.push(lengths.size());
      weightRow.push(place);
    }
    lengths.push(document.reduce((sum, { weight }) => sum + weight, 0));
  }
  const mentions: Mentions = {
    ...{ terms: termRow.take(), at: atRow.take(), weight: weightRow.take() },
    weights: [...places.keys()],
  };
  return { terms, lengths: lengths.take(), mentions };
}

/** The mentions of each term together, in the order of the documents. */
function sortByTerm({ terms, at, weight, weights }: Mentions, count: number) {
  const starts = new Uint32Array(count + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] as number) + 1;
  for (let term = 0; term < count; term++) starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
  const next = starts.slice();
  const sorted = {
    at: new Uint32Array(terms.length),
    weights: weights.length > 256 ? new Uint16Array(terms.length) : new Uint8Array(terms.length),
  };
  for (let mention = 0; mention < terms.length; mention++) {
    const term = terms[mention] as number;
    const place = next[term] as number;
    next[term] = place + 1;
    sorted.at[place] = at[mention] as number;
    sorted.weights[place] = weight[mention] as number;
  }
  return { starts, ...sorted };
}
