import { expect, test } from 'vitest';
import type { FigureRead } from './as-read.ts';
import { calculate } from './calculate.ts';
import type { SumRequest, WorkedSum } from './sum.ts';

/** As the model would have read the words. */
function read(goals: string[], ...figures: [role: string, told?: string][]): NonNullable<SumRequest['read']> {
  return {
    goals: goals.map((name) => ({ name, sure: 0.95 / goals.length })),
    figures: figures.map(([role, told = 'value'], index): FigureRead => ({ index, role, told, sure: 0.95 })),
  };
}

const work = (words: string, asRead: SumRequest['read'], told?: WorkedSum['told']) =>
  calculate({ words, subject: 'business', topic: '', ...(asRead && { read: asRead }), ...(told && { told }) });
const meals = '300 meals a week at 14 quid, food is 5 each and everything else is 2,100, are we making owt';
const asMeals = read(['profit'], ['quantity'], ['price'], ['variableCost'], ['fixedCost']);

test('a sum that nobody names is worked as the model has read it', () => {
  expect(work(meals, undefined)).not.toMatchObject({ kind: 'worked' });
  expect(work(meals, asMeals)).toMatchObject({ kind: 'worked', name: 'profit', result: '£600' });
});

test('two results in one breath are both worked', () => {
  const asked = read(
    ['break-even output', 'margin of safety'],
    ['fixedCost'],
    ['price'],
    ['variableCost'],
    ['actualSales'],
  );
  expect(work('rent is 84k, they go for 30, cost 16 and we shift 7,500', asked)).toMatchObject({
    result: '6,000 and 1,500',
  });
});

test('what moved is told by how much and which way', () => {
  const fell = read(['price elasticity of demand'], ['price', 'up'], ['quantity', 'down']);
  expect(work('tickets 20% dearer, 5% of the punters gone', fell)).toMatchObject({ result: '-0.25' });
});

test('a result that is offered is checked', () => {
  const own = read(['profit'], ['quantity'], ['price'], ['variableCost'], ['fixedCost'], ['own']);
  expect(work(`${meals}, i reckon 500`, own)).toMatchObject({ own: 'wrong', result: '£600' });
});

test('a figure that changes takes the place of the one before, and the rest stays', () => {
  const first = work(meals, asMeals) as WorkedSum;
  const quiet = work('and in a quiet week with only 220', read(['profit'], ['quantity']), first.told);
  expect(quiet).toMatchObject({ result: '-£120', leans: true });
  const dearer = work('same but 16 quid', read(['profit'], ['price']), (quiet as WorkedSum).told);
  expect(dearer).toMatchObject({ result: '£320', leans: true });
});

test('what is asked for without a figure is worked from the figures before', () => {
  const first = work(meals, asMeals) as WorkedSum;
  expect(work('so how many to break even', read(['break-even output']), first.told)).toMatchObject({
    name: 'break-even output',
    leans: true,
  });
});

test('who asks for no sum, or is read with doubt, gets none', () => {
  expect(work(meals, { ...asMeals, goals: [{ name: 'none', sure: 0.9 }] })).not.toMatchObject({ kind: 'worked' });
  const doubtful = { ...asMeals, figures: asMeals.figures.map((figure) => ({ ...figure, sure: 0.2 })) };
  expect(work(meals, doubtful)).not.toMatchObject({ kind: 'worked' });
});

test('a figure that would be left over stops the sum', () => {
  const over = read(['revenue'], ['quantity'], ['price'], ['variableCost'], ['fixedCost']);
  expect(work(meals, over)).not.toMatchObject({ kind: 'worked' });
});

test.each<[string, string, [string, string?][], string]>([
  ['turnover 12% workforce 650 how many left', 'leavers from labour turnover', [['turnoverRate'], ['workers']], '78'],
  [
    'terms of trade 120, import index 110',
    'export price index from terms of trade',
    [['termsOfTrade'], ['importPrices']],
    '132',
  ],
  ['id go to 65 for it, got it for £48', 'consumer surplus', [['maximumPrice'], ['price']], '£17'],
  [
    'the shop was at 108.4, now 112.7',
    'inflation rate',
    [
      ['price', 'from'],
      ['price', 'to'],
    ],
    '4%',
  ],
  ['force of 40m, 37.4m got jobs', 'unemployment rate', [['labourForce'], ['employed']], '6.5%'],
  ['40k on paper, 46 on the day', 'variance', [['budgeted'], ['actual']], '6,000'],
  ['cushion 450, safe from 2150', 'break-even from the margin of safety', [['marginOfSafety'], ['breakEven']], '2,600'],
  [
    '150k machine, 48k a year, 5 years',
    'average rate of return',
    [['initialCost'], ['totalReturn'], ['lifetime']],
    '12%',
  ],
  [
    '15k of it lying about, sold for 182,500 at cost. how many days',
    'inventory turnover',
    [['inventory'], ['costOfSales']],
    '30',
  ],
])('what the words do not say is known from the names: %s', (words, goal, figures, result) => {
  expect(work(words, read([goal], ...figures))).toMatchObject({ kind: 'worked', result });
});

test('what moved from one figure to the other is one thing, and the later one may be told first', () => {
  const footfall = read(['percentage change'], ['none', 'from'], ['quantity', 'to']);
  expect(work('punters 5,200 then 4,680', footfall)).toMatchObject({ result: '-10%' });
  const backwards = read(['price elasticity of supply'], ['price', 'up'], ['supply', 'to'], ['supply', 'from']);
  expect(work('20% dearer, growers bring 520 where it was 500', backwards)).toMatchObject({ result: '0.2' });
});

test('a word that says which way it moved is believed before the model', () => {
  const rose = read(['income elasticity of demand'], ['income', 'up'], ['quantity', 'up']);
  expect(work('income goes up by 5% and demand for ready meals falls by 2%', rose)).toMatchObject({ result: '-0.4' });
});

test('a change is laid on the figure before, by a percentage or by an amount', () => {
  const { told } = work(meals, asMeals) as WorkedSum;
  expect(work('say the bills are up 10%', read(['profit'], ['fixedCost', 'up']), told)).toMatchObject({
    result: '£390',
  });
  expect(work('say food is 1 more', read(['profit'], ['variableCost', 'up']), told)).toMatchObject({ result: '£300' });
});

test('what is sold takes the place of what is made, and one figure that of a move', () => {
  const { told } = work(meals, asMeals) as WorkedSum;
  expect(work('and with 220', read(['profit'], ['actualSales']), told)).toMatchObject({ result: '-£120' });
  const cost = read(
    ['marginal cost'],
    ['totalCost', 'from'],
    ['totalCost', 'to'],
    ['output', 'from'],
    ['output', 'to'],
  );
  const moved = work('500 to 545 going from 50 to 53', cost) as WorkedSum;
  expect(moved).toMatchObject({ result: '15' });
});

test('figures of two kinds make no percentage', () => {
  const odd = read(['percentage change'], ['pay', 'from'], ['pay', 'to']);
  expect(work('a 5 this year, 84m', odd)).not.toMatchObject({ kind: 'worked' });
});

test('a sum that is named and lacks a figure is not taken for another that was guessed at', () => {
  const guessed = read(
    ['marginal cost'],
    ['totalCost', 'from'],
    ['totalCost', 'to'],
    ['output', 'from'],
    ['output', 'to'],
  );
  const doubtful = { ...guessed, goals: [{ name: 'marginal cost', sure: 0.6 }] };
  expect(work('npv of this: 40k cost then 15k 20k 25k', doubtful)).toMatchObject({ kind: 'missing' });
});

test('what the words ask beside is not answered with the whole', () => {
  expect(
    work(
      'subsidy of £4 a unit and 900 bought, how much of the subsidy goes to consumers',
      read(['cost of the subsidy'], ['subsidy'], ['quantity']),
    ),
  ).not.toMatchObject({ kind: 'worked' });
  expect(work('we sell 5,000 and break even at 3,400. margin of safety as a %', undefined)).toMatchObject({
    result: '1,600, or 32%',
  });
});

test('without a doubt the model is believed before the words', () => {
  const index = read(['export price index from terms of trade'], ['termsOfTrade'], ['importPrices']);
  const certain = { goals: index.goals.map((goal) => ({ ...goal, sure: 0.99 })), figures: index.figures };
  expect(work('tot is 96 and the import index is 125 so whats the export index', certain)).toMatchObject({
    result: '120',
  });
});

test('a result that is offered last is checked, whatever it was taken for', () => {
  const gym = read(
    ['change in total revenue'],
    ['quantity', 'from'],
    ['price', 'from'],
    ['quantity', 'to'],
    ['price', 'to'],
    ['quantity', 'to'],
  );
  expect(work('400 members at £30, then 460 members at £27. takings went up by £420 a month yeah?', gym)).toMatchObject(
    { own: 'right' },
  );
});

test('what something moves by is not taken for what it is, and a gap not for the whole', () => {
  const market = read(['market size'], ['marketShare'], ['firmSales']);
  expect(work('if the market grows 10% and our sales hit 4.5m', market)).not.toMatchObject({ kind: 'worked' });
  const { told } = work(
    'can make 8,000, makes 6,200',
    read(['capacity utilisation'], ['capacity'], ['output']),
  ) as WorkedSum;
  const more = read(['output from capacity utilisation'], ['utilisation']);
  expect(work('how many more to get to 90%', more, told)).not.toMatchObject({ kind: 'worked' });
});

test('who asks for a hint gets the formula that the model has heard', () => {
  const asked = read(['change in quantity from an elasticity'], ['ped'], ['price', 'up']);
  expect(work('-0.8 and 7% dearer, point me in the right direction', asked)).toMatchObject({ kind: 'formula' });
});

test('goods and services under one name are added up, and a scale is said once', () => {
  const four = read(['trade balance'], ['exports'], ['imports'], ['exports'], ['imports']);
  expect(work('out 380bn in 560bn for goods, out 410 in 265 for services', four)).toMatchObject({ result: '-35bn' });
});
