import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { jobs } from '../db/schema/operations.ts';
import { readRequestId } from '../request-id.ts';
import type { JobKind, JobPayloads } from './job.ts';

/** Written inside the caller's transaction: the work is owed exactly when the reason for it was committed. */
export async function enqueueJob<Kind extends JobKind>(
  { db, clock }: { db: Db; clock: Clock },
  kind: Kind,
  payload: JobPayloads[Kind],
  { uniqueKey, runAt }: { uniqueKey?: string; runAt?: Date } = {},
): Promise<void> {
  const now = clock.now();
  await db()
    .insert(jobs)
    .values({
      id: randomUUID(),
      kind,
      payload,
      uniqueKey,
      runAt: runAt ?? now,
      createdAt: now,
      requestId: readRequestId(),
    })
    .onConflictDoNothing({ target: jobs.uniqueKey });
}
