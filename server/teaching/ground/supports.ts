import { isNegator } from '#domain/marking/plain-words.ts';
import { clausesOf } from '#domain/marking/reading.ts';
import { tokenise } from '#domain/marking/tokens.ts';

/**
 * Which of the written sentences say what a sentence says, wholly or in a part that stands alone: the same words in the
 * same order, with other small words between them. Nothing that we have tells a right rewording from a wrong one, and in
 * this subject one word left out makes another truth: an average cost is no cost, and real wages are no wages.
 */
export function createSupport(written: string[]): (sentence: string) => number[] {
  const passages = written.map((sentence) => partsOf(sentence).map(wordsIn));
  return (sentence) => {
    const said = wordsIn(sentence.replace(leadIn, ''));
    if (said.length < leastWords) return [];
    return passages.flatMap((parts, at) => (parts.some((part) => isFrom(said, part)) ? [at] : []));
  };
}

/** What stands before a semicolon, or behind it; behind a colon it hangs on what was before. */
function partsOf(sentence: string): string[] {
  return [
    sentence,
    ...sentence.split(/(?<=\w['’"”)]?); /).flatMap((part) => [part, part.split(/(?<=\w['’"”)]?): /)[0] ?? '']),
  ];
}

/** Whether it speaks of something that must have been named just before. */
export function leansBack(sentence: string): boolean {
  return /^["'“‘(]?(?:it|its|they|their|them|that|this|these|those|he|she|both|such|then|there|here|one|the (?:first|second|last|other|same|opposite|reverse))\b/i.test(
    sentence.replace(leadIn, ''),
  );
}

/** A model's way of leading on to what it has to say. */
const leadIn =
  /^(?:remember(?: that)?|for example|in other words|in short|simply put|basically|also|so|but|now|however|therefore)\b[,:]?\s+/i;
const leastWords = 2;

/** `opens`: the word that the clause begins with, on the first word of it that counts. */
type Word = { stem: string; opens: string };

function wordsIn(text: string): Word[] {
  const tokens = tokenise(text);
  const clause = clausesOf(text, tokens);
  let opens = '';
  return tokens.flatMap((token, at): Word[] => {
    if (clause[at] !== clause[at - 1]) opens = token.raw;
    if (small.has(token.raw)) return [];
    const word = { stem: isNegator(token) && !strong.has(token.raw) ? 'not' : token.stem, opens };
    opens = '';
    return [word];
  });
}

function isFrom(said: Word[], written: Word[]): boolean {
  return written.some((_, from) => {
    const end = from + said.length;
    return (
      said.every(({ stem }, at) => stem === written[from + at]?.stem) &&
      mayBegin(written, from) &&
      (end === written.length || addsOnly.has(written[end]?.opens ?? ''))
    );
  });
}

/** At the head, or behind a 'so' or 'because' before which nothing says when it holds. */
function mayBegin(written: Word[], from: number): boolean {
  if (from === 0) return true;
  return leadsTo.has(written[from - 1]?.opens ?? '') && !written.slice(0, from).some(({ opens }) => limits.has(opens));
}

const wordSet = (words: string) => new Set(words.split(' '));

/** Without these it says the same. Not so without 'by', 'from' or 'to': who pays whom stands in them. */
const small = wordSet(
  'a an the this that these those it its they their them he she his her him you your we our us i my me is are was were be been ' +
    'being am do does did has have had having will then there here and also too very which who whose just really quite such own',
);
/** 'Never' is more than 'not'. */
const strong = wordSet('no never neither nor');
/** A clause that can be left out at the end: it adds something, and says not when the rest holds. */
const addsOnly = wordSet('so because since and which who');
const leadsTo = wordSet('so because since');
/** A clause that begins with one of these says when, where or for whom the rest holds. */
const limits = wordSet(
  'if when unless until once where while whereas although though but except without provided during under after before with in at for',
);
