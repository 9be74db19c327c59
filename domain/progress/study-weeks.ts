import { objectives as examObjectives } from '../practice/run-result.ts';
import type { Day } from '../working-days.ts';
import { mondayOf } from './weeks.ts';

export type StudyWeek = { monday: Day; talkedMinutes: number; practisedMinutes: number; answers: number };

/** A piece of work that was open for longer was left lying: nobody is credited with an afternoon away. */
const longestPieceMs = 60 * 60_000;

/** Minutes by week, as the student spent them. Whole minutes, rounded per week and not per answer. */
export function sumWeeks(
  mondays: readonly Day[],
  talked: readonly { day: Day; seconds: number }[],
  worked: readonly { day: Day; takenMs: number | null }[],
): StudyWeek[] {
  return mondays.map((monday) => {
    const inWeek = ({ day }: { day: Day }) => mondayOf(day) === monday;
    const answers = worked.filter(inWeek);
    const seconds = total(talked.filter(inWeek).map((talk) => talk.seconds));
    const ms = total(answers.map(({ takenMs }) => Math.min(takenMs ?? 0, longestPieceMs)));
    return {
      monday,
      talkedMinutes: Math.round(seconds / 60),
      practisedMinutes: Math.round(ms / 60_000),
      answers: answers.length,
    };
  });
}

export const objectives = ['AO1', 'AO2', 'AO3', 'AO4', 'Diagrams'] as const;
export type Objective = (typeof objectives)[number];

export const objectiveNames: Record<Objective, string> = { ...examObjectives, Diagrams: 'Drawing' };

export type ObjectiveTrend = {
  objective: Objective;
  answers: number;
  /** Of a hundred; null without answers. */
  share: number | null;
  weeks: { monday: Day; answers: number; share: number | null }[];
};

/** How much of each objective's work was right, over all of it and week by week. */
export function trendByObjective(
  mondays: readonly Day[],
  results: readonly { day: Day; objective: Objective; credit: number }[],
): ObjectiveTrend[] {
  return objectives.map((objective) => {
    const own = results.filter((result) => result.objective === objective);
    const weeks = mondays.map((monday) => {
      const inWeek = own.filter(({ day }) => mondayOf(day) === monday);
      return { monday, answers: inWeek.length, share: shareOf(inWeek) };
    });
    return { objective, answers: own.length, share: shareOf(own), weeks };
  });
}

function shareOf(results: readonly { credit: number }[]): number | null {
  return results.length === 0 ? null : Math.round((100 * total(results.map(({ credit }) => credit))) / results.length);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
