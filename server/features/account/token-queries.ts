import { and, eq, gt, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { oneTimeTokens } from '../../db/schema/account.ts';

export async function insertOneTimeToken(db: Db, token: typeof oneTimeTokens.$inferInsert): Promise<void> {
  await db().insert(oneTimeTokens).values(token);
}

export async function readOneTimeToken(db: Db, tokenHash: string, purpose: string) {
  const [row] = await db()
    .select()
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.tokenHash, tokenHash), eq(oneTimeTokens.purpose, purpose)));
  return row;
}

/** The user it belongs to, for the first that uses it in time. */
export async function useOneTimeToken(
  db: Db,
  tokenHash: string,
  purpose: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db()
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        eq(oneTimeTokens.purpose, purpose),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning({ userId: oneTimeTokens.userId });
  return row?.userId;
}

/** The links of other registrations of the same address. */
export async function deleteOtherConfirmations(db: Db, userId: string, tokenHash: string): Promise<void> {
  await db()
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, 'verify_email'),
        ne(oneTimeTokens.tokenHash, tokenHash),
      ),
    );
}

export async function deleteOneTimeTokens(db: Db, userId: string): Promise<void> {
  await db().delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
}
