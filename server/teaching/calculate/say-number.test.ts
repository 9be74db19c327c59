import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';
import { onScreen, sayWith } from './say-number.ts';

test.each([
  ['£', 26_666_666_666.6, '£26.67 billion', '£26.67bn'],
  ['$', 26_666_666_666.6, '$26.67 billion', '$26.67bn'],
  ['€', -2_666_666_666.67, '−€2.67 billion', '−€2.67bn'],
  ['£', 3_333_333.333, '£3.33 million', '£3.33m'],
  ['$', 266_666_666_667, '$266.67 billion', '$266.67bn'],
  ['£', 1_333_333_333_333, '£1.33 trillion', '£1.33tn'],
  ['', 26_666_666_666.6, '26.67 billion', '26.67bn'],
  ['£', 1_234_567, '£1,234,567', '£1,234,567'],
  ['£', 2_345_000, '£2.345 million', '£2.345m'],
  ['£', 999_999.6, '£999,999.60', '£999,999.60'],
])('a large amount that does not come out round is cut short: %s %d', (currency, value, said, shown) => {
  expect(sayWith(currency).money(value)).toBe(said);
  expect(onScreen(sayWith(currency).money(value))).toBe(shown);
});

test('so is one that a sum comes to', () => {
  const words = 'government spends £20bn more, mps 0.1, mpt 0.3, mpm 0.35, how much does gdp rise';
  expect(calculate({ words, subject: 'economics', topic: '' })).toMatchObject({
    sentences: [
      'The leakages add up to 0.1 plus 0.3 plus 0.35, which is 0.75.',
      'The multiplier is 1 divided by 0.75, which is 1.33.',
      'Multiply the injection by the multiplier: £20 billion times 1.33 is £26.67 billion.',
      'So national income rises by £26.67 billion in the end.',
    ],
    steps: [
      { left: 'MPS + MPT + MPM', right: '0.1 + 0.3 + 0.35 = 0.75' },
      { left: 'Multiplier', right: '1 ÷ 0.75 = 1.33' },
      { left: 'Change in GDP', right: '£20bn × 1.33 = £26.67bn' },
    ],
    result: '£26.67bn',
  });
});
