import { pick } from '#domain/practice/shuffle.ts';
import type { StoredCard } from '../../memory/card-queries.ts';

type Item = { itemId: string };

/**
 * What to practise next: what is due, the longest overdue first; then what was never tried, anywhere in the course; then
 * what comes due soonest. `not` is what was just done, and comes again only when there is nothing else.
 */
export function chooseItem(
  items: readonly Item[],
  cards: readonly StoredCard[],
  { now, seed, not }: { now: Date; seed: number; not: string | undefined },
): Item | undefined {
  const others = items.filter(({ itemId }) => itemId !== not);
  const open = others.length > 0 ? others : items;
  const byId = new Map(open.map((item) => [item.itemId, item]));
  const seen = cards.filter(({ itemId }) => byId.has(itemId)).sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime());
  const [soonest] = seen;
  if (soonest && soonest.dueAt <= now) return byId.get(soonest.itemId);
  const tried = new Set(seen.map(({ itemId }) => itemId));
  const fresh = open.filter(({ itemId }) => !tried.has(itemId));
  return fresh.length > 0 ? pick(fresh, seed) : soonest && byId.get(soonest.itemId);
}
