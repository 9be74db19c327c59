import type { Facts } from './read-facts.ts';

/** Whether something of the course is named in it, as far as the facts know its words: a price, gearing, what workers are paid. */
export function namesConcept(facts: Facts, words: string): boolean {
  return facts.find(facts.read(words)).some(({ meanings }) => meanings.some(({ kind }) => kind === 'concept'));
}
