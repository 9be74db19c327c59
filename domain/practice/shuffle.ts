/** The same order for the same seed: what is asked for twice is the same, and need not be stored. */
export function shuffle<Item>(items: readonly Item[], seed: string | number): Item[] {
  const next = createRandom(seed);
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** One of several, by the seed. */
export function pick<Item>(items: readonly Item[], seed: string | number): Item | undefined {
  return items[Math.floor(createRandom(seed)() * items.length)];
}

/** Mulberry32 over a hash of the seed: numbers from 0 to 1 that are even enough to shuffle with, and for nothing secret. */
export function createRandom(seed: string | number): () => number {
  let state = 2_166_136_261;
  for (const letter of String(seed)) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
