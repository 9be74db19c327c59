import { anyOf } from '#domain/any-of.ts';
import type { Cases } from '../cases/read-cases.ts';
import { namesConcept } from '../facts/names-concept.ts';
import type { Facts } from '../facts/read-facts.ts';
import { sentencesOf } from '../say/sentences.ts';

/** The firm or country that stands in it, as the student wrote it: no connective, no command word and no term of the course. */
export function nameIn(own: string, isTerm = (_name: string): boolean => false): string | undefined {
  return sentencesOf(own)
    .flatMap((sentence) => [...sentence.replace(/^\S+\s/, '').matchAll(proper)].map(([name]) => name))
    .find((name) => !ordinary.test(name) && !isTerm(name));
}

const proper = /\b[A-Z](?:[a-z]{2,}|&[A-Z])(?: [A-Z][a-z]+)*\b/g;

/** Written large by some, and no case. */
const ordinary = anyOf([
  /^(?:however|therefore|thus|hence|also|because|since|although|though|unless|if|when|while|whereas|but|and|or|so|yet|then)\b/i,
  /^(?:overall|finally|firstly|secondly|lastly|first|second|third|next|conclusion|consequently|additionally|furthermore|moreover)\b/i,
  /^(?:assess|evaluate|discuss|explain|analyse|examine|calculate|state|identify|describe|outline|to what extent)\b/i,
  /^(?:this|the|that|these|those|for|in|on|as|it|they|he|she|we|you|my|his|her|their|its|there|not|no|yes|some|many|most)\b/i,
  /^(?:bank|government|business|firm|firms|company|market|economy|question|paragraph|point|long run|short run|real)\b/i,
  /^(?:price|demand|supply|cost|costs|profit|revenue|sales|wages|tax|growth|inflation)\b/i,
]);

/** Whether a name is only a term of the course: 'Gearing', 'Economies', and not a firm that the course knows. */
export function termsOf({ facts, cases }: { facts: Facts; cases: Cases }): (name: string) => boolean {
  return (name) => namesConcept(facts, name) && cases.namedIn(name).length === 0;
}
