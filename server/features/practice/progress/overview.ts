import { type Calibration, calibrate } from '#domain/progress/calibration.ts';
import { creditOf } from '#domain/progress/mastery.ts';
import { type ObjectiveTrend, type StudyWeek, sumWeeks, trendByObjective } from '#domain/progress/study-weeks.ts';
import { lastMondays, monthOf } from '#domain/progress/weeks.ts';
import { subjects } from '#domain/subjects.ts';
import type { Evidence } from '#domain/tutor.ts';
import { type Day, londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../../deps.ts';
import { readTalkedDays } from '../../usage/talked-days.ts';
import { readItemNames } from './item-names.ts';
import { objectiveOf } from './objective-of.ts';
import { readAttemptFacts, readCheckTimes } from './queries.ts';

const weeksShown = 8;

export type Overview = {
  today: Day;
  weeks: StudyWeek[];
  /** The days of this month on which something was done. Nothing is ever counted as lost. */
  daysWithWork: Day[];
  calibration: Calibration;
  objectives: ObjectiveTrend[];
};

/** A student's own work over time, for the student alone. */
export async function readOverview({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Overview> {
  const today = londonDay(clock.now());
  const mondays = lastMondays(today, weeksShown);
  const [first = today] = [...mondays, monthOf(today).days[0] ?? today].toSorted();
  const talked = await readTalkedDays(db, userId, first);
  const attempts = (await readAttemptFacts(db, userId, new Date(0))).map((attempt) => ({
    ...attempt,
    day: londonDay(attempt.attemptedAt),
  }));
  const checks = await readCheckTimes(db, userId, new Date(`${first}T00:00:00Z`));
  const marked = attempts.flatMap(({ verdict, ...rest }) => (verdict === 'unsure' ? [] : [{ ...rest, verdict }]));
  return {
    today,
    weeks: sumWeeks(mondays, talked, attempts),
    daysWithWork: daysOfMonth(today, [
      ...talked.map(({ day }) => day),
      ...attempts.map(({ day }) => day),
      ...checks.map(({ shownAt }) => londonDay(shownAt)),
    ]),
    calibration: calibrate(
      marked.flatMap(({ sureness, verdict }) => (sureness === null ? [] : [{ sureness, verdict }])),
    ),
    objectives: trendByObjective(mondays, await resultsOf(marked)),
  };
}

function daysOfMonth(today: Day, days: readonly Day[]): Day[] {
  return [...new Set(days)].filter((day) => day.slice(0, 7) === today.slice(0, 7)).toSorted();
}

type Marked = Pick<Evidence, 'subject' | 'itemKind' | 'itemId' | 'verdict' | 'hints'> & { day: Day };

async function resultsOf(marked: readonly Marked[]) {
  const bySubject = await Promise.all(
    subjects.map(async (subject) => {
      const own = marked.filter((one) => one.subject === subject);
      if (own.length === 0) return [];
      const names = await readItemNames(subject);
      return own.flatMap((one) => {
        const objective = objectiveOf(one.itemKind, names(one).question);
        return objective ? [{ day: one.day, objective, credit: creditOf(one) }] : [];
      });
    }),
  );
  return bySubject.flat();
}
