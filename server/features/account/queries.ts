import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { credentials, profiles, subscriptions, users } from '../../db/schema.ts';

export async function readUserByEmail(db: Db, email: string) {
  const [user] = await db()
    .select({ id: users.id, verifiedAt: users.emailVerifiedAt, passwordHash: credentials.passwordHash })
    .from(users)
    .leftJoin(credentials, eq(credentials.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

export async function readProfile(db: Db, userId: string) {
  const [profile] = await db().select().from(profiles).where(eq(profiles.id, userId));
  return profile;
}

export async function readSubscriptions(db: Db, userId: string) {
  return db()
    .select({ id: subscriptions.id, subjects: subscriptions.subjectName, status: subscriptions.status })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
    .orderBy(subscriptions.createdAt);
}
