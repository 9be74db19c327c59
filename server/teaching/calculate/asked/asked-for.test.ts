import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import type { Recipe } from '../recipes/recipe.ts';

const work = (words: string, subject: 'economics' | 'business' = 'economics', recipes: Recipe[] = []) =>
  calculate({ words, subject, topic: '', recipes });

test.each([
  ['so if nominal gdp went up 6% and inflation was 4% the real growth is 10', '2%'],
  ['so if nominal gdp rose 5% and inflation is 3% the real growth is 8', '2%'],
  ['if current assets are 200k and current liabilities are 100k the current ratio is 0.5', '2'],
  ['so if operating profit is 40k and capital employed is 200k then the roce would be 5%', '20%'],
])('a result that is offered at the end is checked, and no figure of the sum: %s', (words, result) => {
  for (const subject of ['economics', 'business'] as const) {
    const sum = work(words, subject);
    if (sum) expect(sum).toMatchObject({ kind: 'worked', own: 'wrong', result });
  }
});

const piece: Recipe = {
  name: 'piece rate pay',
  takes: [
    { as: 'pieces', unit: 'count', near: 'makes?' },
    { as: 'rate', unit: 'money', near: 'a piece' },
    { as: 'basic', unit: 'money', near: 'basic', otherwise: 0 },
  ],
  gives: 'basic + pieces * rate',
  unit: 'money',
  says: ['The pay is {result}.'],
  steps: [['Pay', '{result}']],
};

test('days, weeks and people are no money', () => {
  const paid = '2.50 a piece and makes 40 a day';
  expect(work(paid, 'business', [piece])).toMatchObject({ result: '100' });
  for (const more of ['whats their pay for 5 days', 'over 4 weeks how much', 'for 3 workers how much'])
    expect(work(`${paid} ${more}`, 'business', [piece])).toBeUndefined();
});

test('what is asked for by its name is what is worked', () => {
  const named: Recipe = { ...piece, name: 'the wage bill' };
  for (const asked of ['whats the break even', 'find the payback period', 'what is the um market share'])
    expect(work(`2.50 a piece and makes 40 a day, ${asked}`, 'business', [named])).not.toMatchObject({
      kind: 'worked',
    });
});

test.each([
  [
    'economics',
    'my wage was £500 a week in 2020 (cpi 100) and £560 now when cpi is 125. real wage now in 2020 prices?',
  ],
  [
    'economics',
    'pay was £300 in 2019 when the cpi was 100, its £390 today with a cpi of 120. what is the real wage today',
  ],
] as const)('a figure that could stand in the place of one that was used stops the sum: %s, %s', (subject, words) => {
  expect(work(words, subject)).not.toMatchObject({ kind: 'worked' });
});

test('a ratio is not given to who asks how many, nor a growth to who asks for a share', () => {
  const read = (goal: string, ...roles: [string, string][]) => ({
    figures: roles.map(([role, told], index) => ({ index, role, told, sure: 0.9 })),
    goals: [{ name: goal, sure: 0.9 }],
  });
  const growth = read('market growth', ['marketSize', 'up'], ['marketSize', 'from']);
  const words = 'one has 18% of the market other has 14 what share they got now';
  expect(calculate({ words, subject: 'economics', topic: '', read: growth })).not.toMatchObject({ kind: 'worked' });
  const ped = read('price elasticity of demand', ['price', 'down'], ['quantity', 'up']);
  const many = 'price drops by 10%, demand up 30%, how many cartridges';
  expect(calculate({ words: many, subject: 'economics', topic: '', read: ped })).not.toMatchObject({ kind: 'worked' });
});

test('a social cost is no profit', () => {
  const words = 'a factory: private costs £40 a unit, damage to the river £15 a unit. whats the social cost';
  expect(work(words)).not.toMatchObject({ name: 'profit' });
});
