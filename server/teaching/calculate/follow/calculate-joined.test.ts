import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const follow = (before: string, words: string, name = '', subject: 'economics' | 'business' = 'business') =>
  calculate({ words, subject, topic: '', before: { words: before, name } });

test.each([
  [
    'critical path. A 4 days, B 8 days after A, C 3 days after A, D 6 days after B and C. how long total',
    'whats the float on C',
    '5',
  ],
  [
    'A takes 2 weeks, B takes 5 weeks after A, C takes 4 weeks after A, D takes 3 weeks after B and C. how long?',
    'float on C?',
    '1',
  ],
  ['A 3 days, B 6 days after A, C 2 days after A, D 4 days after B and C, total time', 'and the float of C', '4'],
])('what was told before and what is asked now are read as one: %s / %s', (before, words, result) => {
  expect(follow(before, words, 'critical path')).toMatchObject({
    kind: 'worked',
    leans: true,
    result: expect.stringContaining(result),
  });
});

test('nothing is taken from before where something else is asked, or a result is offered', () => {
  const before = 'A 4 days, B 8 days after A, C 3 days after A, D 6 days after B and C. how long total';
  for (const words of ['why does float matter', 'whats the market share', 'so revenue goes up by 25% then'])
    expect(follow(before, words, 'critical path')).not.toMatchObject({ kind: 'worked' });
});
