import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { tmqBacktrack, tmqFeedback } from '../../db/schema/tmq.ts';

export type MarkingNews = { subject: Subject; state: 'returned' | 'file wanted' };

/** What has come from the marker and waits for the student: feedback not yet seen, and a file that is wanted. */
export async function readMarkingNews(db: Db, userId: string): Promise<MarkingNews[]> {
  const ofRequest = and(eq(tmqFeedback.subject, tmqBacktrack.subject), eq(tmqFeedback.requestId, tmqBacktrack.id));
  const returned = await db()
    .select({ subject: tmqBacktrack.subject })
    .from(tmqBacktrack)
    .innerJoin(tmqFeedback, ofRequest)
    .where(and(eq(tmqBacktrack.userId, userId), isNotNull(tmqFeedback.sentAt), isNull(tmqFeedback.seenAt)));
  const wanted = await db()
    .select({ subject: tmqBacktrack.subject })
    .from(tmqBacktrack)
    .where(
      and(
        eq(tmqBacktrack.userId, userId),
        eq(tmqBacktrack.status, 'completed'),
        isNull(tmqBacktrack.outcome),
        isNotNull(tmqBacktrack.fileAskedAt),
      ),
    );
  return [...once(returned, 'returned'), ...once(wanted, 'file wanted')];
}

/** The list is on the screen: what is in it has been seen. */
export async function setFeedbackSeen(db: Db, userId: string, at: Date): Promise<void> {
  const own = sql`(${tmqFeedback.subject}, ${tmqFeedback.requestId}) in
    (select ${tmqBacktrack.subject}, ${tmqBacktrack.id} from ${tmqBacktrack} where ${tmqBacktrack.userId} = ${userId})`;
  await db()
    .update(tmqFeedback)
    .set({ seenAt: at })
    .where(and(own, isNotNull(tmqFeedback.sentAt), isNull(tmqFeedback.seenAt)));
}

/** Two answers that came back are one reason to look. */
function once(rows: readonly { subject: string }[], state: MarkingNews['state']): MarkingNews[] {
  return [...new Set(rows.map(({ subject }) => subject as Subject))].sort().map((subject) => ({ subject, state }));
}
