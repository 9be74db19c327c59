/** Whether a yes or a no could answer it: a statement, 'is it …', '…, right?'; not 'why …', 'which of them …', 'is it this or that'. */
export function mayBeYesOrNo(words: string): boolean {
  const asked = words
    .trim()
    .split(/(?<=[.!?])\s+/)
    .findLast((sentence) => sentence.split(/\s+/).length >= fewestWords);
  const last = asked ?? words;
  return tag.test(last.trim()) || !(open.test(last.trim()) || choice.test(last.trim()));
}

const fewestWords = 3;
const tag = /\b(?:right|yeah|yes|correct|yes or no|or not|isn'?t it|doesn'?t it|aren'?t they)\W*$/i;
const opening =
  '^(?:(?:ok(?:ay)?|so|but|and|um+|like|right|yeah|well|also|then|oh+|ah+|now|no|just|basically|if [^,]{3,80},)[\\s,]+)*';
const open = new RegExp(
  `${opening}(?:what|whats|what's|why|how|hows|which|who|whos|when|where|wheres|tell me|explain|give me|describe|list|compare)\\b`,
  'i',
);
const choice = /^[^.?!]*\b(?:is|are|was|does|do|would|should)\b[^.?!]*\b(?:or)\b(?! (?:not|no)\b)[^.?!]*\?*$/i;
