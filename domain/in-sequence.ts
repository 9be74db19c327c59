type Part = RegExp | readonly [RegExp, ...RegExp[]];

/**
 * One pattern out of parts that stand one after another, so that each can be read on a line of its own. Where several
 * stand in one place, any of them will do.
 */
export function inSequence(parts: readonly [Part, ...Part[]]): RegExp {
  const [first] = parts.flat();
  return new RegExp(parts.map(sourceOf).join(''), first?.flags);
}

function sourceOf(part: Part): string {
  return part instanceof RegExp ? part.source : `(?:${part.map(({ source }) => source).join('|')})`;
}

/** The same pattern, once or more often. */
export function repeated(pattern: RegExp): RegExp {
  return new RegExp(`(?:${pattern.source})+`, pattern.flags);
}
