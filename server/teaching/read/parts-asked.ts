import { isQuestion } from './is-question.ts';
import { splitParts } from './split-parts.ts';

/** Each thing that a message asks, as it asks it, without what was told around it. */
export function partsAsked(words: string): string[] {
  return (splitParts(words) ?? [words]).flatMap((part) => {
    // Whoever begins no sentence with a capital ends them all the same.
    const sentences = part.split(/(?<=[.!?])\s+/);
    return sentences.map(bare).filter((asked, at) => isQuestion(sentences[at] ?? '') || inverted.test(asked));
  });
}

/** 'Does free trade reduce poverty', without its mark. */
const inverted = /^(?:do|does|did|is|are|was|were|will|would|should|can|could|has|have) \w+ \w+/i;

function bare(sentence: string): string {
  return sentence
    .trim()
    .replace(/^(?:(?:ok(?:ay)?|so|and|but|also|then|right|yeah|wait|now|um+|well|cool)[, ]+)+/i, '')
    .replace(/[\s.?!]+$/, '');
}
