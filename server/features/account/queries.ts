import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { credentials, profiles, sessions, users } from '../../db/schema/account.ts';

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
