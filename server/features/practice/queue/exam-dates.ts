import { and, asc, eq, gt } from 'drizzle-orm';
import { Failure } from '#domain/failures.ts';
import { messages } from '#domain/messages.ts';
import type { ExamDatesInput } from '#domain/practice/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { addDays, londonDay } from '#domain/working-days.ts';
import type { Db } from '../../../db/database.ts';
import { examDates } from '../../../db/schema/practice.ts';
import type { Deps } from '../../../deps.ts';

/** The nearest first. Paper 0 is a mock. */
export async function readExamDates(db: Db, userId: string, subject: Subject) {
  return db()
    .select({ paper: examDates.paper, examOn: examDates.examOn })
    .from(examDates)
    .where(and(eq(examDates.userId, userId), eq(examDates.subject, subject)))
    .orderBy(asc(examDates.examOn), asc(examDates.paper));
}

const furthestDays = 3 * 366;

/** All papers at once: what is not named has no date. A date that has passed may stay, but not be set. */
export async function saveExamDates(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  subject: Subject,
  { dates: papers, mockOn }: ExamDatesInput,
): Promise<void> {
  const dates = mockOn ? [{ paper: 0, examOn: mockOn }, ...papers] : papers;
  const today = londonDay(clock.now());
  await db.transaction(async () => {
    const before = await readExamDates(db, userId, subject);
    const isNew = ({ paper, examOn }: (typeof dates)[number]) =>
      !before.some((one) => one.paper === paper && one.examOn === examOn);
    for (const date of dates.filter(isNew)) {
      if (date.examOn < today) throw new Failure('invalid_input', { sentence: messages.examDatePast(date.paper) });
      if (date.examOn > addDays(today, furthestDays))
        throw new Failure('invalid_input', { sentence: messages.examDateFar(date.paper) });
    }
    await db()
      .delete(examDates)
      .where(
        and(
          eq(examDates.userId, userId),
          eq(examDates.subject, subject),
          mockOn === undefined ? gt(examDates.paper, 0) : undefined,
        ),
      );
    if (dates.length > 0)
      await db()
        .insert(examDates)
        .values(dates.map((date) => ({ ...date, userId, subject })));
  });
}
