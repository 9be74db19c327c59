import { expect, test } from 'vitest';
import { startLesson } from '#tests/scripted-lesson.ts';
import { judgeTold } from './judge-told.ts';

const below =
  'A current ratio of 0.7: below 1 it does not cover what is due soon, which is risky unless cash comes in fast, as in a supermarket.';
const high =
  'Gearing that is high: the risk is that a rise in interest rates, or a bad year, leaves too little to pay the lenders.';

test.each([
  ["Tesco's annual report: gearing is high and current ratio is about 0.7. Is that a problem?", [below, high]],
  ['A current ratio of 0.7 for a supermarket, is it a worry or not', [below]],
  ['current ratio is 0.7, is that bad', [below]],
  [
    'gearing 20% and current ratio 1.2, is that ok',
    [
      'A current ratio of 1.2: that just covers what is due soon, with little to spare.',
      'Gearing of 20%: that is low: safe, with room to borrow more for growth.',
    ],
  ],
])('ratios that are told are judged: %s', (words, says) => {
  expect(judgeTold(words)?.say).toEqual(says);
});

test.each([
  'gearing is 20% and profit 50k, is that good',
  'current ratio 0.7 and why',
  'is a high gearing bad',
  'current assets 70k and current liabilities 100k, is that bad',
])('one that is to be worked out, or is only spoken of, is not: %s', (words) => {
  expect(judgeTold(words)).toBeUndefined();
});

test('what was written for the question comes first', async () => {
  const lesson = await startLesson({ agent: 'business' });
  const words = 'current ratio is 0.7, is that bad';
  expect((await lesson.say(words, { act: 'ask' })).text).toBe(below);
  expect((await lesson.say(words, { act: 'ask', found: ['ped-meaning'] })).text).not.toContain('0.7');
});
