import { and, inArray, lt, sql } from 'drizzle-orm';
import { users } from '../db/schema/account.ts';
import { tmqBacktrack } from '../db/schema/tmq.ts';
import { trackedTime } from '../db/schema/usage.ts';
import type { Deps } from '../deps.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';

/** A visitor's session lasts a day. */
const keptHours = 25;
const mostAtOnce = 500;

/** Removes the demo students whose visitors have long gone, with everything of theirs. The recording stays. */
export async function purgeDemo({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - keptHours * 3_600_000);
  await db.transaction(async () => {
    const old = await db()
      .select({ id: users.id })
      .from(users)
      .where(and(isDemo, lt(users.createdAt, before)))
      .limit(mostAtOnce);
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return;
    const essays = await db().delete(tmqBacktrack).where(inArray(tmqBacktrack.userId, ids)).returning();
    for (const { filePath } of essays) await enqueueJob({ db, clock }, 'delete_file', { key: filePath });
    await db()
      .delete(trackedTime)
      .where(inArray(sql`split_part(${trackedTime.id}, '/', 1)`, ids));
    await db().delete(users).where(inArray(users.id, ids));
  });
}

/** As `isDemoStudent` says it: an id of version 8. */
const isDemo = sql`substr(${users.id}::text, 15, 1) = '8'`;
