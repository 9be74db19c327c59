import { expect, test } from 'vitest';
import { lostTopic } from './lost-topic.ts';

test.each([
  ['didnt get todays lesson on elasticity at all', 'elasticity'],
  ['hi i have a test tmrw on cash flow and i dont get it at all', 'cash flow'],
  ['i dont understand ppfs', 'ppfs'],
  ['got a business test on friday on cash flow n profit. im rubbish at it. can u help', 'cash flow n profit'],
  ['Please could we start from the beginning with AD and AS? I joined the course late.', 'AD and AS'],
  ['PPF - go from zero pls', 'PPF'],
  ['missed the lesson on externalities', 'externalities'],
  ['price elasticity makes no sense', 'price elasticity'],
  ["I'm completely lost on the multiplier", 'the multiplier'],
])('the topic somebody is lost in: %s', (words, topic) => {
  expect(lostTopic(words)).toBe(topic);
});

test.each([
  'i dont get it',
  'i dont get why its negative',
  'i dont understand what that has to do with cash',
  "i don't get PED, how do you work it out?",
  'the firm does not get any revenue',
])('no topic: %s', (words) => {
  expect(lostTopic(words)).toBeUndefined();
});
