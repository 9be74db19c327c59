import type { SimulatorEntry } from '#content/curriculum/curriculum.ts';
import { stemsOf } from '#domain/marking/topic-stems.ts';
import { sentencesOf } from '../say/sentences.ts';

/** A sentence of the case study: of the extract that is named, and nearest to the words. */
export function quoteExtract({ caseStudy }: SimulatorEntry, words: string): string | undefined {
  const label = /\b(?:extract|source)\s+([a-c1-3])\b/i.exec(words)?.[1]?.toUpperCase();
  const named = caseStudy.filter(({ title }) => !label || title.startsWith(`Extract ${label}`));
  const said = new Set(stemsOf(words));
  const shared = (sentence: string) => stemsOf(sentence).filter((stem) => said.has(stem)).length;
  return named
    .flatMap(({ paragraphs }) => paragraphs.flatMap(sentencesOf))
    .reduce<string | undefined>(
      (best, one) => (best === undefined || shared(one) > shared(best) ? one : best),
      undefined,
    );
}

export function asksForExtract(words: string): boolean {
  return /\b(?:extracts?|source|case study|passage|text)\b/i.test(words);
}
