import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

function work(words: string) {
  const sum = calculate({ words, subject: 'economics', topic: '' });
  return sum?.kind === 'worked' && sum.name === 'concentration ratio' ? sum.result : undefined;
}

test.each([
  ['my market has 4 firms with 30 25 15 and 10 percent, whats the cr4', '80%'],
  [
    'ok just the market bit. 4 biggest firms have 30 25 15 and 10 percent, what is the 4 firm concentration ratio and is that an oligopoly',
    '80%',
  ],
  ['in my market the top firms have 20, 18, 12 and 9, what is the 4 firm concentration ratio', '59%'],
  ['the coffee market: shares of 40 22 and 11 percent. whats the 3 firm concentration ratio', '73%'],
  ['market has 5 firms 35 20 15 10 5 percent whats the cr3', '70%'],
  ['the market is worth 200m and the 3 biggest sell 60m, 40m and 20m. whats the 3 firm ratio', '60%'],
])('a market is named, and its firms have these shares: %s', (words, result) => {
  expect(work(words)).toBe(result);
});

test.each([
  'the market is worth 30 and two firms have 20 and 15, whats the concentration ratio',
  'my market has 4 firms with 30 and 25 percent, whats the cr4',
  'the market shares are 50, 40, 30 and 20, whats the cr4',
])('none is made up: %s', (words) => {
  expect(work(words)).toBeUndefined();
});
