import { expect, test } from 'vitest';
import { isQuestion } from './is-question.ts';

test.each([
  'why is it negative',
  'so is a cartel illegal',
  'ok but wats the difference',
  'Fourth: if they are at 55%, is it better to cut capacity or to win more orders?',
  'hmm but then isn’t that unfair?',
  'my notes say 100% is the target. I am not convinced, is that right',
  'right okay so I got minus nought point four is that right',
  'decision trees how do u do the expected value bit',
  'if supply shifts right does it rise',
  'explain it with a shop',
  'I don’t get why the curve bends'.replace('’', "'"),
  'y do some firms stay small',
])("'%s' asks", (words) => {
  expect(isQuestion(words)).toBe(true);
});

test.each([
  'so a maximum price causes a shortage',
  'Thank you, that has cleared up more than the last two lessons did.',
  'supply falls because costs rise',
  'my first point is that rents stay low',
  'lol fair. i reckon the boston matrix is useless though, prove me wrong',
  'its about whether the uk should cut its national debt',
  '',
])("'%s' asks nothing", (words) => {
  expect(isQuestion(words)).toBe(false);
});
