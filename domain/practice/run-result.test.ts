import { expect, test } from 'vitest';
import { type AnsweredQuestion, sumRun } from './run-result.ts';

test('a run adds up by assessment objective, and what was in doubt counts for nothing', () => {
  const result = sumRun([
    answered({ ao: 'AO1', found: 2, wanted: 2 }),
    answered({ ao: 'AO1', found: 1, wanted: 2, verdict: 'partly' }),
    answered({ ao: 'AO4', found: 0, wanted: 1, verdict: 'not yet' }),
    answered({ ao: 'AO2', found: 1, wanted: 3, verdict: 'unsure' }),
  ]);
  expect(result).toMatchObject({ questions: 3, right: 1, weakest: 'AO4' });
  expect(result.byObjective).toEqual([
    { ao: 'AO1', questions: 2, right: 1, found: 3, wanted: 4 },
    { ao: 'AO4', questions: 1, right: 0, found: 0, wanted: 1 },
  ]);
});

test('a run with nothing lost has no weakest objective, and one without answers says nothing', () => {
  expect(sumRun([answered({})]).weakest).toBeUndefined();
  expect(sumRun([])).toMatchObject({ questions: 0, right: 0, byObjective: [], weakest: undefined, sure: undefined });
});

test('what the student was sure of is set against what was right', () => {
  const result = sumRun([
    answered({ sureness: 95, found: 1, wanted: 2, verdict: 'partly' }),
    answered({ sureness: 75, found: 0, wanted: 2, verdict: 'not yet' }),
    answered({ sureness: null }),
  ]);
  expect(result.sure).toEqual({ questions: 2, tells: false, predicted: 85, actual: 25 });
});

test.each([
  [1, false],
  [4, false],
  [5, true],
])('sureness on %i questions tells of the student’s judgement: %s', (count, tells) => {
  expect(sumRun(Array.from({ length: count }, () => answered({ sureness: 75 }))).sure).toMatchObject({ tells });
});

function answered(changes: Partial<AnsweredQuestion>): AnsweredQuestion {
  return { ao: 'AO1', verdict: 'right', found: 1, wanted: 1, sureness: null, ...changes };
}
