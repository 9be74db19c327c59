import { anyOf } from '#domain/any-of.ts';

/** 'A subsidy shifts supply left. right or wrong?': whoever asks so wants a yes or a no, and no lecture. */
export function asksVerdict(words: string): boolean {
  return withoutVerdictAsked(words) !== words;
}

/** What is to be judged, without the question for it. */
export function withoutVerdictAsked(words: string): string {
  const said = words.trim();
  const claim = said.replace(tag, '').trim();
  // 'Was I right or wrong' has nothing before it that could be.
  return claim.split(/\s+/).length < fewestWords || asksOfBefore.test(claim) ? words : claim;
}

/** All the ways to ask for it as the one that everybody who reads the words knows. */
export function plainVerdict(words: string): string {
  const said = words.trim();
  return otherTag.test(said) && withoutVerdictAsked(said) !== words
    ? `${withoutVerdictAsked(said)}. is that right?`
    : words;
}

const fewestWords = 3;
const asksOfBefore =
  /\b(?:is|was|am|are|were|if|whether) (?:i|it|that|this|mine|they|(?:my|the) (?:\w+ ?)?(?:[-−]?[£$€]?[\d.,]+%?)?|what i \w+)\W*$/i;
const plain = /(?:is|was) (?:that|this|it) (?:right|correct|true)|am i right|right|correct/i;
const other = anyOf(
  [
    /(?:right|true|correct) or (?:wrong|false|not)|(?:is|was) (?:that|this|it) (?:right|correct|true) or (?:not|wrong|false)/,
    /(?:is|was) (?:that|this|it) (?:accurate|ok(?:ay)?|fair|sound|a fair (?:point|claim))|am i (?:correct|on the right track)/,
    /(?:have|did) i (?:got|get|done|do|understood|understand) (?:that|it|this)(?: right| correctly)?|yes or no/,
  ],
  {},
);
const ends = (form: RegExp) => new RegExp(`(?:^|[,.;?!]+|\\s)\\s*(?:so |and |but )?(?:${form.source})\\s*[?.!]*$`, 'i');
const otherTag = ends(other);
const tag = new RegExp(
  `${ends(other).source}|[,.;?!]\\s*(?:${plain.source})\\s*[?.!]*$|\\b(?:is|was) (?:that|this|it) (?:right|correct|true)\\s*[?.!]*$|\\bam i right\\s*[?.!]*$`,
  'i',
);
