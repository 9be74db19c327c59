import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const working =
  'The index goes from 100 to 106.6, a change of 6.6. 6.6 divided by 100, times 100, is 6.6%. So prices rose by 6.6% on average.';

test.each([
  [
    'so back to my one, if the base year is 100 and its now 106.6 then inflations 6.6% since the base yr?',
    `Yes, 6.6% is right. ${working}`,
  ],
  ['base year 100, index now 106.6 so prices are up 6.6%?', `Yes, 6.6% is right. ${working}`],
  [
    'the base year is 100 and the cpi is 106.6 so inflation is 8% since then?',
    `Not quite: it is 6.6%, not 8%. ${working}`,
  ],
  [
    'no thats fine lol. so does 106.6 mean inflation is 106.6%',
    'No: the base year is 100, so an index of 106.6 means that prices are 6.6% higher than in the base year.',
  ],
])('a stated percentage is checked, and not worked with: %s', (words, says) => {
  const sum = calculate({ words, subject: 'economics', topic: 'Inflation' });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toBe(says);
});

test.each([
  'the base year is 100 and inflation is 6.6%, what is the index now',
  'prices went up 6.6% and wages 5% so real wages fell?',
  'so does 2% mean inflation is 2%',
])('another thing: %s', (words) => {
  const sum = calculate({ words, subject: 'economics', topic: 'Inflation' });
  expect(sum).not.toMatchObject({ name: 'inflation rate' });
});
