import { isDemoStudent } from '#domain/demo.ts';
import { daysBetween } from '#domain/practice/days.ts';
import { mondayOf } from '#domain/progress/weeks.ts';
import type { Subject } from '#domain/subjects.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { readAccount } from '../account/account.ts';
import { readStudyProfile } from '../account/study-profile.ts';
import { readWeek } from '../practice/progress/read-week.ts';
import { readQueue } from '../practice/queue/read-queue.ts';
import { readTonight } from '../practice/queue/read-tonight.ts';
import { listOwnRequests } from '../tmq/own-requests.ts';

type World = Pick<Deps, 'db' | 'clock'>;

/** What stands around the next ten minutes: today, the week, the papers ahead, marking, and whether set-up was offered. */
export async function readHome(deps: World, userId: string) {
  const account = await readAccount(deps, userId);
  const subjects = account?.subjects ?? [];
  const days = await Promise.all(subjects.map((subject) => readDay(deps, userId, subject)));
  const tonight = await Promise.all(subjects.map((subject) => readTonight(deps, userId, subject)));
  const {
    days: daysWorked,
    answers,
    right,
    practisedMinutes,
    talkedMinutes,
  } = await readWeek(deps, userId, mondayOf(londonDay(deps.clock.now())));
  const isTeacher = account?.subscriptions.some(({ plan }) => plan === 'TEACHER') ?? false;
  // The demo's student has been here for six weeks.
  const isNew = !isTeacher && !isDemoStudent(userId) && !(await readStudyProfile(deps, userId)).isAsked;
  return {
    offersSetUp: subjects.length > 0 && isNew,
    today: days.map(({ exams: _, ...day }) => day),
    exams: days.flatMap(({ exams }) => exams).toSorted((a, b) => a.days - b.days),
    tonight: tonight.flatMap((plan) => plan ?? []),
    week: { days: daysWorked, answers, right, minutes: practisedMinutes + talkedMinutes },
    marking: await readMarking(deps, userId),
  };
}

async function readDay(deps: World, userId: string, subject: Subject) {
  const { today, exams } = await readQueue(deps, userId, subject);
  const now = londonDay(deps.clock.now());
  return {
    subject,
    most: today.most,
    done: today.done,
    questions: today.left.question,
    exams: exams
      .filter(({ examOn }) => examOn >= now)
      .map(({ paper, examOn }) => ({ subject, paper, examOn, days: daysBetween(now, examOn) })),
  };
}

/** What is with a marker, and the newest that came back. Reading it here does not count as having seen it. */
async function readMarking(deps: World, userId: string) {
  const requests = await listOwnRequests(deps, userId);
  const last = requests.find(({ feedback }) => feedback);
  return {
    waiting: requests
      .filter(({ state }) => state === 'with_marker' || state === 'file_wanted')
      .map(({ subject, examQuestion, state, due }) => ({ subject, examQuestion, state, due })),
    last: last?.feedback
      ? {
          subject: last.subject,
          examQuestion: last.examQuestion,
          mark: last.feedback.mark,
          outOf: last.feedback.outOf,
          nextSteps: last.feedback.nextSteps,
        }
      : null,
  };
}
