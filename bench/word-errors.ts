import { readAloud } from '../server/providers/speech/embedded/read-aloud.ts';

export type WordErrors = { words: number; errors: number };

/** The fewest words that were changed, left out or put in. */
export function countWordErrors(spoken: string, heard: string): WordErrors {
  const [expected, found] = [comparable(spoken), comparable(heard)];
  let previous = Array.from({ length: found.length + 1 }, (_, index) => index);
  for (const [row, word] of expected.entries()) {
    const current = [row + 1];
    for (const [column, other] of found.entries()) {
      const change = (previous[column] ?? 0) + Number(word !== other);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return { words: expected.length, errors: previous.at(-1) ?? 0 };
}

/** '5%' and 'five per cent', 'long-run' and 'long run' are the same words. */
function comparable(text: string): string[] {
  const said = readAloud(text).join(' ').toLowerCase().replaceAll('percent', 'per cent').replace(/[-–]/g, ' ');
  return (said.match(/[a-z']+/g) ?? []).map((word) => word.replace(/'$/, ''));
}
