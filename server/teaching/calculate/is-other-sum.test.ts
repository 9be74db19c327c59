import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

test.each([
  ['economics', 'So if growth was 4% and now it is 1%, the people are still becoming richer on average?'],
  ['economics', 'inflation went from 11% to 4%, are prices lower now'],
  [
    'economics',
    'Suppose P = 100 - 2Q and total cost is 20Q + 50. What are the profit-maximising price and the elasticity there?',
  ],
  [
    'business',
    'So if they sold £20,000 on 60 days credit in March and paid out £14,000 in cash with £3,000 in the bank at the start, what have they got?',
  ],
] as const)('%s, no sum that was asked for: %s', (subject, words) => {
  expect(calculate({ words, subject, topic: '' })).not.toMatchObject({ kind: 'worked' });
});

test('the prices of the sum before are not taken for incomes', () => {
  const before = {
    words: 'tickets went from £8 to £10 and sales went from 500 to 400',
    name: 'price elasticity of demand',
  };
  const words = 'And income elasticity, if incomes go up does a cinema do better or worse?';
  expect(calculate({ words, subject: 'business', topic: '', before })).not.toMatchObject({ kind: 'worked' });
});

test('a result that is right for another sum of the same figures is that sum', () => {
  const words =
    'I tried one: cinema tickets went from £8 to £10 and sales went from 500 to 400. I got -0.8. Did I do it right?';
  expect(
    calculate({
      words,
      subject: 'business',
      topic: 'Revenue and pricing | Does a higher price bring in more revenue?',
    }),
  ).toMatchObject({
    name: 'price elasticity of demand',
    own: 'right',
  });
});

test('how much a rate has changed is still worked where it is asked for', () => {
  expect(
    calculate({
      words: 'unemployment went from 4% to 5%, what is the percentage change',
      subject: 'economics',
      topic: '',
    }),
  ).toMatchObject({ kind: 'worked', result: '25%' });
});

test('a price is no income, whatever was talked about', () => {
  const words =
    'ok greggs sausage rolls. price goes from 1.20 to 1.35 and they sell 5000 a day down to 4700. is that elastic or not';
  const topic = 'Price, income and cross elasticities of demand | What is income elasticity of demand?';
  expect(calculate({ words, subject: 'economics', topic })).toMatchObject({
    name: 'price elasticity of demand',
    result: '-0.48',
  });
});
