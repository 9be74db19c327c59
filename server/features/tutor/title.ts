const longestTitle = 60;

/** The first words of a conversation as its title, cut where a word ends. */
export function titleFrom(words: string): string {
  const line = words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  if (line.length <= longestTitle) return line;
  // Not through the middle of a character that takes two units.
  const cut = line.slice(0, longestTitle).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${(end > longestTitle / 2 ? cut.slice(0, end) : cut).replace(/[\s,;:.–-]+$/, '')}…`;
}
