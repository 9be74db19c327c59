import { inSequence } from '#domain/in-sequence.ts';

/** 'Can we go back to the demand curve please? Why …': what it is about, and what is asked of it. */
export function readBackTo(words: string): { topic: string; rest: string } | undefined {
  const [, topic, rest] = backTo.exec(words.trim()) ?? [];
  return topic && rest && rest.split(/\s+/).length >= fewestWords ? { topic, rest } : undefined;
}

const backTo = inSequence([
  /^(?:(?:ok(?:ay)?|so|right|anyway|but|no|yeah|and)[, ]+)*/is,
  /(?:(?:can|could|may|shall) (?:we|you|u|i) (?:please |just )?|let'?s |let me |i want to |i'd like to )?/is,
  /(?:go(?:ing)? back|back|return) to (?:the |my )?([^.?!:;]{3,60}?)/is,
  /(?: please| pls| then| now| for a (?:second|sec|minute|bit))?[.?!:;]+ *(.+)$/is,
]);
const fewestWords = 4;
