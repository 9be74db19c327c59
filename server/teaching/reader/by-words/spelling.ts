/** 'Oppertunity' is 'opportunity': the likeliest known word near an unknown one, or nothing. */
export function createSpelling(words: Map<string, number>): (word: string) => string | undefined {
  const byLetter = Map.groupBy(words.keys(), (word) => word.slice(0, 1));
  const known = new Map<string, string | undefined>();

  return (word) => {
    if (word.length < shortest || words.has(word) || !/^[a-z]+$/.test(word)) return undefined;
    if (!known.has(word)) known.set(word, findNearest(word, byLetter.get(word.slice(0, 1)) ?? []));
    if (known.size > mostKept) known.clear();
    return known.get(word);
  };

  function findNearest(word: string, candidates: string[]): string | undefined {
    const most = word.length >= long ? 2 : 1;
    let best: { candidate: string; away: number; count: number } | undefined;
    for (const candidate of candidates) {
      if (Math.abs(candidate.length - word.length) > most || candidate.length < shortest) continue;
      const away = distance(word, candidate, most);
      const count = words.get(candidate) ?? 0;
      if (away <= most && (!best || away < best.away || (away === best.away && count > best.count)))
        best = { candidate, away, count };
    }
    return best?.candidate;
  }
}

const shortest = 4;
const long = 7;
const mostKept = 5000;

/** Letters changed, added, left out or swapped with a neighbour; more than `most` are not counted on. */
export function distance(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const changed = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + changed);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
