import { anyOf } from '#domain/any-of.ts';
import { isQuestion } from './is-question.ts';

/**
 * 'Mock tomorrow and I have left it till now, is it worth learning tonight?': what is asked at the end, behind something
 * else; nothing where it only asks to be tested, taught or helped with a plan.
 */
export function closingQuestion(words: string): string | undefined {
  const parts = words
    .trim()
    .split(/(?<=[.!?])\s+|,\s+(?=(?:what|whats|why|how|which|who|is|are|does|do|would|should|can i)\b)/i)
    .filter((part) => part.trim().split(/\s+/).length >= fewestWords);
  const last = parts.length > 1 ? parts.at(-1) : undefined;
  return last && isQuestion(last) && !wishes.test(last) ? last : undefined;
}

const fewestWords = 3;
/** These are what such words are taken for already. */
const wishes = anyOf([
  /\b(?:test|quiz|ask) me\b|\b(?:a|one|another|some|the next) (?:\w+ )?questions?\b/i,
  /\b(?:can|could|shall|may|will|would) (?:we|you|u)\b|\bplan\b|\bplanning\b/i,
  /\bessay\b|\bmarker\b|\bhow about\b|\bwhat about\b|\bok(?:ay)? if\b/i,
]);
