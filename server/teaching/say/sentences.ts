import { findSentences } from '#domain/find-sentences.ts';

/** The sentences of a text, whatever its lines. */
export function sentencesOf(text: string): string[] {
  const line = text.replace(/\s+/g, ' ');
  return findSentences(line).map((span) => line.slice(...span));
}

/** As two sentences are compared: without case, signs and spaces. */
export function bareOf(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
