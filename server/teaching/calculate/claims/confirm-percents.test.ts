import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const before = {
  words:
    'Fixed costs £24,000, selling price £15, variable cost £9 per unit. calculate break even\nwhat happens to the break even if the price drops to £13',
  name: 'break-even output',
  result: 6000,
};

const said = (words: string) => {
  const sum = calculate({ words, subject: 'business', topic: '', before });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : '';
};

test('two right percentages are confirmed one by one, and what they ask of demand is said', () => {
  expect(said('so from 5500 to 8250 thats a 50% increase. price only fell 13%. is that realistic')).toBe(
    'Yes, both are right: 5,500 to 8,250 is a rise of 50%, and £15 to £13 is a fall of 13.3%. ' +
      'For that PED would have to be about minus 3.75, so it takes very elastic demand, with close substitutes to win customers from.',
  );
});

test('who does not ask whether it is realistic gets the two alone', () => {
  expect(said('so from 5500 to 8250 thats a 50% increase and price only fell 13%')).toBe(
    'Yes, both are right: 5,500 to 8,250 is a rise of 50%, and £15 to £13 is a fall of 13.3%.',
  );
});

test('one that cannot be known any more is left alone', () => {
  const sum = calculate({
    words: 'so from 5500 to 8250 thats a 50% increase. price only fell 13%. is that realistic',
    ...{ subject: 'business', topic: '' },
  });
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toBe(
    'Yes, 5,500 to 8,250 is a rise of 50%. For that PED would have to be about minus 3.85, so it takes very elastic demand, with close substitutes to win customers from.',
  );
});

test('one that is wrong is set right', () => {
  expect(said('so from 5500 to 8250 thats a 40% increase')).toContain('it is 50%, not 40%.');
});
