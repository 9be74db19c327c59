import { abbreviations } from '#content/tutor/abbreviations.ts';
import type { Subject } from '#domain/subjects.ts';

/** 'whats ped (price elasticity of demand)': the models know the course's words better than its short forms. */
export function writeOut(words: string, subject: Subject): string {
  const known = abbreviations[subject];
  const found = [...words.matchAll(/[A-Za-z/&]+/g)].flatMap(([written]) => {
    const low = written.toLowerCase();
    const key = Object.hasOwn(known, low) ? low : low.replace(/s$/, '');
    if (!Object.hasOwn(known, key)) return [];
    const head = written.slice(0, key.length);
    return alsoWords.has(key) && head !== head.toUpperCase() ? [] : (known[key] ?? []);
  });
  const meant = [...new Set(found)];
  return meant.length ? `${words} (${meant.join(', ')})` : words;
}

/** Short forms that are words too: only capitals make them short forms. */
const alsoWords = new Set('ac ad ar as cap er eu ev imf ir lr mc mr opp pc pest smart sr tc tot tr'.split(' '));
