import { concepts } from './concepts.ts';

/** Of these it matters how often they come up. */
const counted = ['study', 'econ', 'benign', 'family', 'hopeless', 'death'];

/** What the learned score looks at in a stretch of plain words: what it is about, what goes together, and how it is put. */
export function featuresOf(plain: string): string[] {
  const words = plain.split(' ').filter((word) => word && word !== '.');
  const counts = countConcepts(plain, words);
  const about = [...counts.keys()].sort();
  const features = new Set<string>();
  for (const [at, concept] of about.entries()) {
    features.add(`c:${concept}`);
    for (let other = at + 1; other < about.length; other++) features.add(`p:${concept}+${about[other]}`);
  }
  for (const concept of counted) {
    for (let times = 2; times <= Math.min(4, counts.get(concept) ?? 0); times++) features.add(`n:${concept}${times}`);
  }
  for (const [at, word] of words.entries()) {
    features.add(`w:${word}`);
    if (at > 0) features.add(`b:${words[at - 1]} ${word}`);
    if (word.length >= 4) features.add(`k:${soundOf(word)}`);
  }
  if (!counts.has('self')) features.add('noself');
  return [...features];
}

/** Roughly how a word sounds, so that 'bleding' and 'frowing up' are known for what they are. */
function soundOf(word: string): string {
  const heard = word
    .replaceAll(/ph|th/g, 'f')
    .replaceAll(/c(?=[eiy])|z/g, 's')
    .replaceAll(/ck|[cq]/g, 'k')
    .replaceAll('gh', '')
    .replace(/ing$|in$/, 'n');
  return (
    heard.charAt(0) +
    heard
      .slice(1)
      .replaceAll(/[aeiouyhw]/g, '')
      .replaceAll(/(.)\1+/g, '$1')
  );
}

const conceptsOf = new Map<string, string[]>();
for (const [concept, list] of Object.entries(concepts)) {
  for (const word of list) conceptsOf.set(word, [...(conceptsOf.get(word) ?? []), concept]);
}
const phrases = [...conceptsOf.keys()].filter((word) => word.includes(' '));

function countConcepts(plain: string, words: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (concept: string, times: number) => counts.set(concept, (counts.get(concept) ?? 0) + times);
  for (const word of words) for (const concept of conceptsOf.get(word) ?? []) count(concept, 1);
  for (const phrase of phrases) {
    if (!plain.includes(` ${phrase} `)) continue;
    for (const concept of conceptsOf.get(phrase) ?? []) count(concept, 0);
  }
  return counts;
}
