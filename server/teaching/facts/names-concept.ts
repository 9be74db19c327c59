import { anyOf } from '#domain/any-of.ts';
import type { Facts } from './read-facts.ts';

/** Whether something of the course is named in it, as far as the facts know its words: a price, gearing, what workers are paid. */
export function namesConcept(facts: Facts, words: string): boolean {
  return facts.find(facts.read(words)).some(({ meanings }) => meanings.some(({ kind }) => kind === 'concept'));
}

/** The same, with the plainest words of both subjects: whoever uses one speaks of the course. */
export function speaksOfCourse(facts: Facts, words: string): boolean {
  return plainest.test(words) || namesConcept(facts, words);
}

const plainest = anyOf([
  /\b(?:prices?|costs?|demand|supply|sales|profits?|revenues?|wages?|tax(?:es)?|inflation|unemployment|exports?|imports?)\b/i,
  /\b(?:workers?|firms?|compan(?:y|ies)|consumers?|customers?|producers?|markets?|competitors?|hir(?:e|es|ing)|interest rates?)\b/i,
]);
