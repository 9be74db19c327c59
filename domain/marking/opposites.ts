import { stemOf, type Token } from './tokens.ts';

/**
 * How many words of the idea the answer turns round: it has the opposite and not the word. 'Permanent protection' for
 * 'temporary protection'. Words that the prompt uses say nothing, on either side.
 */
export function countOpposites(idea: Token[], answer: Token[], prompt: Token[]): number {
  const said = new Set(answer.map(({ stem }) => stem));
  const asked = new Set(prompt.map(({ stem }) => stem));
  return idea.filter(({ stem }) => {
    const others = opposites.get(stem);
    if (!others || asked.has(stem)) return false;
    const same = sides.get(stem) ?? [];
    if (idea.some((other) => others.includes(other.stem))) return false;
    return !same.some((word) => said.has(word)) && others.some((word) => said.has(word) && !asked.has(word));
  }).length;
}

/** Two sides a line. A word may mean several things, so only words whose opposite is plain are here. */
const pairs = [
  ['temporary short-lived limited', 'permanent forever'],
  ['elastic', 'inelastic'],
  ['shortage', 'surplus glut'],
  ['quick fast hurry rush', 'slow slowly'],
  ['cheaper cheap', 'dearer expensive costly'],
  ['easy', 'hard difficult'],
  ['internal', 'external'],
  ['strong stronger', 'weak weaker'],
  ['appreciate', 'depreciate'],
  ['deficit', 'surplus'],
  ['overproduction over-consumption', 'underproduction under-consumption'],
] as const;

const sides = new Map<string, string[]>();
const opposites = new Map<string, string[]>();
for (const pair of pairs) {
  const [one, other] = pair.map((side) => side.split(' ').map(stemOf));
  for (const [here, there] of [
    [one, other],
    [other, one],
  ] as const)
    for (const word of here ?? []) {
      sides.set(word, here ?? []);
      opposites.set(word, there ?? []);
    }
}
