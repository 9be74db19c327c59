import { and, eq, isNull } from 'drizzle-orm';
import type { MarkingDraft, MarkingFeedback } from '#domain/feedback-inputs.ts';
import type { Db } from '../../db/database.ts';
import { tmqFeedback } from '../../db/schema/tmq.ts';
import type { RequestKey } from './queries.ts';

export type FeedbackRow = typeof tmqFeedback.$inferSelect;

const ofRequest = ({ subject, id }: RequestKey) => and(eq(tmqFeedback.subject, subject), eq(tmqFeedback.requestId, id));

export async function readFeedback(db: Db, key: RequestKey): Promise<FeedbackRow | undefined> {
  const [row] = await db().select().from(tmqFeedback).where(ofRequest(key));
  return row;
}

type Changes = Partial<MarkingDraft> & { fileKey?: string | null; fileName?: string | null; fileKind?: string | null };

/** Held until the transaction ends, so that no two of them replace the same file. */
export async function lockFeedback(db: Db, key: RequestKey): Promise<FeedbackRow | undefined> {
  const [row] = await db().select().from(tmqFeedback).where(ofRequest(key)).for('update');
  return row;
}

/** Writes a draft. False when the feedback has been sent: that can no longer be changed. */
export async function writeDraft(db: Db, { subject, id }: RequestKey, changes: Changes, at: Date): Promise<boolean> {
  const written = await db()
    .insert(tmqFeedback)
    .values({ subject, requestId: id, ...changes, updatedAt: at })
    .onConflictDoUpdate({
      target: [tmqFeedback.subject, tmqFeedback.requestId],
      set: { ...changes, updatedAt: at },
      setWhere: isNull(tmqFeedback.sentAt),
    })
    .returning({ id: tmqFeedback.requestId });
  return written.length > 0;
}

export async function writeSentFeedback(db: Db, key: RequestKey, feedback: MarkingFeedback, at: Date): Promise<void> {
  await writeDraft(db, key, feedback, at);
  await db().update(tmqFeedback).set({ sentAt: at }).where(ofRequest(key));
}
