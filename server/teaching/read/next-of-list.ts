import { inSequence } from '#domain/in-sequence.ts';
/** 'Third claim: …', 'Ok 3) …', 'Last one: …': the next of a list that is being gone through, and no other topic. */
export function nextOfList(words: string): string | undefined {
  const [, rest = ''] = numbered.exec(words.trim()) ?? [];
  return rest.split(/\s+/).length >= fewestWords && !asksSomething.test(rest) && !several.test(rest) ? rest : undefined;
}

const numbered = inSequence([
  /^(?:(?:ok(?:ay)?|great|right|good|cool|thanks|thank you|agreed|fair(?: enough)?|yes|yeah|and|so|now|then|fine|nice|something else)[,.!]*\s+)*/is,
  /(?:the |my |a )?/is,
  [
    /(?:first|second|third|fourth|fifth|sixth|seventh|last|final|next|another|\d{1,2}(?:st|nd|rd|th))(?: (?:claim|statement|one|sentence|point|thing|note))?/is,
    /(?:claim|statement|number|no\.?|sentence|note) ?(?:\d{1,2}|one|two|three|four|five|six)|\d{1,2}[).]/is,
  ],
  /\s*(?::|–|-|(?<=[).])\s)\s*(.+)$/is,
]);
const asksSomething = /^(?:what|why|how|which|who|when|where|can|could|do|does|is|are|should|would|explain)\b/i;
/** '1) profit 2) quick to set up' is a whole list. */
const several = /\b\d[).:]\s/;
const fewestWords = 3;
