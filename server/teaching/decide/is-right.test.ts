import { expect, test } from 'vitest';
import { isRight } from './is-right.ts';

/** However right the models think it is, a yes answers none of these. */
test.each([
  // Said of the talk or of the tutor.
  'so ur just repeating urself.',
  'you are going round in circles',
  'ok so youre telling me the same thing as before',
  'u keep changing the subject',
  'this isnt helping me with the market',
  'i havent said anything about prices',
  // A wish to be told.
  'i just want to know what oportunity cost means',
  'i only wanted the meaning of scarcity',
  'i need the definition of scarcity',
  // A part of what was asked, and nothing said of it.
  'the free trade and poverty bit',
  'the second part',
  'my question about wages',
  // Whether one more thing counts as well.
  'ok so bit left of q star, between msb and msc, is that deadweight loss as well',
  'and the area under it, is that surplus too',
  'so a tax is good for the firm',
  'so that is the good side of a tax',
  'so monopoly is worse than competition',
  // A judgement of somebody's character.
  // Of what was said before, or a choice between two.
  'so was your 55 wrong?',
  'so was i wrong then??',
  'u didnt answer. does it have to cut the price yes or no',
  'im asking if the uk firm HAS to cut its dollar price or can it just keep the extra profit margin',
  'so does it have to cut its price or can it keep the margin',
  'so if gov gives a subsidy on that diagram what shifts? is it MPC or MPB',
  'too many words. say it like im 10. like with pizzas or smth',
  'what words? u didnt even explain it. i asked for pizzas',
  'so if ur under the line ur being lazy?',
  'so firms that raise prices are just greedy',
  'so monopolies are basically evil',
])('no yes to: %s', (words) => {
  expect(isRight({ words, right: 9 })).toBe(false);
});

test.each([
  'so if you are inside the line some workers are unemployed',
  'so it does not matter if costs rise or fall, output stays as it was',
  'so firms can cut the price or keep the margin',
  'so a wrong price means there is a surplus or a shortage',
  'the second part of the curve is steeper because supply runs out',
  'so you give up the film, and that is the cost',
  'they want to know what the rival does',
  'the free trade bit lowers prices for consumers',
  'so firms pay too much tax on it',
  'a kinked demand curve means mr has a gap as well',
  'so the area under the line is consumer surplus too',
  'price shows how much the last buyer values the good, so some units are worth more than they cost',
  'so an inferior good has a negative yed',
  'so it gets worse first because imports cost more',
  'oh so youre still buying the same amount of imports but paying more for each one',
])('a yes may be said to: %s', (words) => {
  expect(isRight({ words, right: 9 })).toBe(true);
});

test.each([
  'so exports rise and the current account gets better straight away',
  'so prices fall immediately when supply rises',
])('of what is said so flatly it takes more to be sure: %s', (words) => {
  expect([isRight({ words, right: 4 }), isRight({ words, right: 7 })]).toEqual([false, true]);
});
