import { subjectTitles } from '#content/subjects.ts';
import { sumWeeks } from '#domain/progress/study-weeks.ts';
import { type Subject, subjects } from '#domain/subjects.ts';
import { addDays, type Day, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readAccount } from '../../account/account.ts';
import { readCards } from '../../memory/card-queries.ts';
import { readTalkedDays } from '../../usage/talked-days.ts';
import { findSection } from './course.ts';
import { readAttemptFacts, readCheckTimes } from './queries.ts';

export type Week = Awaited<ReturnType<typeof readWeek>>;

/** What a student did in the week that began on that Monday, and what waits in the next. */
export async function readWeek(deps: Pick<Deps, 'db' | 'clock'>, userId: string, monday: Day) {
  const { db } = deps;
  const after = addDays(monday, 7);
  const inWeek = ({ day }: { day: Day }) => day >= monday && day < after;
  // An hour early, for the summer in London; the days themselves decide.
  const from = new Date(new Date(`${monday}T00:00:00Z`).getTime() - 3_600_000);
  const talked = (await readTalkedDays(db, userId, monday)).filter(inWeek);
  const attempts = (await readAttemptFacts(db, userId, from))
    .map((attempt) => ({ ...attempt, day: londonDay(attempt.attemptedAt) }))
    .filter(inWeek);
  const checks = (await readCheckTimes(db, userId, from))
    .map(({ shownAt }) => ({ day: londonDay(shownAt) }))
    .filter(inWeek);
  const [sums] = sumWeeks([monday], talked, attempts);
  return {
    days: new Set([...talked, ...attempts, ...checks].map(({ day }) => day)).size,
    talkedMinutes: sums?.talkedMinutes ?? 0,
    practisedMinutes: sums?.practisedMinutes ?? 0,
    answers: attempts.length,
    right: attempts.filter(({ verdict }) => verdict === 'right').length,
    mostWorkedOn: mostWorkedOn(attempts),
    due: await readDue(deps, userId, addDays(after, 7)),
  };
}

function mostWorkedOn(attempts: readonly { subject: Subject; sectionId: string }[]): string[] {
  const counts = Map.groupBy(attempts, ({ subject, sectionId }) => `${subject} ${sectionId}`);
  return [...counts.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3)
    .flatMap(([first]) => (first && findSection(first.subject, first.sectionId)?.title) ?? []);
}

/** Cards that fall due before that day, of the subjects in the plan. */
async function readDue(deps: Pick<Deps, 'db'>, userId: string, before: Day) {
  const inPlan = (await readAccount(deps, userId))?.subjects ?? [];
  const counts = await Promise.all(
    subjects
      .filter((subject) => inPlan.includes(subject))
      .map(async (subject) => {
        const cards = await readCards(deps.db, userId, subject);
        return { title: subjectTitles[subject], cards: cards.filter(({ dueAt }) => londonDay(dueAt) < before).length };
      }),
  );
  return counts.filter(({ cards }) => cards > 0);
}
