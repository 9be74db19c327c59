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

test.each([
  'inflation fell from 9% to 3%, whats happened to prices',
  'if inflation goes from 9% to 3% how much have prices fallen',
  'inflation was 9 per cent and is now 3 per cent, how much have prices changed',
  'so inflation going from 9% to 3% is falling prices',
  'cpi was 9 and now 3, whats inflation',
])('a lower rate of inflation is no fall in prices, however it is read: %s', (words) => {
  for (const topic of ['', 'Index numbers and the price level: the basket', 'Percentage change'])
    expect(calculate({ words, subject: 'economics', topic })?.kind).not.toBe('worked');
  for (const name of ['inflation rate', 'percentage change', 'index number'])
    for (const role of ['index', 'price', 'inflation', 'cost']) {
      const figures = ['from', 'to'].map((told, index) => ({ index, role, told, sure: 0.95 }));
      const sum = calculate({
        words,
        subject: 'economics',
        topic: '',
        read: { goals: [{ name, sure: 0.95 }], figures },
      });
      expect(JSON.stringify(sum ?? '')).not.toMatch(/deflation|66\.7%|33\.33/);
    }
});

test('prices that do fall are still called that', () => {
  const words = 'what is the inflation rate if cpi goes from 120 to 117';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({
    sentences: [
      'The index goes from 120 to 117, a change of minus 3.',
      'Minus 3 divided by 120, times 100, is minus 2.5%.',
      'So prices fell by 2.5% on average, which is deflation.',
    ],
  });
});

test.each(['in the 2010s growth was about 2% a year i think', 'if growth was 2% people would still feel poorer'])(
  'a figure in an argument asks for no sum: %s',
  (words) => {
    const before = {
      words: 'pay rose 3% and inflation was 2.5%, what is the real growth',
      name: 'real growth',
      result: 0.5,
    };
    expect(calculate({ words, subject: 'economics', topic: '', before })).toBeUndefined();
  },
);
