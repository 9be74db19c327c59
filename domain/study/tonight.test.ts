import { expect, test } from 'vitest';
import { planTonight, type ShownToday } from './tonight.ts';

const nothing = { weakest: null, diagram: null, question: null, worries: [], today: [] } as const;
const evening = { ...nothing, subject: 'economics' } as const;
const externalities = { id: '1.3.2', title: 'Externalities' };

test('the plan for tonight is an hour in five steps, each one tap away', () => {
  const plan = planTonight({ ...evening, weakest: externalities, diagram: 'ad-as', question: 2 });
  expect(plan.map(({ title, minutes, path }) => [title, minutes, path])).toEqual([
    ['Warm up with ten quick questions', 10, '/subject/economics/qft?scope=due'],
    ['Fix your weakest section: Externalities', 15, '/subject/economics/qft?scope=section:1.3.2'],
    ['Draw one diagram from memory', 15, '/subject/economics/diagrams/ad-as'],
    ['Plan one exam question', 15, '/subject/economics/ess/2'],
    ['Finish with definitions', 5, '/subject/economics/qft?scope=definitions'],
  ]);
  expect(plan.some(({ done }) => done)).toBe(false);
  expect(plan[0]?.what).toBe('Things you’ve seen before and may have forgotten.');
  expect(planTonight(evening)[0]?.what).toBe('A mix to get you going.');
});

test('what is worrying has its quarter of an hour, and the hour stays an hour', () => {
  const titles = (plan: ReturnType<typeof planTonight>) => plan.map(({ title }) => title);
  expect(titles(planTonight({ ...evening, worries: ['calculations'] }))[2]).toBe('Do the sums');
  const business = planTonight({ ...evening, subject: 'business', worries: ['evaluation'] });
  expect(titles(business)).toEqual([
    'Warm up with ten quick questions',
    'Find your weak spots',
    'Weigh one claim',
    'Build one full chain',
    'Finish with definitions',
  ]);
  for (const worry of ['time', 'essays', 'evaluation', 'diagrams', 'calculations', 'remembering'] as const) {
    const plan = planTonight({ ...evening, subject: 'business', worries: [worry] });
    expect(plan.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(60);
    expect(new Set(plan.map(({ path }) => path)).size).toBe(5);
  }
});

test('each of several worries has its part of the half hour', () => {
  const middle = (worries: Parameters<typeof planTonight>[0]['worries']) =>
    planTonight({ ...evening, worries })
      .slice(2, -1)
      .map(({ title, minutes }) => [title, minutes]);
  expect(middle(['calculations', 'evaluation'])).toEqual([
    ['Do the sums', 15],
    ['Weigh one claim', 15],
  ]);
  expect(middle(['time', 'essays', 'diagrams', 'remembering'])).toEqual([
    ['Decide quickly', 8],
    ['Build one full chain', 8],
    ['Draw one diagram from memory', 7],
    ['Go over what went wrong', 7],
  ]);
});

test('a step is ticked by what was shown today and by nothing else', () => {
  const done = (today: ShownToday[]) =>
    planTonight({ ...evening, weakest: externalities, today }).map((item) => item.done);
  const shown = (changes: Partial<ShownToday>): ShownToday => ({
    itemKind: 'question',
    sectionId: '2.1.1',
    scope: null,
    ...changes,
  });
  const times = (count: number, one: ShownToday) => Array.from({ length: count }, () => one);
  expect(done(times(4, shown({ scope: 'due' })))).toEqual([false, false, false, false, false]);
  expect(done(times(5, shown({ scope: 'due' })))).toEqual([true, false, false, false, false]);
  expect(done(times(3, shown({ sectionId: '1.3.2', scope: 'section:1.3.2' })))[1]).toBe(true);
  expect(done([shown({ itemKind: 'diagram' }), shown({ itemKind: 'plan' })])).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});
