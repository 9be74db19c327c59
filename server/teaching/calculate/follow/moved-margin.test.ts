import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

function work(words: string, before?: string, name = 'net profit margin') {
  const told = before === undefined ? {} : { before: { words: before, name }, said: before };
  const sum = calculate({ words, subject: 'business', topic: '', ...told });
  return sum?.kind === 'worked' ? sum : undefined;
}

test('what costs rise by comes off the profit first', () => {
  const words =
    'sales 100k, net profit 4k, wages 30k and NI goes up so costs go up by 900. whats the new net profit margin';
  expect(work(words)?.sentences).toEqual([
    'Profit is now 4,000 minus 900, which is 3,100.',
    '3,100 divided by 100,000, times 100, is 3.1%.',
    'So 3.1p of every £1 of sales is profit for the year.',
  ]);
});

test('on the figures of the margin before', () => {
  const before = 'revenue is £200,000 and net profit is £10,000, net profit margin?';
  expect(work('costs fall by £2,000, whats the new margin', before)?.result).toBe('6%');
});

test('what was taken off already is not taken off again', () => {
  const before = 'sales 100k, net profit 4k and costs go up by 900. whats the new net profit margin';
  expect(work('costs go up by 900 so whats the margin now', before)?.sentences[0]).not.toBe(
    'Profit is now 3,100 minus 900, which is 2,200.',
  );
});

test('a margin that is not named is the one before', () => {
  const before = 'revenue is 500000 and operating profit 50000. operating margin?';
  expect(work('costs go up by 10000 whats the new margin', before, 'operating profit margin')).toMatchObject({
    name: 'operating profit margin',
    result: '8%',
  });
});
