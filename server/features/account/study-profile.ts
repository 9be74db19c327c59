import { and, eq } from 'drizzle-orm';
import { courses } from '#content/curriculum/courses.ts';
import { Failure } from '#domain/failures.ts';
import type { Board } from '#domain/study/boards.ts';
import type { StudyProfileInput } from '#domain/study/inputs.ts';
import type { Taught } from '#domain/study/taught.ts';
import type { Worry } from '#domain/study/worries.ts';
import type { Subject } from '#domain/subjects.ts';
import type { Db } from '../../db/database.ts';
import { profiles, studyCourses, studyProfiles } from '../../db/schema/account.ts';
import type { Deps } from '../../deps.ts';
import { readAccount } from './account.ts';

export type Course = { board: Board | null; taught: Taught };

const unsaid: Course = { board: null, taught: null };

/** What the student has said about the course, for the student's own screens. */
export async function readStudyProfile({ db }: Pick<Deps, 'db'>, userId: string) {
  const account = await readAccount({ db }, userId);
  const [profile] = await db().select().from(studyProfiles).where(eq(studyProfiles.userId, userId));
  const own = (account?.subjects ?? []).map(async (subject) => ({
    subject,
    ...(await readCourse(db, userId, subject)),
    themes: courses[subject].map(({ number, title }) => ({ number, title })),
  }));
  return {
    isAsked: profile !== undefined,
    yearOfStudy: account?.yearOfStudy ?? null,
    worries: profile?.worries ?? [],
    courses: await Promise.all(own),
  };
}

export async function readCourse(db: Db, userId: string, subject: Subject): Promise<Course> {
  const [course] = await db()
    .select({ board: studyCourses.board, taught: studyCourses.taught })
    .from(studyCourses)
    .where(and(eq(studyCourses.userId, userId), eq(studyCourses.subject, subject)));
  return course ?? unsaid;
}

/** For the student's own plan alone: no other person's screen, no mail and no hosted model gets it. */
export async function readWorries(db: Db, userId: string): Promise<Worry[]> {
  const [profile] = await db()
    .select({ worries: studyProfiles.worries })
    .from(studyProfiles)
    .where(eq(studyProfiles.userId, userId));
  return profile?.worries ?? [];
}

export async function saveStudyProfile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { yearOfStudy, courses, worries }: StudyProfileInput,
): Promise<void> {
  const inPlan = (await readAccount({ db }, userId))?.subjects ?? [];
  if (courses.some(({ subject }) => !inPlan.includes(subject))) throw new Failure('subject_not_in_plan');
  const askedAt = clock.now();
  await db.transaction(async () => {
    if (yearOfStudy) await db().update(profiles).set({ yearOfStudy }).where(eq(profiles.id, userId));
    await db()
      .insert(studyProfiles)
      .values({ userId, worries, askedAt })
      .onConflictDoUpdate({ target: studyProfiles.userId, set: { worries, askedAt } });
    for (const { subject, board, taught } of courses)
      await db()
        .insert(studyCourses)
        .values({ userId, subject, board, taught })
        .onConflictDoUpdate({ target: [studyCourses.userId, studyCourses.subject], set: { board, taught } });
  });
}

/** 'Not now': the set-up is not offered again, and stands in the account. */
export async function putOffSetUp({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<void> {
  await db().insert(studyProfiles).values({ userId, askedAt: clock.now() }).onConflictDoNothing();
}
