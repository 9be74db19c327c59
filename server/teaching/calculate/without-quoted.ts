/** 'Why did you do -3.95??': figures that are held against the tutor are none of the student's own sum. */
export function withoutQuoted(words: string): string {
  return words
    .split(/(?<=[?!])\s+/)
    .filter((sentence) => !quotes.test(sentence))
    .join(' ');
}

const quotes = /^(?:(?:ok|but|wait|no|so|and|huh|lol)[,. ]+)*(?:why|where|how) (?:did|have|are|were) (?:you|u)\b/i;
