import { isQuestion } from '../read/is-question.ts';

/**
 * 'Next point. My notes say it is always good. Is that right for a hotel?': the sentence that asks, or else the longest;
 * nothing where the words are one sentence, or the rest is hardly longer.
 */
export function coreOf(words: string): string | undefined {
  const parts = words
    .split(/(?<=[.!?:;])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => countWords(part) >= fewestWords);
  const longest = parts.toSorted((one, other) => countWords(other) - countWords(one))[0];
  const core = parts.findLast(isQuestion) ?? longest;
  return core && countWords(core) <= mostShare * countWords(words) ? core : undefined;
}

const countWords = (text: string) => text.split(/\s+/).length;
const fewestWords = 4;
const mostShare = 0.9;
