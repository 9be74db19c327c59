import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

function work(words: string, subject: 'business' | 'economics' = 'business') {
  const sum = calculate({ words, subject, topic: '' });
  return sum?.kind === 'worked' ? sum : undefined;
}

test('what comes off profit each year is the depreciation', () => {
  const words = 'so if the van is £20000 and lasts 5 years how much comes off profit each year? is it 4000';
  expect(work(words)?.sentences).toEqual([
    'Yes, 4,000 is right.',
    'Spread over the years it is used, £20,000 divided by 5 is £4,000 a year.',
    'So £4,000 of depreciation comes off profit each year, although the cash went when it was bought.',
  ]);
});

test.each([
  [
    'a machine costs £30,000, lasts 4 years and will be worth £6,000 at the end. what is the annual depreciation',
    '£6,000',
  ],
  ['depreciation per year on a £12,000 oven over 6 years?', '£2,000'],
])('%s', (words, result) => {
  expect(work(words)).toMatchObject({ name: 'annual depreciation', result });
});

test.each([
  ['the pound goes from $1.50 to $1.20 over 2 years, what is the depreciation', 'economics'],
  ['depreciation is £4,000 a year, why does it not use cash', 'business'],
] as const)('no depreciation of an asset: %s', (words, subject) => {
  expect(work(words, subject)?.name).not.toBe('annual depreciation');
});
