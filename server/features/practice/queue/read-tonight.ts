import { startOfDay } from '#domain/practice/days.ts';
import { planTonight } from '#domain/study/tonight.ts';
import type { Subject } from '#domain/subjects.ts';
import { addDays, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readCourse, readWorries } from '../../account/study-profile.ts';
import { readWeakPoints } from '../../memory/evidence-queries.ts';
import { findSection } from '../progress/course.ts';
import { readShownSince } from '../progress/queries.ts';
import { readTaughtSections } from '../taught-sections.ts';
import { readExamDates } from './exam-dates.ts';
import { pickDiagram, pickQuestion } from './tonight-picks.ts';

/** The plan for the evening before a mock or a paper; nothing on any other day. */
export async function readTonight({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string, subject: Subject) {
  const today = londonDay(clock.now());
  const tomorrow = addDays(today, 1);
  const exam = (await readExamDates(db, userId, subject)).find(({ examOn }) => examOn === tomorrow);
  if (!exam) return null;
  const morning = startOfDay(today);
  const isTaught = await readTaughtSections(db, userId, subject);
  const weak = await readWeakPoints(db, { userId, subject, before: morning });
  const [section] = weak.flatMap(({ sectionId }) => (isTaught(sectionId) && findSection(subject, sectionId)) || []);
  const items = planTonight({
    subject,
    weakest: section ? { id: section.id, title: section.title } : null,
    diagram: await pickDiagram({ db, clock }, userId, subject, isTaught),
    question: pickQuestion(await readCourse(db, userId, subject)),
    worries: await readWorries(db, userId),
    today: await readShownSince(db, userId, subject, morning),
  });
  return { subject, paper: exam.paper, items };
}
