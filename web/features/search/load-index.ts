import { api, replyOf } from '#web/api.ts';
import type { SearchIndex } from './find-matches.ts';

let kept: { owner: string; index: Promise<SearchIndex> } | undefined;

/** Fetched once for each account and set of subjects; a failure is forgotten, so that the next opening tries again. */
export function loadIndex(owner: string): Promise<SearchIndex> {
  if (kept?.owner === owner) return kept.index;
  const index = replyOf(api['search-index'].$get());
  kept = { owner, index };
  index.catch(() => {
    if (kept?.index === index) kept = undefined;
  });
  return index;
}
