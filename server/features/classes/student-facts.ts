import { sumWeeks } from '#domain/progress/study-weeks.ts';
import { lastMondays } from '#domain/progress/weeks.ts';
import { londonDay } from '#domain/working-days.ts';
import type { Deps } from '../../deps.ts';
import { mapOf } from '../practice/progress/map.ts';
import { readCardsOf, readEvidence, readQuickFire, readTalks, readTimes, type Students } from './work-queries.ts';

const weeksShown = 4;

export type StudentFacts = ReturnType<Awaited<ReturnType<typeof readFacts>>['of']>;

/** All that a teacher may see of these students, read in a handful of questions however many they are. */
export async function readFacts({ db, clock }: Pick<Deps, 'db' | 'clock'>, students: Students) {
  const { subject, userIds } = students;
  const now = clock.now();
  const mondays = lastMondays(londonDay(now), weeksShown);
  const [first = londonDay(now)] = mondays;
  // An hour early, for the summer in London; the days themselves decide.
  const from = new Date(new Date(`${first}T00:00:00Z`).getTime() - 3_600_000);
  const some = userIds.length > 0;
  const evidence = some ? await readEvidence(db, students) : [];
  const shown = Map.groupBy(evidence, ({ userId }) => userId);
  const cards = Map.groupBy(some ? await readCardsOf(db, students) : [], ({ userId }) => userId);
  const quickFire = new Map((some ? await readQuickFire(db, students) : []).map((row) => [row.userId, row]));
  const times = Map.groupBy(some ? await readTimes(db, students, from) : [], ({ userId }) => userId);
  const talks = Map.groupBy(some ? await readTalks(db, students, first) : [], ({ userId }) => userId);
  return {
    evidence,
    of(userId: string) {
      const themes = mapOf(subject, shown.get(userId) ?? [], cards.get(userId) ?? [], now).map((theme) => ({
        number: theme.number,
        title: theme.title,
        sections: theme.sections.map(({ id, title, state, items }) => ({ id, title, state, tasks: items })),
      }));
      const { answers = 0, right = 0, runs = 0 } = quickFire.get(userId) ?? {};
      const worked = (times.get(userId) ?? []).map(({ takenMs, attemptedAt }) => ({
        takenMs,
        day: londonDay(attemptedAt),
      }));
      return {
        themes,
        tasks: themes.flatMap(({ sections }) => sections).reduce((sum, { tasks }) => sum + tasks, 0),
        quickFire: { answers, right, runs },
        weeks: sumWeeks(mondays, talks.get(userId) ?? [], worked).map(
          ({ monday, practisedMinutes, talkedMinutes }) => ({ monday, practisedMinutes, talkedMinutes }),
        ),
      };
    },
  };
}
