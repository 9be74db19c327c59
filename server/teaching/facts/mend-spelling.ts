import { distance } from '../reader/by-words/spelling.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { rootOf } from './tokens.ts';

/** 'Goverment' is 'government' and 'mroe' is 'more'. A word that somebody may have meant is never made another one. */
export function createMender(known: Iterable<string>): (word: string) => string {
  const counts = new Map<string, number>();
  for (const word of known) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byLetter = Map.groupBy(counts.keys(), (word) => word.slice(0, 1));
  const mended = new Map<string, string>();

  return (word) => {
    if (word.length < shortest || counts.has(word) || ordinary.has(word) || !/^[a-z]+$/.test(word)) return word;
    const before = mended.get(word);
    if (before !== undefined) return before;
    if (mended.size > mostKept) mended.clear();
    const near = (byLetter.get(word.slice(0, 1)) ?? []).filter((one) => isMeant(word, one));
    const [best] = near.sort(
      (one, other) =>
        distance(word, one, 2) - distance(word, other, 2) || (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
    );
    mended.set(word, best ?? word);
    return best ?? word;
  };
}

const ordinary = new Set(ordinaryWords.split(/\s+/).map(rootOf));
const shortest = 4;
const mostKept = 5000;

/** In a short word two letters may have changed places; in a longer one a letter may be wrong, in a long one two. */
function isMeant(word: string, known: string): boolean {
  if (known.length < shortest) return false;
  if (word.length <= 5) return isSwapped(word, known);
  const most = word.length >= 9 ? 2 : 1;
  return Math.abs(word.length - known.length) <= most && distance(word, known, most) <= most;
}

function isSwapped(word: string, known: string): boolean {
  return (
    word.length === known.length &&
    distance(word, known, 1) === 1 &&
    [...word].sort().join() === [...known].sort().join()
  );
}
