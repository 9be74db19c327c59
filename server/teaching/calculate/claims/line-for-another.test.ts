import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const before = {
  words: 'fixed costs £90, price £3, variable cost £1.20\nif i sell 80 cupcakes then whats my margin of safety',
  name: 'margin of safety',
  result: 30,
};

test.each(['yay. so can i write that as a percentage? 30 / 50 = 60%', 'so in percent its 30/50 x 100 = 60%'])(
  'a margin of safety over break-even is put right: %s',
  (words) => {
    const sum = calculate({ words, subject: 'business', topic: '', before });
    expect(sum).toMatchObject({ own: 'wrong', result: '37.5%' });
    expect(sum).toHaveProperty('sentences.0', 'Not quite: it is 37.5%, not 60%.');
  },
);

test('over actual sales it is right', () => {
  const words = 'so mine is 30/80 x 100 = 37.5%?';
  expect(calculate({ words, subject: 'business', topic: '', before })).toMatchObject({ own: 'right' });
});

test('another share beside another sum is left to its arithmetic', () => {
  const words = 'so 30 / 50 = 60%';
  const other = { ...before, name: 'profit', result: 30 };
  expect(calculate({ words, subject: 'business', topic: '', before: other })).toMatchObject({ own: 'right' });
});

test('fixed costs over the price are no break-even where the contribution was told', () => {
  const words =
    'ok so contribution is 1.80. my stall rent is £90 a month. so break even is 90 divided by 3 = 30 cupcakes. did i do that right';
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({
    own: 'wrong',
    sentences: [
      'Not quite: it is 50, not 30.',
      'Break-even is the fixed costs divided by the contribution of each unit.',
      '£90 divided by £1.80 is 50.',
    ],
  });
});

test('over the contribution they are', () => {
  const words = 'contribution is 1.80 and rent is £90, so break even is 90 / 1.80 = 50. is that right';
  expect(calculate({ words, subject: 'business', topic: '' })).not.toMatchObject({ own: 'wrong' });
});
