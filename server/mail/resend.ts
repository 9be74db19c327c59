import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { jobs } from '../db/schema/operations.ts';
import type { Deps } from '../deps.ts';
import { handlersOf } from '../jobs/job.ts';
import { runJobNow } from '../jobs/run-jobs.ts';
import { reviveJobById } from '../jobs/stuck-jobs.ts';
import { sendMailJob } from './outbox.ts';

const isUnsent = and(eq(jobs.kind, 'send_mail'), isNull(jobs.doneAt));

/** Messages that wait or were given up, oldest first. What has gone is not kept. */
export async function readUnsentMail(db: Db) {
  const { id, createdAt, failedAt, attempts } = jobs;
  const to = sql<string>`${jobs.payload}->>'to'`;
  const subject = sql<string>`${jobs.payload}->>'subject'`;
  return db().select({ id, createdAt, failedAt, attempts, to, subject }).from(jobs).where(isUnsent).orderBy(createdAt);
}

/** Tries one of them now. False when it could not go yet; nothing when there is no such message. */
export async function resendMail(deps: Deps, id: string): Promise<boolean | undefined> {
  const [job] = await deps
    .db()
    .select({ uniqueKey: jobs.uniqueKey })
    .from(jobs)
    .where(and(isUnsent, eq(jobs.id, id)));
  if (!job?.uniqueKey || !(await reviveJobById(deps, id))) return undefined;
  return runJobNow(deps, handlersOf(deps, [sendMailJob]), job.uniqueKey);
}
