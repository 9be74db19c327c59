/** The sentences of a text with the white space after them: joined again they are the text. */
export function splitSentences(text: string): string[] {
  const pieces = text.split(/(?=\S)(?:(?<=[.!?…]["'’”)\]]*\s+)|(?<=\n\s*))/);
  const sentences: string[] = [];
  for (const piece of pieces) {
    const last = sentences.at(-1);
    if (last !== undefined && (endsInShortForm.test(last) || !/\w/.test(last)))
      sentences.push(`${sentences.pop()}${piece}`);
    else if (piece) sentences.push(piece);
  }
  return sentences;
}

const endsInShortForm = /\b(e\.g|i\.e|vs|etc|approx|cf|Mr|Mrs|Ms|Dr|No|Fig|p\.a)\.\s+$/;

/**
 * As much of a sentence as was heard when `fraction` of its sound was played: whole words. A comma is a pause, which
 * takes as long as a few letters.
 */
export function heardPart(sentence: string, fraction: number): string {
  if (fraction >= 0.98) return sentence;
  const words = sentence.match(/\s*\S+/g) ?? [];
  const weights = words.map((word) => word.length + (/[,;:]$/.test(word) ? 4 : 0));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let played = 0;
  const heard = words.filter((_, index) => {
    played += weights[index] ?? 0;
    return played <= whole * fraction;
  });
  return heard.join('');
}
