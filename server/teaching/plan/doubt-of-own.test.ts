import { expect, test } from 'vitest';
import { doubtOfOwn } from './doubt-of-own.ts';

test.each([
  ['but i think demand is inelastic so maybe it wont fall much?', 'demand is inelastic so maybe it wont fall much'],
  ['But people might just drive over the border to buy it?', 'people might just drive over the border to buy it'],
  ['although i guess poor families pay more of their income?', 'poor families pay more of their income'],
  ['however firms could just absorb the tax?', 'firms could just absorb the tax'],
  ['but smokers are addicted so they wouldnt cut down?', 'smokers are addicted so they wouldnt cut down'],
  ['ok but maybe workers just leave for another firm?', 'workers just leave for another firm'],
])("'%s' doubts a point", (sentence, text) => {
  expect(doubtOfOwn(sentence)).toBe(text);
});

test.each([
  'but is it inelastic?',
  'but what if demand is inelastic?',
  'but i think demand is inelastic',
  'but would that be the other side or the conclusion?',
  'but you said that it goes under against?',
  'but i already gave you my first point?',
  'but the question is about alcohol?',
  'but how do i write that so it gets marks?',
])("'%s' does not, or asks", (sentence) => {
  expect(doubtOfOwn(sentence)).toBeUndefined();
});
