import { expect, test } from 'vitest';
import { createReplyCheck } from './check-reply.ts';
import { contradicts } from './contradicts.ts';
import { plainFigures } from './figures.ts';

const written = [
  'A rise in price leads to a fall in the quantity demanded.',
  'Demand is price inelastic when the percentage change in quantity is smaller than the percentage change in price.',
  'The inflation target of the Bank of England is 2%.',
  'A subsidy shifts the supply curve to the right, so the price falls.',
];
const checkOf = (words = 'does a price of £1,500 matter') =>
  createReplyCheck({ written, words, said: ['we said this'] }, { sentences: 3, words: 60 });

test('figures are read however they are written', () => {
  expect(plainFigures('It rose 5% to £1,500, or minus −0.5, from 2.5m to 3 billion.')).toEqual([
    '5',
    '1500',
    '-0.5',
    '2500000',
    '3000000000',
    'billion',
  ]);
  expect(plainFigures('Two reasons: it doubled, and ten per cent is half of twenty.')).toEqual([
    'doubl',
    '10',
    'half',
    '20',
  ]);
  expect(plainFigures('two per cent')).toEqual(['2']);
});

test('a figure that is in nothing that was written, or there about something else, is not said', () => {
  const check = checkOf();
  expect(check('The inflation target of the Bank of England is 3%.')).toBe('figure');
  expect(check('The demand for price changes is 2% each time.')).toBe('figure');
  expect(check('Demand is a percentage change of 2 = 4 / 2.')).toBe('figure');
  expect(check('The inflation target of the Bank of England is 2%.')).toBe('said');
});

test('what says the opposite of what was written is found', () => {
  const check = checkOf();
  for (const wrong of [
    'A rise in price leads to a rise in the quantity demanded.',
    'A subsidy shifts the supply curve to the left, so the price falls.',
    'A subsidy does not shift the supply curve to the right.',
    'Demand is price elastic when the percentage change in quantity is smaller than the percentage change in price.',
  ])
    expect(check(wrong), wrong).toBe('contradiction');
  const held = 'It is the benefit of the next best alternative given up, not the money.';
  expect(contradicts('The benefit of the next best alternative given up counts.', held)).toBe(false);
  // Turned round as a whole, it is the same truth.
  expect(contradicts('A fall in price leads to a rise in the quantity demanded.', written[0] ?? '')).toBe(false);
});

test('its own questions, verdicts, inventions and repetitions are not said, and there is an end', () => {
  const check = checkOf();
  expect(check('What happens to the price?')).toBe('question');
  expect(check('We said this.')).toBe('repeated');
  expect(check('Yes, that is right about the price.')).toBe('verdict');
  expect(check('You are right that price and demand matter.')).toBe('verdict');
  expect(check('My student loves chocolate biscuits from Paris.')).toBe('strange');
  expect(check('The quantity demanded of the')).toBe('strange');
  for (const near of [written[0], written[3], written[1]]) expect(check(near ?? ''), near).toBe('said');
  expect(check('The inflation target of the Bank of England is 2%.')).toBe('length');
});

test('the student’s own words are not given back, and no figure is added to a sum', () => {
  const words = 'okay so say price demand is fifty percent or something quantity wise';
  const check = checkOf(words);
  expect(check('Price demand is fifty percent or something.')).toBe('strange');
  expect(check('Say price demand is quantity wise.')).not.toBe('said');
  expect(check('okay so say the price demand and quantity change.')).toBe('strange');
  const sum = createReplyCheck({ written, words, said: [], isSum: true }, { sentences: 3, words: 60 });
  expect(sum('The inflation target of the Bank of England is 2%.')).toBe('figure');
});

test('a verdict that was written may be given', () => {
  const check = createReplyCheck(
    { written: ['Yes, exactly: a rise in price lowers the quantity demanded.'], words: '', said: [] },
    { sentences: 3, words: 60 },
  );
  expect(check('Yes, exactly: a rise in price lowers the quantity demanded.')).toBe('said');
});

test('a sentence that takes up the one before it is said behind that one alone', () => {
  const lines = [
    'A tariff is a tax on imports.',
    'It raises the price at home.',
    'A quota is a limit on imports.',
    'It brings in no revenue.',
  ];
  const check = () => createReplyCheck({ written: lines, words: '', said: [] }, { sentences: 9, words: 99 });
  expect(lines.map(check())).toEqual(['said', 'said', 'said', 'said']);
  const [tariff = '', raises = '', quota = '', revenue = ''] = lines;
  expect([tariff, revenue].map(check())).toEqual(['said', 'strange']);
  expect([quota, raises].map(check())).toEqual(['said', 'strange']);
  expect([raises].map(check())).toEqual(['strange']);
  expect(createReplyCheck({ written: [raises], words: '', said: [] }, { sentences: 9, words: 99 })(raises)).toBe(
    'said',
  );
});
