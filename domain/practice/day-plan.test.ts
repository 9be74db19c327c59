import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dailyLoad, planDay } from './day-plan.ts';
import { createRandom } from './shuffle.ts';

test('a day asks for ten, for more when an exam is near, and never for more than thirty', () => {
  expect(dailyLoad(0, undefined)).toBe(10);
  expect(dailyLoad(372, undefined)).toBe(10);
  expect(dailyLoad(372, 20)).toBe(19);
  expect(dailyLoad(372, 3)).toBe(30);
  expect(dailyLoad(28, 0)).toBe(28);
});

test('after a missed week the day is no longer than before, and begins with what is least remembered', () => {
  const due = Array.from({ length: 200 }, (_, index) => ({ id: index, recall: (index + 1) / 201 }));
  const { most, left } = planDay({ due, early: [], unseen: [], doneToday: 0, daysToExam: undefined });
  expect(most).toBe(10);
  expect(left.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('some of a day is new as long as there is anything new, and what is done counts', () => {
  const due = cards('due', 50, 0.5);
  const unseen = cards('new', 50, 0);
  const plan = (doneToday: number) => planDay({ due, early: [], unseen, doneToday, daysToExam: undefined }).left;
  expect(count(plan(0))).toEqual({ due: 7, new: 3 });
  expect(count(plan(6))).toEqual({ due: 3, new: 1 });
  expect(plan(10)).toEqual([]);
});

test('what an exam alone brings forward fills a short day up to ten, and never makes it longer', () => {
  const early = cards('early', 40, 0.95);
  const input = { early, unseen: [], doneToday: 0, daysToExam: 1 };
  expect(count(planDay({ ...input, due: cards('due', 4, 0.5) }).left)).toEqual({ due: 4, early: 6 });
  expect(count(planDay({ ...input, due: cards('due', 25, 0.5) }).left)).toEqual({ due: 25 });
});

test('whatever the history, no day asks for more than its cap, and all is met before the exam where a day can hold it', () => {
  const history = fc.record({
    unseen: fc.integer({ min: 0, max: 400 }),
    due: fc.integer({ min: 0, max: 300 }),
    later: fc.integer({ min: 0, max: 300 }),
    days: fc.integer({ min: 1, max: 60 }),
    seed: fc.string(),
    /** How much of a day's set is done, and how often the answer is wrong. */
    diligence: fc.constantFrom(0, 0.3, 1),
    mistakes: fc.constantFrom(0, 0.4, 1),
  });
  fc.assert(
    fc.property(history, (given) => {
      const { longestDay, fits, leftOver } = study(given);
      expect(longestDay).toBeLessThanOrEqual(30);
      if (fits && given.diligence === 1) expect(leftOver).toBe(0);
    }),
    { numRuns: 300 },
  );
});

type History = {
  unseen: number;
  due: number;
  later: number;
  days: number;
  seed: string;
  diligence: number;
  mistakes: number;
};

/** A student who works through each day's set until the exam. An answer that is wrong brings the card back next day. */
function study({ unseen, due, later, days, seed, diligence, mistakes }: History) {
  const random = createRandom(seed);
  let fresh = Array.from({ length: unseen }, (_, id) => ({ id: `new ${id}`, recall: 0, dueOn: 0 }));
  const met = Array.from({ length: due + later }, (_, id) => ({
    ...{ id: `card ${id}`, recall: random() },
    dueOn: id < due ? 0 : 1 + Math.floor(random() * 90),
  }));
  let longestDay = 0;
  let fits = true;
  for (let day = 0; day < days; day++) {
    const waiting = met.filter(({ dueOn }) => dueOn <= day);
    const daysToExam = days - day;
    fits &&= Math.ceil((waiting.length + fresh.length) / daysToExam) <= 30;
    const { most, left } = planDay({ due: waiting, early: [], unseen: fresh, doneToday: 0, daysToExam });
    expect(left.length).toBeLessThanOrEqual(most);
    expect(new Set(left).size).toBe(left.length);
    longestDay = Math.max(longestDay, left.length);
    const done = left.slice(0, Math.ceil(left.length * diligence));
    for (const card of done) {
      if (fresh.includes(card)) met.push(card);
      card.dueOn = day + (random() < mistakes ? 1 : 2 + Math.floor(random() * 40));
      card.recall = 1;
    }
    fresh = fresh.filter((card) => !done.includes(card));
  }
  const leftOver = fresh.length + met.filter(({ dueOn }) => dueOn < days).length;
  return { longestDay, fits, leftOver };
}

function cards(kind: string, length: number, recall: number) {
  return Array.from({ length }, () => ({ kind, recall }));
}

function count(planned: { kind: string }[]) {
  return Object.fromEntries([...Map.groupBy(planned, ({ kind }) => kind)].map(([kind, all]) => [kind, all.length]));
}
