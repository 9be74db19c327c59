import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { followOutcome } from './outcome/follow-outcome.ts';

const work = (words: string) => {
  const sum = calculate({ words, subject: 'economics', topic: '' });
  if (sum?.kind !== 'worked' || !sum.outcome) throw new Error(`No sum: ${words}`);
  return { sentences: sum.sentences, outcome: sum.outcome };
};
const greggs = 'so greggs put sausage rolls up from 1.20 to 1.30 and say they sell 8% less. whats the ped';

it.each([
  [
    greggs,
    'That is inelastic, but on these figures revenue falls by 0.3%: 1.3 times 0.92 is 1.196, against 1.2 before.',
  ],
  [
    'price up from £1.20 to £1.30 and they sell 8% less. ped?',
    'That is inelastic, but on these figures revenue falls by 0.3%: £1.30 times 0.92 is £1.196, against £1.20 before.',
  ],
  [
    'price up 10% and sales down 9.5%, whats the ped',
    'That is inelastic, but on these figures revenue falls by 0.45%: 1.1 times 0.905 is 0.9955 of what it was.',
  ],
  [
    'price went from £2 to £1 and sales went from 100 to 160, ped?',
    'That is elastic, but on these figures revenue falls by 20%: £1 times 160 is £160, against £200 before.',
  ],
  [
    'if they cut price from £40 to £32 and members go from 500 to 600 whats the ped',
    'That is unit elastic, but on these figures revenue falls by 4%: £32 times 600 is £19,200, against £20,000 before.',
  ],
  [
    'the price rises 25% and quantity falls 20%, calculate ped',
    'That is inelastic, but on these figures revenue stays the same: 1.25 times 0.8 is 1 of what it was.',
  ],
  [
    'price up from 8 to 10 and sales drop 300 to 270, ped?',
    'That is inelastic, so the higher price brings in more revenue.',
  ],
  ['price down 10% and demand up 30%, ped?', 'That is elastic, so the lower price brings in more revenue.'],
])('revenue is what the figures make of it: %s', (words, meaning) => {
  expect(work(words).sentences.at(-1)).toBe(meaning);
});

it.each([
  'so did they make more money or less',
  'did they make more money then?',
  'so do they take more or less money',
  'so is the revenue up or down',
  'so does revenue go up or down',
  'are they better off or worse off then',
  'did they lose money',
  'so what happened to revenue',
])('whether more came in is told from the sum just worked: %s', (words) => {
  expect(followOutcome(words, [work(greggs).outcome])?.say.join(' ')).toBe(
    'Revenue is price times quantity: 1.3 times 0.92 is 1.196, against 1.2 before. So they take 0.3% less money; profit depends on the costs too.',
  );
});

it.each([
  'do they make more money if its inelastic',
  'why did they lose money',
  'did they make more profit',
  'is the government better off',
  'what happens to revenue if demand is elastic',
])('what is asked of something else is left alone: %s', (words) => {
  expect(followOutcome(words, [work(greggs).outcome])).toBeUndefined();
});

it.each([
  'price cut from £40 to £32 and members go from 500 to 600, what happens to revenue',
  'if they cut from £40 to £32 a month and members go from 500 to 600 is the revenue better',
  'gym drops its price from £40 to £32 and membership rises from 500 to 600. do they make more money?',
])('after both revenues the elasticity is known too: %s', (words) => {
  const { sentences, outcome } = work(words);
  expect(sentences.slice(-1)).toEqual(['So revenue falls by £800, which is 4%.']);
  for (const asked of ['so does that mean it was inelastic', 'is that elastic or inelastic', 'so demand is elastic?'])
    expect(followOutcome(asked, [outcome])?.say.join(' ')).toBe(
      'Quantity changes by 20% and price by minus 20%: 20 divided by minus 20 is minus 1. So by the formula it is unit elastic, neither elastic nor inelastic.',
    );
});
