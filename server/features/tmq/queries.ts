import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { tmqBacktrack } from '../../db/schema/tmq.ts';
import type { Upload } from './upload-queries.ts';

export type MarkingRequest = typeof tmqBacktrack.$inferSelect;

/** The two columns that name a request. */
export type RequestKey = { subject: string; id: string };

const sameRequest = ({ subject, id }: RequestKey) => and(eq(tmqBacktrack.subject, subject), eq(tmqBacktrack.id, id));

/** Paid and not yet answered. */
const isWaiting = and(eq(tmqBacktrack.status, 'completed'), isNull(tmqBacktrack.outcome));

export async function insertRequest(db: Db, row: typeof tmqBacktrack.$inferInsert): Promise<MarkingRequest> {
  const [inserted] = await db().insert(tmqBacktrack).values(row).returning();
  if (!inserted) throw new Error('A marking request was not written');
  return inserted;
}

/** False when it is gone, or no longer waits to be paid. */
export async function setRequestCheckout(db: Db, key: RequestKey, checkoutSessionId: string): Promise<boolean> {
  const set = await db()
    .update(tmqBacktrack)
    .set({ checkoutSessionId })
    .where(and(sameRequest(key), eq(tmqBacktrack.status, 'pending')))
    .returning({ id: tmqBacktrack.id });
  return set.length > 0;
}

type Details = Pick<MarkingRequest, 'email' | 'examBoard' | 'examQuestion' | 'paperNumber' | 'noRefundAcceptedAt'>;

/** What may be corrected until it is paid. The request as it is now, or nothing when it is paid. */
export async function correctRequest(db: Db, key: RequestKey, details: Details): Promise<MarkingRequest | undefined> {
  const [row] = await db()
    .update(tmqBacktrack)
    .set(details)
    .where(and(sameRequest(key), eq(tmqBacktrack.status, 'pending')))
    .returning();
  return row;
}

export async function readRequest(db: Db, key: RequestKey): Promise<MarkingRequest | undefined> {
  const [row] = await db().select().from(tmqBacktrack).where(sameRequest(key));
  return row;
}

/** By the id alone: it is random, so that both subjects never have the same one. */
export async function readRequestById(db: Db, id: string): Promise<MarkingRequest | undefined> {
  const [row] = await db().select().from(tmqBacktrack).where(eq(tmqBacktrack.id, id));
  return row;
}

export async function readOwnRequests(db: Db, userId: string): Promise<MarkingRequest[]> {
  return db().select().from(tmqBacktrack).where(eq(tmqBacktrack.userId, userId)).orderBy(desc(tmqBacktrack.createdAt));
}

/** A request that nobody has paid. True when it was there and is gone. */
export async function deletePendingRequest(db: Db, key: RequestKey): Promise<boolean> {
  const deleted = await db()
    .delete(tmqBacktrack)
    .where(and(sameRequest(key), eq(tmqBacktrack.status, 'pending')))
    .returning({ id: tmqBacktrack.id });
  return deleted.length > 0;
}

export async function deleteRequest(db: Db, key: RequestKey): Promise<void> {
  await db().delete(tmqBacktrack).where(sameRequest(key));
}

type Completion = { paymentIntentId: string | null; completedAt: Date; dueOn: string };

/** The request as it is now, for the first that completes it. */
export async function completeRequest(
  db: Db,
  key: RequestKey,
  completion: Completion,
): Promise<MarkingRequest | undefined> {
  const [row] = await db()
    .update(tmqBacktrack)
    .set({ status: 'completed', active: true, ...completion })
    .where(and(sameRequest(key), eq(tmqBacktrack.status, 'pending')))
    .returning();
  return row;
}

/** True for the first return. */
export async function claimReturn(db: Db, key: RequestKey, at: Date): Promise<boolean> {
  const claimed = await db()
    .update(tmqBacktrack)
    .set({ returnSeenAt: at })
    .where(and(sameRequest(key), isNull(tmqBacktrack.returnSeenAt)))
    .returning({ id: tmqBacktrack.id });
  return claimed.length > 0;
}

/** True for the first answer: two markers, two tabs and two clicks have one outcome. */
export async function settleRequest(
  db: Db,
  key: RequestKey,
  outcome: 'feedback' | 'unreadable',
  at: Date,
): Promise<boolean> {
  const settled = await db()
    .update(tmqBacktrack)
    .set({ outcome, settledAt: at })
    .where(and(sameRequest(key), isWaiting))
    .returning({ id: tmqBacktrack.id });
  return settled.length > 0;
}

/** True for the first that asks, while nobody has answered. */
export async function setFileAsked(db: Db, key: RequestKey, ask: { askedAt: Date; note: string }): Promise<boolean> {
  const asked = await db()
    .update(tmqBacktrack)
    .set({ fileAskedAt: ask.askedAt, fileAskedNote: ask.note })
    .where(and(sameRequest(key), isWaiting, isNull(tmqBacktrack.fileAskedAt)))
    .returning({ id: tmqBacktrack.id });
  return asked.length > 0;
}

/** The request as it is now, for the first file that comes while one is asked for. */
export async function replaceFile(
  db: Db,
  key: RequestKey,
  { upload, dueOn }: { upload: Upload; dueOn: string },
): Promise<MarkingRequest | undefined> {
  const { fileKey: filePath, fileName, fileKind, fileBytes } = upload;
  const [row] = await db()
    .update(tmqBacktrack)
    .set({ filePath, fileName, fileKind, fileBytes, dueOn, fileAskedAt: null, fileAskedNote: null })
    .where(and(sameRequest(key), isWaiting, isNotNull(tmqBacktrack.fileAskedAt)))
    .returning();
  return row;
}

/** True for the first that writes down that the money went back. */
export async function setRefunded(db: Db, key: RequestKey): Promise<boolean> {
  const refunded = await db()
    .update(tmqBacktrack)
    .set({ status: 'refunded', active: false })
    .where(and(sameRequest(key), eq(tmqBacktrack.status, 'completed')))
    .returning({ id: tmqBacktrack.id });
  return refunded.length > 0;
}

export async function readRequestByPayment(db: Db, paymentIntentId: string): Promise<MarkingRequest | undefined> {
  const [row] = await db().select().from(tmqBacktrack).where(eq(tmqBacktrack.paymentIntentId, paymentIntentId));
  return row;
}

/** What waits for a marker, the most urgent first. */
export async function readWaitingRequests(db: Db): Promise<MarkingRequest[]> {
  return db().select().from(tmqBacktrack).where(isWaiting).orderBy(tmqBacktrack.dueOn, tmqBacktrack.completedAt);
}

export async function readPendingRequests(db: Db): Promise<MarkingRequest[]> {
  return db().select().from(tmqBacktrack).where(eq(tmqBacktrack.status, 'pending')).orderBy(tmqBacktrack.createdAt);
}

type ForgetOptions = { settledBefore: Date | undefined; abandonedBefore: Date };

/**
 * Answered or refunded, and either past the time that the operator keeps them or without an account; and what waits
 * without an account long after it was due.
 */
export async function readRequestsToForget(
  db: Db,
  { settledBefore, abandonedBefore }: ForgetOptions,
): Promise<MarkingRequest[]> {
  const finished = sql`(${tmqBacktrack.status} = 'refunded' or ${tmqBacktrack.outcome} = 'feedback')`;
  const old = settledBefore
    ? lt(sql`coalesce(${tmqBacktrack.settledAt}, ${tmqBacktrack.completedAt})`, settledBefore.toISOString())
    : undefined;
  return db()
    .select()
    .from(tmqBacktrack)
    .where(
      or(
        and(finished, or(isNull(tmqBacktrack.userId), old)),
        and(isNull(tmqBacktrack.userId), lt(tmqBacktrack.dueOn, abandonedBefore.toISOString().slice(0, 10))),
      ),
    );
}
