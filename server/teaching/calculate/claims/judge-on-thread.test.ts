import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const costs = { words: 'total cost is 200 at 10 units and 260 at 12 units', name: 'average cost' };
const candles = { words: 'fixed costs 2000, price 10, variable cost 6', name: 'break-even output' };

test.each([
  ['I get AC 20 then 21.67 and MC is 60?', costs, 'Not quite: marginal cost is 30, not 60.'],
  ['so contribution is 4 and break even is 200', candles, 'Contribution is right, 4. Break-even is 500, not 200.'],
])('a quantity is judged by its name and the thread: %s', (words, before, says) => {
  const sum = calculate({ words, subject: 'economics', topic: '', before, said: before.words });
  expect(sum).toMatchObject({ own: 'wrong' });
  expect(sum?.kind === 'worked' && sum.sentences[0]).toBe(says);
});

test('and a right one is right', () => {
  const request = { words: 'so marginal cost is 30?', subject: 'economics', topic: '', before: costs } as const;
  expect(calculate({ ...request, said: costs.words })).toMatchObject({ own: 'right' });
});

test.each([
  ['the two triangles together are half of 4 x 30 = £60?', 'Half of 4 times 30 is £60.'],
  ['I said HALF of 4 x 30. Half of 120 is 60.', 'Half of 120 is 60.'],
  ['a quarter of 3 x 80 = 60 isnt it', 'A quarter of 3 times 80 is 60.'],
])('a share in words is part of the line: %s', (words, says) => {
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({
    sentences: ['Yes, your arithmetic is right.', says],
  });
});

test.each([
  ['is half of 4 x 30 = 50', 'Check one line: half of 4 times 30 is 60, not 50.'],
  ['i worked out 15% of 200 = 35', 'Check one line: 15% of 200 is 30, not 35.'],
])('and is put right: %s', (words, says) => {
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({ sentences: [says], own: 'wrong' });
});

test('a guess that is close is told so, and what it is', () => {
  const before = {
    words: 'a sandwich shop has fixed costs of 3000 and sells at £4, variable cost 1.50. break even?',
    name: 'break-even output',
  };
  const words =
    'and if they put the price up to 5 instead does that fix it? i think break even goes back down to like 850ish';
  const sum = calculate({ words, subject: 'business', topic: '', before, said: before.words });
  expect(sum?.kind === 'worked' && sum.sentences[0]).toBe('Close: it is 858, not 850.');
});
