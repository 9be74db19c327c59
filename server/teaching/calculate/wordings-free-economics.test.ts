import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { resultOf } from './result-of.ts';

const ped = 'Price elasticity of demand';
const all = 'Price, income and cross elasticities of demand';

/** Figures without their names, in the order of the topic, and sums that nobody names. */
const wordings: [words: string, result: string, topic?: string][] = [
  ['8 to 10, 200 to 150. so thats?', '-1', ped],
  ['10p to 12p, 500 down to 450. answer?', '-0.5', ped],
  ['£2.50 to £3, 1200 to 1080 coffees, elasticity please', '-0.5'],
  ['P=10 Q=50, P=8 Q=70. is demand elastic', '-2'],
  ['they put prices up 5% and lost 12% of customers', '-2.4', ped],
  ['incomes up 8%, restaurant meals up 12%', '1.5', all],
  ['rents climb 20%, only 4% more flats get built. pes?', '0.2'],
  ['bread up a tenth in price, people buy 4% less. ped?', '-0.4'],
  ['a 20% cut in price made sales go up by half. whats the ped', '-2.5'],
  ['its -1.2 and sales of good B fell 6%, what did the price of A do', '5%', 'Cross elasticity of demand'],
  ['PES 2.5, price falls 4%, output was 6000 a month. new output pls', '5,400'],
  ['200 sold at £5, then 150 sold at £6. what happens to total revenue', '-£100'],
  ['at £10 we sold 100, at £12 we sold 90. did revenue go up', '£80'],
  ['tc of 10 units is 200, tc of 11 is 215. mc of the 11th', '15'],
  ['output 0 1 2 3 4 total cost 20 32 40 51 65 whats mc of the 4th', '14'],
  ['price 20 18 16 14 qty 1 2 3 4, mr of the third one', '12'],
  ['TC = 200 + 5Q, find TC when Q is 30', '350'],
  ['AC is £14, AFC £5.50, so AVC', '£8.50'],
  [
    'tax is £3 a unit. before: price £10 qty 600. after: price £12, qty 520. how much tax revenue does the govt get',
    '£1,560',
  ],
  ['gov gives £10 a unit, price drops £40 to £34. what share goes to consumers what to producers', '£4', 'Subsidies'],
  ['£4 duty on wine. before tax £8 per bottle, now £11. how much does the consumer pay of it', '£3'],
  ['bank pays 4.5% inflation is 6%, real interest rate', '-1.5%'],
  [
    'my mum got a rise from 28k to 29.4k but prices went up 7%. is she better off in real terms, by how much roughly',
    '-2%',
  ],
  ['salary 32,000 this yr and the cpi is 125 whats that in base year money', '25,600', 'Real and nominal values'],
  ['weights are food .4 transport .35 other .25 and price rises are 5%, 2% and 8%. overall inflation', '4.7%'],
  ['working age pop 40m, 30.4m have jobs, 1.3m looking. employment rate??', '76%'],
  ['whats the unemployment rate if 3m want a job and cant find one and 27m have one', '10%'],
  ['employed 30m unemployed 2m inactive 8m. whats the participation rate', '80%'],
  ['9m people inactive out of 42m aged 16-64 so inactivity rate is', '21.4%'],
  ['gdp needs to go up by £60bn, multiplier is 1.5, how much has gov got to spend', '£40bn'],
  ['investment rises by £8bn, mpw 0.4', '£20bn', 'The multiplier'],
  ['gov spends 1,180bn gets 1,055bn in tax. deficit or surplus n how much', '-125bn'],
  ['uk sold £350bn abroad and bought £400bn from overseas whats the trade deficit', '-£50bn'],
  ['both start at 100, then export prices up 6% import prices up 2%', '103.92', 'Terms of trade'],
  ['gdp 900bn population 45m per capita?', '20,000'],
  ['a pound buys one dollar thirty and the trainers cost ninety one dollars so how much is that in pounds', '£70'],
  [
    'anna takes 2 hrs to bake a cake and 4 hrs to knit a hat. ben takes 3 hrs for a cake and 3 for a hat. who should bake',
    'Anna: cake, Ben: hat',
  ],
  ['country can make 100 cars or 45 tonnes of wheat. opp cost of 1 car', '0.45'],
  ['10k free, 20% up to 50k, 40% over that. earns 60k so tax is 40% of 60k = 24000?', '12,000'],
];

it.each(wordings)('%s', (words, result, topic) => {
  expect(resultOf(words, 'economics', topic)).toBe(result);
});

it('says what both sides pay where both are asked for', () => {
  const sum = calculate({
    words: 'tax of £2 put on, price went up from £8 to £9.20. how much of it do consumers pay and how much producers',
    subject: 'economics',
    topic: '',
  });
  expect(sum?.kind === 'worked' && sum.sentences.at(-1)).toBe('So consumers bear 60% of the tax and producers 40%.');
});

/** A sum that nobody named is done only where every figure has its place in it. */
const leftAlone = [
  'unemployment is 4% and inflation is 3%, which is worse',
  'gdp grew 2% and inflation was 3%, unemployment 4%. is the economy doing well',
  'the base rate is 5% and the inflation target is 2%',
  'price 10 quantity 5 and price of the other good 12, cross elasticity?',
  'price rises from 4 to 5 and then to 6, demand falls from 100 to 80, ped?',
  'government spends 500bn on the nhs and 100bn on schools, budget deficit?',
  'price of A 10, price of B 12, which is cheaper',
  'minimum wage rose from 10.42 to 11.44',
  'mc 5 mr 7 price 10, should it produce more',
];

it.each(leftAlone)('does no sum for: %s', (words) => {
  expect(resultOf(words, 'economics')).not.toMatch(/^-?[£$]?\d/);
});
