import { and, desc, eq } from 'drizzle-orm';
import {
  type ExerciseAttempt,
  type ExerciseDraft,
  itemKindOf,
  type WrittenWork,
  wordsOf,
} from '#domain/exercises/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '#server/db/database.ts';
import { practiceAttempts, practiceDrafts } from '#server/db/schema/practice.ts';
import type { Deps } from '#server/deps.ts';
import { type DraftKey, dropDraft, saveDraft } from '../drafts.ts';
import { readCourseItems, requireChain, requireEvaluation } from './course-items.ts';

type World = Pick<Deps, 'db' | 'clock'>;
type Stored = { seed: number; work: WrittenWork };

/** What is being written, with the exercise that it answers. An empty page is no draft. */
export async function keepExerciseDraft(deps: World, userId: string, subject: Subject, draft: ExerciseDraft) {
  const { id, itemId, seed, work } = draft;
  const course = await readCourseItems(subject);
  (itemKindOf(work.kind) === 'chain' ? requireChain : requireEvaluation)(course, itemId);
  if (wordsOf(work).trim() === '') return dropExerciseDraft(deps, userId, subject, draft);
  // A slow save may come in behind the very work that it was the draft of.
  if (await isHandedIn(deps.db, userId, id)) return;
  await saveDraft(deps, keyOf(userId, subject, draft), { seed, work } satisfies Stored);
}

/** The newest of a kind that belongs to one of these items. */
export async function readExerciseDraft(
  db: Db,
  { userId, subject, kind }: Omit<DraftKey, 'itemId'>,
  itemIds: ReadonlySet<string>,
): Promise<(Stored & { itemId: string }) | undefined> {
  const rows = await db()
    .select({ itemId: practiceDrafts.itemId, draft: practiceDrafts.draft })
    .from(practiceDrafts)
    .where(and(eq(practiceDrafts.userId, userId), eq(practiceDrafts.subject, subject), eq(practiceDrafts.kind, kind)))
    .orderBy(desc(practiceDrafts.savedAt));
  const found = rows.find(({ itemId }) => itemIds.has(itemId));
  return found && { itemId: found.itemId, ...(found.draft as Stored) };
}

export async function dropExerciseDraft(
  deps: World,
  userId: string,
  subject: Subject,
  of: Pick<ExerciseAttempt, 'itemId' | 'work'>,
): Promise<void> {
  await dropDraft(deps, keyOf(userId, subject, of));
}

async function isHandedIn(db: Db, userId: string, id: string): Promise<boolean> {
  const found = await db()
    .select({ id: practiceAttempts.id })
    .from(practiceAttempts)
    .where(and(eq(practiceAttempts.id, id), eq(practiceAttempts.userId, userId)));
  return found.length > 0;
}

function keyOf(userId: string, subject: Subject, { itemId, work }: Pick<ExerciseAttempt, 'itemId' | 'work'>): DraftKey {
  return { userId, subject, kind: work.kind, itemId };
}
