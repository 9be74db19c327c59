import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

const noSums = [
  'why did inflation hit 11% in 2022',
  'is a PED of 2 elastic',
  'what does a ped of -0.4 mean',
  'what is price elasticity of demand',
  'whats the multiplier',
  'explain why a PED of 0.2 is inelastic',
  'define real gdp',
  'how does a 20% VAT rate affect consumers',
  'what are 3 causes of inflation',
  'give me 2 advantages of a market share above 25%',
  'the bank of england raised rates to 5.25% in 2023, why',
  'is 2% the inflation target',
  'what happens when demand is inelastic',
  'what is the difference between the current ratio and the acid test ratio',
  'discuss whether the government should spend £10bn on the nhs',
  'why is unemployment 4.2% in the uk',
  'can you explain break even to me',
  'what is a good current ratio, is it 2:1',
  'i got a B in my mock, how do i get an A',
  'i have 3 exams next week and im stressed',
  'what grade is 65% at a level',
  'how many marks is question 4 worth',
  'tell me about the 2008 financial crisis',
  'why did the pound fall in 2016',
  'what is the roce of a good company',
  'is gearing of 60% high',
  'what does a margin of safety of 200 units tell you',
  'how can a firm reduce its labour turnover of 30%',
  'does a npv of 5000 mean we should invest',
  'why is 100 used as the base year',
  'the cr5 of supermarkets is about 75%, what kind of market is that',
  'what causes a current account deficit of 4% of gdp',
  'should a business with 50 employees use job rotation',
  'how does a minimum wage of £11.44 affect employment',
  'evaluate the impact of a 25% corporation tax',
  'what is 4 marks worth of analysis look like',
  'tesco has a market share of 27%, is it a monopoly',
  'is the multiplier of 1.5 realistic for the uk',
  'hello',
  'yes please',
  'ok next question',
  'can we do section 2 now',
  'my brother is 12 and he sells sweets at school for 50p',
  'i think demand will fall',
  'what would happen to the price if demand increased',
  'draw me a supply and demand diagram',
  'how do interest rates of 5% affect investment',
  'who has comparative advantage in theory of ricardo 1817',
  'why would a firm with 80% capacity utilisation want to expand',
  'when is payback better than npv',
  'what is the formula 1 business model',
  '',
  'so if inflation falls from 6% to 3% prices are going down yes?',
  'the pound fell about 15% after the 2016 referendum and we still ran a deficit, so is the theory wrong?',
];

it.each(noSums)('finds no sum in: %s', (words) => {
  for (const subject of ['economics', 'business'] as const)
    expect(calculate({ words, subject, topic: '' })).toBeUndefined();
});

it.each([
  ['why did inflation hit 11% in 2022', 'Inflation. What is the rate of inflation?'],
  ['is that because demand is inelastic', 'Price elasticity of demand'],
  ['the government spent £400bn in 2020', 'The multiplier'],
  ['i like the second one', 'Break-even. Fixed costs are £5,000, price £10 and variable cost £6. What is break-even?'],
])('finds no sum in: %s (about %s)', (words, topic) => {
  expect(calculate({ words, subject: 'economics', topic })).toBeUndefined();
});

it('answers how many with a number of things, never with pounds', () => {
  const words =
    'say i sell hoodies for 25 quid and they cost me 11 to make and the website is 700 a month how many do i need to sell';
  const sum = calculate({ words, subject: 'business', topic: 'Break-even' });
  expect(sum?.kind === 'worked' ? sum.result : '').not.toMatch(/£/);
});

it('works nothing with the figures of an example that is talked about', () => {
  const topic = 'Sources of finance | If an investor pays £200,000 for 25% of a firm, what is the implied valuation?';
  const words = 'Could he then force her to sell the shop or tell her how to run it?';
  expect(calculate({ words, topic, subject: 'business' })).toBeUndefined();
});

it('takes prices in pounds for no market shares', () => {
  const words = "does my gym count? student membership is £17 and it's £32 for everyone else";
  expect(
    calculate({ words, topic: 'Oligopoly | What is a concentration ratio?', subject: 'economics' }),
  ).toBeUndefined();
});

it('takes the price before a tax for no tax', () => {
  const words = 'price was £6, tax of £2 comes in, sales go from 1000 a week to 900. how much does the gov get';
  expect(calculate({ words, topic: 'Indirect taxes | Who pays?', subject: 'economics' })).toMatchObject({
    kind: 'worked',
    result: '£1,800',
  });
  const unnamed = words.replace('price', 'a vape');
  expect(calculate({ words: unnamed, topic: 'Indirect taxes | Who pays?', subject: 'economics' })).toBeUndefined();
});
