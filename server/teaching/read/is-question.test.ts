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
  'thats loads. i just want to know what oportunity cost means',
  'too much info, i only wanted to know why the curve bends',
  'ok i really need to know whether a merger counts',
  'ok now trade. does free trade reduce poverty and the debt',
  'right next bit. did the sugar levy work',
  'do they pay it or do we',
  'does free trade reduce poverty',
  'i mean the number, like is it 1.90 a day or has it gone up',
  'is it an asset or not',
  'ok now does monopoly always mean high prices',
  'did brexit weaken the pound',
  'ok now trade. does free trade reduce poverty',
  'so does inelastic demand help the tax',
  'does economic growth cut unemployment',
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
  'social stuff! like put her on a team shift or do a staff night out',
  'cut the price or do a special offer on fridays',
  'doesnt make sense to me at all',
  'did nothing on trade today',
  'it does help them a lot',
  'they want to know what the rival does next',
  'people need to know about it. it does help them',
  'does nothing for growth',
  'did better than the rival because costs fell',
  'doing nothing raises unemployment',
  '',
])("'%s' asks nothing", (words) => {
  expect(isQuestion(words)).toBe(false);
});
