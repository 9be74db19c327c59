import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  backtrack,
  credentials,
  oneTimeTokens,
  profiles,
  sessions,
  teacherCodes,
  users,
} from '../../db/schema/account.ts';
import { shuffledBy } from '../../db/shuffled-by.ts';

const sameEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function readUserByEmail(db: Db, email: string) {
  const [user] = await db()
    .select({
      id: users.id,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      passwordHash: credentials.passwordHash,
    })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(sameEmail(email));
  return user;
}

export async function readPassword(db: Db, userId: string) {
  const [row] = await db().select().from(credentials).where(eq(credentials.userId, userId));
  return row;
}

export async function writePasswordHash(db: Db, userId: string, passwordHash: string, changedAt: Date): Promise<void> {
  await db()
    .insert(credentials)
    .values({ userId, passwordHash, changedAt })
    .onConflictDoUpdate({ target: credentials.userId, set: { passwordHash, changedAt } });
}

export async function readProfile(db: Db, userId: string) {
  const [profile] = await db().select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}

export async function writeProfile(db: Db, profile: typeof profiles.$inferInsert): Promise<void> {
  const { id: _, ...facts } = profile;
  await db().insert(profiles).values(profile).onConflictDoUpdate({ target: profiles.id, set: facts });
}

/** Gives back nothing when somebody else has just taken the address. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<string | undefined> {
  const [row] = await db().insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export async function markVerified(db: Db, userId: string, at: Date): Promise<void> {
  await db()
    .update(users)
    .set({ emailVerifiedAt: at })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)));
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db().delete(users).where(eq(users.id, userId));
}

export async function readSessions(db: Db, userId: string, now: Date) {
  return db()
    .select({ id: sessions.id, device: sessions.device, createdAt: sessions.createdAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(sessions.createdAt);
}

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

export type PendingRegistration = typeof backtrack.$inferSelect;

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

const usable = (code: string, now: Date) =>
  and(
    eq(teacherCodes.code, code),
    isNull(teacherCodes.revokedAt),
    or(isNull(teacherCodes.expiresAt), gt(teacherCodes.expiresAt, now)),
    or(isNull(teacherCodes.maxUses), ne(teacherCodes.uses, sql`${teacherCodes.maxUses}`)),
  );

export async function isTeacherCodeUsable(db: Db, code: string, now: Date): Promise<boolean> {
  return (await db().select({ code: teacherCodes.code }).from(teacherCodes).where(usable(code, now))).length > 0;
}

/** Counts one use in one statement: of many at the same time no more than the limit succeed (W7, W40). */
export async function redeemTeacherCode(db: Db, code: string, now: Date): Promise<boolean> {
  const rows = await db()
    .update(teacherCodes)
    .set({ uses: sql`${teacherCodes.uses} + 1` })
    .where(usable(code, now))
    .returning({ code: teacherCodes.code });
  return rows.length > 0;
}

/** A limit below what is used already means that it is used up: nobody's use is taken back. */
export async function insertTeacherCode(db: Db, row: typeof teacherCodes.$inferInsert): Promise<void> {
  const { expiresAt } = row;
  const maxUses = row.maxUses == null ? null : sql`greatest(excluded.max_uses, ${teacherCodes.uses})`;
  await db()
    .insert(teacherCodes)
    .values(row)
    .onConflictDoUpdate({ target: teacherCodes.code, set: { maxUses, expiresAt } });
}

export type TeacherCodeRow = typeof teacherCodes.$inferSelect;

export async function readTeacherCodes(db: Db): Promise<TeacherCodeRow[]> {
  return db().select().from(teacherCodes).orderBy(teacherCodes.createdAt, teacherCodes.code);
}

/** False when there is no such code, or it was revoked before. */
export async function revokeTeacherCode(db: Db, code: string, now: Date): Promise<boolean> {
  const revoked = await db()
    .update(teacherCodes)
    .set({ revokedAt: now })
    .where(and(eq(teacherCodes.code, code), isNull(teacherCodes.revokedAt)))
    .returning({ code: teacherCodes.code });
  return revoked.length > 0;
}
