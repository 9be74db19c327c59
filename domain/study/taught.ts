/** The themes or topics that were taught so far, by number; null when the student has not said: then all of them were. */
export type Taught = readonly number[] | null;

/** What belongs to no theme, such as a question of the simulator, is never held back. */
export function isTaught(taught: Taught, theme: number | undefined): boolean {
  return taught === null || theme === undefined || taught.includes(theme);
}

export function keepTaught<Item>(
  items: readonly Item[],
  taught: Taught,
  themeOf: (item: Item) => number | undefined,
): Item[] {
  return items.filter((item) => isTaught(taught, themeOf(item)));
}
