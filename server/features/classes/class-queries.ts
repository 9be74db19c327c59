import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { classes, classMembers, setWork } from '../../db/schema/classes.ts';

export type ClassRow = typeof classes.$inferSelect;

/** False when there is one of that id already. */
export async function insertClass(db: Db, row: ClassRow): Promise<boolean> {
  const added = await db().insert(classes).values(row).onConflictDoNothing().returning({ id: classes.id });
  return added.length > 0;
}

/** One of the teacher's own: anybody else's is not there. */
export async function readOwnClass(db: Db, userId: string, id: string): Promise<ClassRow | undefined> {
  const [row] = await db()
    .select()
    .from(classes)
    .where(and(eq(classes.id, id), eq(classes.userId, userId)));
  return row;
}

export async function readOwnClasses(db: Db, userId: string) {
  const students = sql<number>`count(${classMembers.userId})::int`;
  return db()
    .select({ id: classes.id, name: classes.name, subject: classes.subject, joinCode: classes.joinCode, students })
    .from(classes)
    .leftJoin(classMembers, eq(classMembers.classId, classes.id))
    .where(eq(classes.userId, userId))
    .groupBy(classes.id)
    .orderBy(asc(classes.createdAt), asc(classes.id));
}

export async function countClasses(db: Db, userId: string): Promise<number> {
  const [row] = await db().select({ number: count() }).from(classes).where(eq(classes.userId, userId));
  return row?.number ?? 0;
}

export async function readClassByCode(db: Db, joinCode: string): Promise<ClassRow | undefined> {
  const [row] = await db().select().from(classes).where(eq(classes.joinCode, joinCode));
  return row;
}

/** Until the transaction ends nobody else joins it, and it keeps its code. */
export async function lockClassByCode(db: Db, joinCode: string): Promise<ClassRow | undefined> {
  const [row] = await db().select().from(classes).where(eq(classes.joinCode, joinCode)).for('update');
  return row;
}

export async function updateClass(
  db: Db,
  id: string,
  set: Partial<Pick<ClassRow, 'name' | 'joinCode'>>,
): Promise<void> {
  await db().update(classes).set(set).where(eq(classes.id, id));
}

/** Its members and its work go with it. */
export async function deleteClass(db: Db, id: string): Promise<void> {
  await db().delete(classes).where(eq(classes.id, id));
}

export type SetWorkRow = typeof setWork.$inferSelect;

export async function insertSetWork(db: Db, row: SetWorkRow): Promise<void> {
  await db().insert(setWork).values(row).onConflictDoNothing();
}

export async function countSetWork(db: Db, classId: string): Promise<number> {
  const [row] = await db().select({ number: count() }).from(setWork).where(eq(setWork.classId, classId));
  return row?.number ?? 0;
}

export async function readSetWork(db: Db, classId: string): Promise<SetWorkRow[]> {
  return db()
    .select()
    .from(setWork)
    .where(eq(setWork.classId, classId))
    .orderBy(asc(setWork.dueOn), asc(setWork.setAt), asc(setWork.id));
}

export async function deleteSetWork(db: Db, classId: string, id: string): Promise<boolean> {
  const gone = await db()
    .delete(setWork)
    .where(and(eq(setWork.id, id), eq(setWork.classId, classId)))
    .returning({ id: setWork.id });
  return gone.length > 0;
}
