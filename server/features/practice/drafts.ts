import { and, eq } from 'drizzle-orm';
import type { Subject } from '#domain/subjects.ts';
import { practiceDrafts } from '../../db/schema/practice.ts';
import type { Deps } from '../../deps.ts';

/** `kind`: 'diagram', 'plan', 'answer', or a kind of exercise in which something is written. */
export type DraftKey = { userId: string; subject: Subject; kind: string; itemId: string };

type World = Pick<Deps, 'db' | 'clock'>;

export async function readDraft({ db }: World, key: DraftKey) {
  const [found] = await db()
    .select({ draft: practiceDrafts.draft, savedAt: practiceDrafts.savedAt })
    .from(practiceDrafts)
    .where(isAt(key));
  return found;
}

/** The newest wins: a draft is one student's own, and the page says when it was saved. */
export async function saveDraft({ db, clock }: World, key: DraftKey, draft: unknown): Promise<void> {
  const saved = { draft, savedAt: clock.now() };
  await db()
    .insert(practiceDrafts)
    .values({ ...key, ...saved })
    .onConflictDoUpdate({
      target: [practiceDrafts.userId, practiceDrafts.subject, practiceDrafts.kind, practiceDrafts.itemId],
      set: saved,
    });
}

export async function dropDraft({ db }: World, key: DraftKey): Promise<void> {
  await db().delete(practiceDrafts).where(isAt(key));
}

function isAt({ userId, subject, kind, itemId }: DraftKey) {
  return and(
    eq(practiceDrafts.userId, userId),
    eq(practiceDrafts.subject, subject),
    eq(practiceDrafts.kind, kind),
    eq(practiceDrafts.itemId, itemId),
  );
}
