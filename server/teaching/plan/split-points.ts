import { anyOf } from '#domain/any-of.ts';

/** What is brought in one message and is more than one point: '… run out of cash. And with shares the owner loses control'. */
export function splitPoints(words: string): string[] {
  const sentences = words
    .trim()
    .replace(numbered, '$1\n')
    .split(/\n|(?<=[.!?;]["'”’)]?)(?<!\b(?:e\.g|i\.e|vs|etc)\.)\s+/i);
  const points: string[] = [];
  for (const sentence of sentences) {
    const last = points.at(-1);
    if (last === undefined || (beginsAnother(sentence) && [last, sentence].every(isLong))) points.push(sentence.trim());
    else points.splice(-1, 1, `${last} ${sentence.trim()}`);
  }
  return points;
}

/** Before '2)' and 'secondly' a new point begins, with or without a full stop. */
const numbered = /([^\s.!?;,])[,;]?\s+(?=(?:and )?(?:secondly|thirdly)\b|[2-4]\)\s)/gi;

function beginsAnother(sentence: string): boolean {
  return (
    another.test(sentence) || otherPart.test(sentence) || (/^(?:and|plus)\b/i.test(sentence) && !goesOn.test(sentence))
  );
}

const another = anyOf(
  [
    /also\b(?!,? (?:this|that|these|so)\b)/i,
    /another (?:point|thing|reason|one|problem|drawback|benefit|advantage|issue|argument)\b/i,
    /secondly\b|thirdly\b|second(?: point)?[,:]|[2-4]\)|on top of (?:that|this)\b/i,
    /my (?:second|third|next|other) (?:point|one|argument)\b/i,
  ],
  { before: /^(?:(?:and|but|then)[, ]+)?/ },
);
const otherPart =
  /^(?:(?:and|but|so|then)[, ]+)?(?:however\b|on the other (?:hand|side)\b|overall\b|in conclusion\b|on balance\b)/i;
/** 'And so prices rise', 'and this means', 'and then they leave': one more step of the same point. */
const goesOn =
  /^(?:and|plus)[, ]+(?:so|this|that|these|those|it|they|then|therefore|which|because|as a result|hence|thus|if so|in turn|eventually)\b/i;

function isLong(text: string): boolean {
  return text.trim().split(/\s+/).length >= fewestWords;
}

const fewestWords = 5;
