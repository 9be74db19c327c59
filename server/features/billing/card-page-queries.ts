import { and, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { cardPages } from '../../db/schema/billing.ts';
import { shuffledBy } from '../../db/shuffled-by.ts';

export type CardPage = typeof cardPages.$inferSelect;

/** In the transaction that writes the request, before the provider is asked: no page is open that nobody knows of. */
export async function insertCardPage(
  db: Db,
  page: Pick<CardPage, 'requestId' | 'kind'> & { openedAt: Date },
): Promise<void> {
  await db().insert(cardPages).values(page);
}

/** False when the request has another page already, or was never written down: then nobody may pay this one. */
export async function nameCardPage(db: Db, requestId: string, checkoutSessionId: string): Promise<boolean> {
  const named = await db()
    .update(cardPages)
    .set({ checkoutSessionId })
    .where(
      and(
        eq(cardPages.requestId, requestId),
        isNull(cardPages.settledAt),
        or(isNull(cardPages.checkoutSessionId), eq(cardPages.checkoutSessionId, checkoutSessionId)),
      ),
    )
    .returning({ id: cardPages.requestId });
  return named.length > 0;
}

export async function readCardPage(db: Db, requestId: string): Promise<CardPage | undefined> {
  const [page] = await db().select().from(cardPages).where(eq(cardPages.requestId, requestId));
  return page;
}

/** What became of a page is said once; what was recorded may still be paid back. True when it was said now. */
export async function settleCardPage(
  db: Db,
  requestId: string,
  outcome: NonNullable<CardPage['outcome']>,
  settledAt: Date,
): Promise<boolean> {
  const open = isNull(cardPages.outcome);
  const settled = await db()
    .update(cardPages)
    .set({ outcome, settledAt })
    .where(
      and(
        eq(cardPages.requestId, requestId),
        outcome === 'refunded' ? or(open, ne(cardPages.outcome, 'refunded')) : open,
      ),
    )
    .returning({ id: cardPages.requestId });
  return settled.length > 0;
}

/** Pages opened since then of which nobody knows yet what became of them, each time in another order: none is always last. */
export async function readUnsettledPages(db: Db, since: Date, now: Date): Promise<CardPage[]> {
  return db()
    .select()
    .from(cardPages)
    .where(and(isNull(cardPages.settledAt), isNotNull(cardPages.checkoutSessionId), gte(cardPages.openedAt, since)))
    .orderBy(shuffledBy(cardPages.requestId, now));
}
