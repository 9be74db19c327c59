/** No reply of a tutor is as long. */
const mostWords = 320;
/** Long enough for a paragraph that explains, once it is built like an essay. */
const mostStructuredWords = 150;
/** When the student has asked for the whole thing. */
const mostAskedWords = 80;

/** A frame has them too, and says in a few words what comes where. */
const mostLabelledWords = 80;
const labels = [
  /^[#*\s]*(?:introduction|essay|conclusion|paragraph (?:1|one)|body paragraph)\s?[:.*]*\s*$/,
  /^[#*\s]*(?:introduction|essay|title|paragraph (?:1|one))\s?:/,
];

const openings = [
  /\b(?:this|in this|in my) essay\b(?! question| title)/,
  /\bhere(?:'s| is) (?:your|the|a|an|my) (?:(?:full|complete|finished|whole|model|entire) ){0,2}(?:essay|coursework|homework|(?:\d+|twenty-five)[ -]mark(?:er)?(?: (?:answer|essay))?)\b/,
];

/** The steps of an essay, each by the words that it begins with. */
const steps = [
  /^(?:firstly|first of all|to begin with|one (?:reason|argument|advantage|benefit|effect) (?:is|why|for))\b/,
  /^(?:secondly|furthermore|moreover|in addition|additionally|another (?:reason|argument|advantage|benefit|effect))\b/,
  /^(?:however|on the other hand|conversely|nevertheless|in contrast)\b/,
  /^(?:thirdly|finally|lastly)\b/,
  /^(?:in conclusion|to conclude|overall|in summary|to sum up|ultimately)\b/,
];

/** Follows a reply, sentence by sentence, and says when it has become somebody's essay. */
export function createEssayWatch({ wasAskedFor }: { wasAskedFor: boolean }): (plain: string) => boolean {
  let words = 0;
  let labelledFrom = Number.POSITIVE_INFINITY;
  const taken = new Set<RegExp>();
  return (plain) => {
    const sentence = plain.trim();
    if (labels.some((pattern) => pattern.test(sentence))) labelledFrom = Math.min(labelledFrom, words);
    words += sentence.split(/\s+/).filter(Boolean).length;
    const step = steps.find((pattern) => pattern.test(sentence));
    if (step) taken.add(step);
    if (openings.some((pattern) => pattern.test(sentence))) return true;
    if (words > mostWords || words - labelledFrom > mostLabelledWords) return true;
    if (wasAskedFor && words > mostAskedWords) return true;
    return taken.size >= 3 && words > mostStructuredWords;
  };
}
