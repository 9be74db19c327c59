import { expect, test } from 'vitest';
import { sumWeeks, trendByObjective } from './study-weeks.ts';

const mondays = ['2026-11-09', '2026-11-16'];

test('talk and practice go to their weeks, rounded once', () => {
  const talked = [
    { day: '2026-11-09', seconds: 40 },
    { day: '2026-11-15', seconds: 50 },
    { day: '2026-11-16', seconds: 600 },
    { day: '2026-11-08', seconds: 6000 },
  ];
  const worked = [
    { day: '2026-11-16', takenMs: 20_000 },
    { day: '2026-11-17', takenMs: 25_000 },
    { day: '2026-11-17', takenMs: null },
  ];
  expect(sumWeeks(mondays, talked, worked)).toEqual([
    { monday: '2026-11-09', talkedMinutes: 2, practisedMinutes: 0, answers: 0 },
    { monday: '2026-11-16', talkedMinutes: 10, practisedMinutes: 1, answers: 3 },
  ]);
});

test('a page left open all afternoon counts as an hour at most', () => {
  expect(sumWeeks(mondays, [], [{ day: '2026-11-16', takenMs: 5 * 60 * 60_000 }])[1]?.practisedMinutes).toBe(60);
});

test('each objective has its share over all time and by week', () => {
  const trends = trendByObjective(mondays, [
    { day: '2026-10-01', objective: 'AO1', credit: 0 },
    { day: '2026-11-10', objective: 'AO1', credit: 1 },
    { day: '2026-11-10', objective: 'AO1', credit: 0.5 },
    { day: '2026-11-16', objective: 'AO3', credit: 1 },
  ]);
  expect(trends[0]).toEqual({
    objective: 'AO1',
    answers: 3,
    share: 50,
    weeks: [
      { monday: '2026-11-09', answers: 2, share: 75 },
      { monday: '2026-11-16', answers: 0, share: null },
    ],
  });
  expect(trends.map(({ objective, share }) => [objective, share])).toEqual([
    ['AO1', 50],
    ['AO2', null],
    ['AO3', 100],
    ['AO4', null],
    ['Diagrams', null],
  ]);
});
