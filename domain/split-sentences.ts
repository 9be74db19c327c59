/** The longest stretch that is held back for its end. A sentence that goes on is judged in parts. */
const longest = 600;

type SentenceSplitter = {
  /** The sentences that are complete with this piece, each with the space after it. Joined, they are the text. */
  take(piece: string): string[];
  /** What is left. */
  end(): string[];
};

/** Cuts a text that comes in pieces into sentences and lines, always in the same places however it comes. */
export function createSentenceSplitter(): SentenceSplitter {
  let held = '';
  const cut = (isWhole: boolean) => {
    const sentences: string[] = [];
    for (let end = findEnd(held, isWhole); end > 0; end = findEnd(held, isWhole)) {
      sentences.push(held.slice(0, end));
      held = held.slice(end);
    }
    return sentences;
  };
  return {
    take(piece) {
      held += piece;
      return cut(false);
    },
    end: () => [...cut(true), held].filter(Boolean),
  };
}

const possibleEnd = /[.!?…]["'”’)\]]{0,3}\s|\n/;
const possibleEnds = new RegExp(possibleEnd, 'g');

/** Where the first sentence ends, after one space; 0 when that is not known yet. */
function findEnd(text: string, isWhole: boolean): number {
  // Most pieces end nothing: they come a word at a time.
  if (text.length < longest && !possibleEnd.test(text)) return 0;
  const stretch = text.slice(0, longest);
  for (const match of stretch.matchAll(possibleEnds)) {
    const end = match.index + match[0].length;
    if (stretch.slice(0, end).trim() && !isAbbreviation(stretch.slice(0, match.index + 1))) return end;
  }
  return text.length > longest || (isWhole && text.length === longest) ? findSpace(stretch) : 0;
}

function isAbbreviation(text: string): boolean {
  return /(?:\b(?:e\.g|i\.e|etc|vs|mr|mrs|ms|dr|prof|st|no|approx|cf|fig|p)|(?:^|[\s.(])[a-z])\.$/i.test(text);
}

function findSpace(stretch: string): number {
  const space = stretch.lastIndexOf(' ') + 1;
  if (space > 0) return space;
  // Never between the two halves of one character.
  return /[\uD800-\uDBFF]$/.test(stretch) ? stretch.length - 1 : stretch.length;
}
