import { anyOf } from '#domain/any-of.ts';
import { type PlainWords, plainWords } from './plain-words.ts';

/** About as much as one person says at a time. */
const mostWords = 40;

/**
 * The sentences of a long text that may be the student's own, each as if nothing else had been said. What is written
 * above, below or within a pasted extract must not be hidden by the extract's words around it.
 */
export function sentencesAlone(text: string): PlainWords[] {
  if (text.split(/\s+/).length <= mostWords) return [];
  const sentences = text.split(lines).flatMap((line) => sentencesOf(line));
  return sentences
    .map(({ sentence, isWhole }, at) => ({
      plain: plainWords(sentence),
      isApart: isWhole || at === 0 || at === sentences.length - 1,
    }))
    .filter(({ plain, isApart }) => isApart || own.test(plain.text))
    .map(({ plain }) => plain);
}

/** `isWhole`: it stands in a line of its own. */
function sentencesOf(line: string): { sentence: string; isWhole: boolean }[] {
  const sentences = line.split(ends).filter((sentence) => /\p{L}/u.test(sentence));
  return sentences.map((sentence) => ({ sentence, isWhole: sentences.length === 1 }));
}

const lines = /\n+|\s+(?=(?:Extract|Source|Figure|Question|Section)\s[A-Z0-9])/;
/** The end of a sentence, or the bracket behind a question: '(12 marks)'. */
const ends = /(?<=[.?!;:)\]"”])\s+/;

/** Somebody speaks of himself, to somebody, or asks. An extract tells of others. */
const own = anyOf([
  / (?:i|me|my|myself|you|your) /,
  anyOf(
    [
      /how|what|which|where|who|when|why|does|do|is|are|can|could|would|best|any|tell|give|write|draft/,
      /plan|make|show|list|explain|describe|ignore|disregard|forget|continue|pretend|act|say|print/,
      /repeat|help|note|system|admin|mode/,
    ],
    { before: /^ \. /, after: / / },
  ),
]);
