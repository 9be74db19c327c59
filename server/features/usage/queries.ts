import { and, eq, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { trackedTime } from '../../db/schema/usage.ts';

export async function readUsedSeconds(db: Db, key: string, subject: Subject): Promise<number> {
  const [row] = await usedSeconds(db).execute({ key, subject });
  return row?.seconds ?? 0;
}

const usedSeconds = prepareOnce((queries) =>
  queries
    .select({ seconds: trackedTime.time })
    .from(trackedTime)
    .where(and(eq(trackedTime.id, sql.placeholder('key')), eq(trackedTime.subject, sql.placeholder('subject'))))
    .prepare('used_seconds'),
);
