import { asc, eq } from 'drizzle-orm';
import { subjects } from '#domain/subjects.ts';
import { evidence, memoryCards } from '../../../db/schema/memory.ts';
import { examDates, practiceAttempts, practiceDrafts, practiceRuns } from '../../../db/schema/practice.ts';
import { talkedDays } from '../../../db/schema/usage.ts';
import type { Deps } from '../../../deps.ts';
import { readMap } from './map.ts';
import { readOverview } from './overview.ts';
import { readSettings } from './settings.ts';

/** Everything that is kept of a student's practice, as it is kept. Of conversations there is what they have shown. */
export async function exportProgress(deps: Pick<Deps, 'db' | 'clock'>, userId: string, fullName: string) {
  const { db, clock } = deps;
  const maps = await Promise.all(
    subjects.map(async (subject) => [subject, await readMap(deps, userId, subject)] as const),
  );
  const rows = {
    attempts: await db()
      .select()
      .from(practiceAttempts)
      .where(eq(practiceAttempts.userId, userId))
      .orderBy(asc(practiceAttempts.attemptedAt), asc(practiceAttempts.id)),
    evidence: await db()
      .select()
      .from(evidence)
      .where(eq(evidence.userId, userId))
      .orderBy(asc(evidence.shownAt), asc(evidence.id)),
    cards: await db().select().from(memoryCards).where(eq(memoryCards.userId, userId)).orderBy(asc(memoryCards.dueAt)),
    runs: await db()
      .select()
      .from(practiceRuns)
      .where(eq(practiceRuns.userId, userId))
      .orderBy(asc(practiceRuns.startedAt)),
    drafts: await db()
      .select()
      .from(practiceDrafts)
      .where(eq(practiceDrafts.userId, userId))
      .orderBy(asc(practiceDrafts.savedAt)),
    examDates: await db().select().from(examDates).where(eq(examDates.userId, userId)).orderBy(asc(examDates.examOn)),
    talkedDays: await db().select().from(talkedDays).where(eq(talkedDays.userId, userId)).orderBy(asc(talkedDays.day)),
  };
  return {
    writtenAt: clock.now().toISOString(),
    name: fullName,
    settings: await readSettings(deps, userId),
    overview: await readOverview(deps, userId),
    map: Object.fromEntries(maps),
    ...Object.fromEntries(Object.entries(rows).map(([name, list]) => [name, list.map(withoutUser)])),
  };
}

/** The account's id means nothing to the student. */
function withoutUser<Row extends { userId: string }>({ userId, ...row }: Row): Omit<Row, 'userId'> {
  return row;
}
