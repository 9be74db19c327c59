import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { profiles } from '../../db/schema/account.ts';
import { classes, classMembers } from '../../db/schema/classes.ts';

export type Member = { id: string; name: string; joinedAt: Date };

/** The students who said yes and have not left, by name: the only ones of whom a teacher sees anything. */
export async function readMembers(db: Db, classId: string): Promise<Member[]> {
  return db()
    .select({ id: classMembers.userId, name: profiles.fullName, joinedAt: classMembers.joinedAt })
    .from(classMembers)
    .innerJoin(profiles, eq(profiles.id, classMembers.userId))
    .where(eq(classMembers.classId, classId))
    .orderBy(asc(profiles.fullName), asc(classMembers.userId));
}

export async function countMembers(db: Db, classId: string): Promise<number> {
  const [row] = await db().select({ number: count() }).from(classMembers).where(eq(classMembers.classId, classId));
  return row?.number ?? 0;
}

export async function isMember(db: Db, classId: string, userId: string): Promise<boolean> {
  return (await db().select({ id: classMembers.userId }).from(classMembers).where(one(classId, userId))).length > 0;
}

/** The first yes counts: said twice, it is one. */
export async function insertMember(db: Db, row: typeof classMembers.$inferInsert): Promise<boolean> {
  const added = await db()
    .insert(classMembers)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: classMembers.userId });
  return added.length > 0;
}

export async function deleteMember(db: Db, classId: string, userId: string): Promise<boolean> {
  const gone = await db().delete(classMembers).where(one(classId, userId)).returning({ id: classMembers.userId });
  return gone.length > 0;
}

/** The classes that a student is in, with who teaches each. */
export async function readMemberships(db: Db, userId: string) {
  return db()
    .select({
      classId: classes.id,
      name: classes.name,
      subject: classes.subject,
      teacherId: classes.userId,
      teacher: profiles.fullName,
      joinedAt: classMembers.joinedAt,
      consentVersion: classMembers.consentVersion,
    })
    .from(classMembers)
    .innerJoin(classes, eq(classes.id, classMembers.classId))
    .innerJoin(profiles, eq(profiles.id, classes.userId))
    .where(eq(classMembers.userId, userId))
    .orderBy(asc(classMembers.joinedAt), asc(classes.id));
}

function one(classId: string, userId: string) {
  return and(eq(classMembers.classId, classId), eq(classMembers.userId, userId));
}
