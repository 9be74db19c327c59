import { expect, test } from 'vitest';
import type { Reading } from '../reader/reader.ts';
import { createReplyCheck } from './check-reply.ts';
import { contradicts } from './contradicts.ts';
import { figuresIn } from './figures.ts';

const written = [
  'A rise in price leads to a fall in the quantity demanded.',
  'Demand is price inelastic when the percentage change in quantity is smaller than the percentage change in price.',
  'The inflation target of the Bank of England is 2%.',
  'A subsidy shifts the supply curve to the right, so the price falls.',
];
const quiet = async (): Promise<Reading> => ({ acts: {} as never, found: [] });
const checkOf = (words = 'does a price of £1,500 matter', judge = quiet) =>
  createReplyCheck({ written, words, said: ['we said this'] }, { sentences: 3, words: 60 }, judge);

test('figures are read however they are written', () => {
  expect(figuresIn('It rose 5% to £1,500, or minus −0.5, from 2.5m to 3 billion.')).toEqual([
    '5',
    '1500',
    '-0.5',
    '2500000',
    '3000000000',
    'billion',
  ]);
  expect(figuresIn('Two reasons: it doubled, and ten per cent is half of twenty.')).toEqual([
    'doubl',
    '10',
    'half',
    '20',
  ]);
  expect(figuresIn('two per cent')).toEqual(['2']);
});

test('a figure that is in nothing that was written, or there about something else, is not said', async () => {
  const check = checkOf();
  expect(await check('The inflation target of the Bank of England is 3%.')).toBe('figure');
  expect(await check('The demand for price changes is 2% each time.')).toBe('figure');
  expect(await check('Demand is a percentage change of 2 = 4 / 2.')).toBe('figure');
  expect(await check('The Bank of England has an inflation target of 2%.')).toBe('said');
  expect(await check('A price of £1500 is a rise in price.')).toBe('said');
});

test('what says the opposite of what was written is found', async () => {
  const check = checkOf();
  for (const wrong of [
    'A rise in price leads to a rise in the quantity demanded.',
    'A subsidy shifts the supply curve to the left, so the price falls.',
    'A subsidy does not shift the supply curve to the right.',
    'Demand is price elastic when the percentage change in quantity is smaller than the percentage change in price.',
  ])
    expect(await check(wrong), wrong).toBe('contradiction');
  const held = 'It is the benefit of the next best alternative given up, not the money.';
  expect(contradicts('The benefit of the next best alternative given up counts.', held)).toBe(false);
  // Turned round as a whole, it is the same truth.
  expect(contradicts('A fall in price leads to a rise in the quantity demanded.', written[0] ?? '')).toBe(false);
});

test('the claim judge is asked about what is put in other words', async () => {
  const against = async () => ({
    acts: {} as never,
    found: [{ id: 'x', worth: 1, probability: 0.8, verdict: { agrees: 0.1, contradicts: 0.8, depends: 0.1 } }],
  });
  const sentence = 'Buyers with a price subsidy see the quantity on the supply side shrink.';
  expect(await checkOf('buyers see it on the supply side', against)(sentence)).toBe('contradiction');
  expect(await checkOf('buyers see it on the supply side')(sentence)).toBe('said');
});

test('its own questions, verdicts, inventions and repetitions are not said, and there is an end', async () => {
  const check = checkOf();
  expect(await check('What happens to the price?')).toBe('question');
  expect(await check('We said this.')).toBe('repeated');
  expect(await check('Yes, that is right about the price.')).toBe('verdict');
  expect(await check('You are right that price and demand matter.')).toBe('verdict');
  expect(await check('My student loves chocolate biscuits from Paris.')).toBe('strange');
  expect(await check('The quantity demanded of the')).toBe('strange');
  for (const thing of ['The bank', 'The target', 'The subsidy'])
    expect(await check(`${thing} is on the supply curve.`)).toBe('said');
  expect(await check('The price is on the supply curve.')).toBe('length');
});

test('the student’s own words are not given back, and no figure is added to a sum', async () => {
  const words = 'okay so say price demand is fifty percent or something quantity wise';
  const check = checkOf(words);
  expect(await check('Price demand is fifty percent or something.')).toBe('strange');
  expect(await check('Say price demand is quantity wise.')).not.toBe('said');
  expect(await check('okay so say the price demand and quantity change.')).toBe('strange');
  const sum = createReplyCheck({ written, words, said: [], isSum: true }, { sentences: 3, words: 60 }, quiet);
  expect(await sum('The inflation target of the Bank of England is 2%.')).toBe('figure');
});

test('a verdict that was written may be given', async () => {
  const check = createReplyCheck(
    { written: ['Yes, exactly: a rise in price lowers the quantity demanded.'], words: '', said: [] },
    { sentences: 3, words: 60 },
    quiet,
  );
  expect(await check('Yes, a rise in price lowers the quantity demanded.')).toBe('said');
});
