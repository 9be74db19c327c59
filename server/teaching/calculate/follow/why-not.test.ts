import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const revenue = { words: 'i sell 10 at £30 or 11 at £29 whats my mr', name: 'marginal revenue', result: 19 };
const cupcakes = {
  words: 'i sell cupcakes for £3, ingredients cost £1.20 each and rent is £900. whats the break even',
  name: 'break-even output',
  result: 500,
};
const change = {
  words: 'price goes from £40 to £50, whats the percentage change',
  name: 'percentage change',
  result: 25,
};

function say(words: string, before: typeof revenue) {
  const sum = calculate({ words, subject: 'economics', topic: '', before, said: before.words });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : '';
}

const extraOne =
  'Not £29: that is what the extra one sells for, but the other 10 now sell for £1 less each, which takes £10 away: £29 minus £10 is £19. So each extra unit brings in £19.';
const wholePrice =
  'Not £3: that is the selling price; the variable cost per unit, £1.20, has to come off it first. So each sale puts £1.80 towards fixed costs and then profit.';

test.each([
  ['why is it 19 and not 29 if i sold the extra one for 29', revenue, extraOne],
  ['but why 19 not £29', revenue, extraOne],
  ['why isnt it 29', revenue, extraOne],
  ['how come its 19 instead of 29 lol', revenue, extraOne],
  ['oh so why is it 1.80 not 3 tho', cupcakes, wholePrice],
  ['huh i asked why we divide by 1.80 not by the price £3', cupcakes, wholePrice],
  [
    'why is it 500 and not 300',
    cupcakes,
    'Not 300: you divided by the price, £3; £1.20 of it goes on the variable cost, so only £1.80 is left to pay the fixed costs. So they must sell 500 to cover all their costs.',
  ],
  [
    'why is it 25 and not 20',
    change,
    'Not 20%: you divided by the new value; a percentage change is always on the old one. That is a rise of 25%.',
  ],
])('what makes the other figure is said with the figures of the sum: %s', (words, before, says) => {
  expect(say(words, before)).toBe(says);
});

test('where nothing is known of the other figure the sum itself is shown', () => {
  expect(say('why is it 25% rather than 10', change)).toBe(
    'This is where 25% comes from. The change is £50 minus £40, which is £10. Divide that by the old value, £40, and multiply by 100. That is a rise of 25%.',
  );
});

test.each([
  ['why is the price 12 and not 15', revenue],
  ['why do firms with 3 rivals not charge 19', revenue],
  ['why is it 77 and not 29', revenue],
  ['why not 19', revenue],
])('no question about that sum: %s', (words, before) => {
  expect(say(words, before)).not.toMatch(/^Not |^This is where/);
});
