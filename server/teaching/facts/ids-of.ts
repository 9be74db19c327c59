import type { Mention } from './phrase-index.ts';
import type { Kind } from './read-facts.ts';

/** The categories or the things that are named, each once. */
export function idsOf(mentions: Mention<Kind>[], kind: Kind['kind']): string[] {
  const ids = mentions.flatMap(({ meanings }) => meanings.filter((one) => one.kind === kind).map(({ id }) => id));
  return [...new Set(ids)];
}
