import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { backtrack } from '../../db/schema/account.ts';
import { shuffledBy } from '../../db/shuffled-by.ts';

export type PendingRegistration = typeof backtrack.$inferSelect;

export async function insertPending(db: Db, row: typeof backtrack.$inferInsert): Promise<void> {
  await db().insert(backtrack).values(row);
}

/** False when it is gone. */
export async function setPendingCheckout(db: Db, id: string, checkoutSessionId: string): Promise<boolean> {
  const set = await db()
    .update(backtrack)
    .set({ checkoutSessionId })
    .where(eq(backtrack.id, id))
    .returning({ id: backtrack.id });
  return set.length > 0;
}

export async function readPending(db: Db, id: string): Promise<PendingRegistration | undefined> {
  const [row] = await db().select().from(backtrack).where(eq(backtrack.id, id));
  return row;
}

/** Card pages that the same address left open. */
export async function readOpenPendingCheckouts(db: Db, email: string): Promise<string[]> {
  const rows = await db()
    .select({ id: backtrack.checkoutSessionId })
    .from(backtrack)
    .where(and(eq(sql`lower(${backtrack.email})`, email.toLowerCase()), isNull(backtrack.completedAt)));
  return rows.flatMap(({ id }) => id ?? []);
}

/** Past their time, and either an account by now or without a card page that anybody could pay. */
export async function deletePendingExpired(db: Db, now: Date): Promise<void> {
  const settled = or(isNotNull(backtrack.completedAt), isNull(backtrack.checkoutSessionId));
  await db()
    .delete(backtrack)
    .where(and(lt(backtrack.expiresAt, now), settled));
}

export async function readUnpaidExpired(db: Db, now: Date): Promise<PendingRegistration[]> {
  return db()
    .select()
    .from(backtrack)
    .where(and(lt(backtrack.expiresAt, now), isNull(backtrack.completedAt)))
    .orderBy(shuffledBy(backtrack.id, now));
}

export async function deleteUnpaidPending(db: Db, id: string): Promise<void> {
  await db()
    .delete(backtrack)
    .where(and(eq(backtrack.id, id), isNull(backtrack.completedAt)));
}

/** True for the first that completes it. */
export async function completePending(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db()
    .update(backtrack)
    .set({ completedAt: at })
    .where(and(eq(backtrack.id, id), isNull(backtrack.completedAt)))
    .returning({ id: backtrack.id });
  return rows.length > 0;
}

export async function setPendingUser(db: Db, id: string, userId: string): Promise<void> {
  await db().update(backtrack).set({ userId }).where(eq(backtrack.id, id));
}

/** True for the first return. */
export async function claimPendingReturn(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db()
    .update(backtrack)
    .set({ returnSeenAt: at })
    .where(and(eq(backtrack.id, id), isNull(backtrack.returnSeenAt)))
    .returning({ id: backtrack.id });
  return rows.length > 0;
}
