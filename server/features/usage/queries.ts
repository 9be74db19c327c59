import { and, eq } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { trackedTime } from '../../db/schema.ts';

export async function readUsedSeconds(db: Db, key: string, subject: Subject): Promise<number> {
  const [row] = await db()
    .select({ seconds: trackedTime.time })
    .from(trackedTime)
    .where(and(eq(trackedTime.id, key), eq(trackedTime.subject, subject)));
  return row?.seconds ?? 0;
}
