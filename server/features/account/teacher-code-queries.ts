import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { teacherCodes } from '../../db/schema/account.ts';

const usable = (code: string, now: Date) =>
  and(
    eq(teacherCodes.code, code),
    isNull(teacherCodes.revokedAt),
    or(isNull(teacherCodes.expiresAt), gt(teacherCodes.expiresAt, now)),
    or(isNull(teacherCodes.maxUses), ne(teacherCodes.uses, sql`${teacherCodes.maxUses}`)),
  );

export type TeacherCodeRow = typeof teacherCodes.$inferSelect;

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
