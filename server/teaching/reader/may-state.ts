import { anyOf } from '#domain/any-of.ts';

/** Whether the words may state something that is right or wrong: not where they only ask what, why or how, or wish for something. */
export function mayState(words: string): boolean {
  const said = words.trim();
  return said.split(/\s+/).length >= fewestWords && !asksOpenly.test(said);
}

const fewestWords = 3;
const asksOpenly = anyOf(
  [
    /(?:what|whats|wats|why|how|which|who|whos|give|show|tell|explain|draw|test|quiz|define|plan|help)\b/i,
    /what's|(?:when|where) (?:is|are|do|does|did|will|would|can|should)\b/i,
    /(?:can|could|would|will) (?:you|u|i|we)\b|i (?:need|want) (?:help|to know|you)\b/i,
  ],
  { before: /^(?:(?:ok(?:ay)?|so|and|but|then|um+|well|wait|right|yeah|yh|also|hi|hey|hello|please|pls)[\s,.!]+)*/ },
);
