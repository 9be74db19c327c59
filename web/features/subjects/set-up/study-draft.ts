import type { InferResponseType } from 'hono/client';
import type { StudyProfileInput } from '#domain/study/inputs.ts';
import type { Subject } from '#domain/subjects.ts';
import { api, replyOf } from '#web/api.ts';
import { saveExamDates } from '../../practice/quick-fire/quick-fire-api.ts';

type Profile = InferResponseType<(typeof api)['study-profile']['$get'], 200>;

export type StudyDraft = Omit<StudyProfileInput, 'courses'> & { courses: DraftCourse[] };

/** `dates` by paper; 0 is the mock. An empty string is no date. */
export type DraftCourse = Profile['courses'][number] & { dates: string[] };

/** What was said before, with the dates that the day plan keeps. */
export async function loadDraft(): Promise<StudyDraft> {
  const { yearOfStudy, worries, courses } = await replyOf(api['study-profile'].$get());
  return {
    yearOfStudy: yearOfStudy === 'Year 1' || yearOfStudy === 'Year 2' ? yearOfStudy : null,
    worries,
    courses: await Promise.all(courses.map(async (course) => ({ ...course, dates: await loadDates(course.subject) }))),
  };
}

async function loadDates(subject: Subject): Promise<string[]> {
  const { exams } = await replyOf(api.practice.queue[':subject'].$get({ param: { subject } }));
  return [0, 1, 2, 3].map((paper) => exams.find((exam) => exam.paper === paper)?.examOn ?? '');
}

/** The dates first: they alone can be refused, and then nothing else has been saved. */
export async function saveDraft({ yearOfStudy, courses, worries }: StudyDraft): Promise<void> {
  for (const { subject, dates } of courses) {
    const papers = [1, 2, 3].flatMap((paper) => (dates[paper] ? [{ paper, examOn: dates[paper] }] : []));
    await saveExamDates(subject, papers, dates[0] || null);
  }
  await replyOf(
    api['study-profile'].$put({
      json: {
        yearOfStudy,
        worries,
        courses: courses.map(({ subject, board, taught }) => ({ subject, board, taught: taught && [...taught] })),
      },
    }),
  );
}

export async function putOffSetUp(): Promise<void> {
  await replyOf(api['study-profile'].postponements.$post());
}
