import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const samsung = 'How would the multiplier work for Vietnam if Samsung invests say $1 billion and the MPC is 0.7?';
const leaks =
  'MPS = 0.1, MPT = 0.3, MPM = 0.1. Govt spending rises by £20bn. Calculate the final change in national income';

function work(words: string, before = samsung, name = 'final change in national income') {
  const sum = calculate({ words, subject: 'economics', topic: '', before: { words: before, name }, said: before });
  return sum?.kind === 'worked' ? sum : undefined;
}

test('a leakage that is told is added to those before', () => {
  const words =
    'but most of Samsungs parts are imported so wouldnt it be way smaller than 3.33? say they import 0.4 of every dollar';
  expect(work(words)?.sentences).toEqual([
    'It is smaller, because more leaks out of each round.',
    'What is not spent is 1 minus 0.7, which is 0.3.',
    'The leakages add up to 0.3 plus 0.4, which is 0.7.',
    'The multiplier is 1 divided by 0.7, which is 1.43.',
    'Multiply the injection by the multiplier: $1 billion times 1.43 is $1.43 billion.',
    'So national income rises by $1.43 billion in the end.',
  ]);
});

test.each([
  ['ok so what would the number be with MPS 0.2, tax 0.1 and MPM 0.4 ? is it 1/0.7', samsung, 'right', '$1.43bn'],
  ['with MPS 0.2, tax 0.1 and MPM 0.4 is it 1/0.5', samsung, 'wrong', '$1.43bn'],
  ['no MPM is 0.35 now and the others the same, 0.1 and 0.3. so is it 1 / 0.75', leaks, 'right', '£26.67bn'],
])('the operation that is offered is held against it: %s', (words, before, own, result) => {
  expect(work(words, before)).toMatchObject({ own, result });
});

test('a share takes the place of its own', () => {
  expect(work('what if MPM went up to 0.35 what happens to it', leaks)?.result).toBe('£26.67bn');
});

test('what comes out of 1 over the leakages is named', () => {
  expect(work('so 0.2+0.1+0.4 = 0.7, 1/0.7 = 1.43. is that right?')?.sentences.at(-1)).toBe(
    'So the multiplier is 1.43.',
  );
});

test.each([
  'why does the multiplier fall when 0.4 goes on imports',
  'exports are £30bn and imports £40bn, trade balance?',
  'the pound falls from 1.20 to 1.10, what is the depreciation',
])('no multiplier: %s', (words) => {
  expect(work(words)?.name ?? '').not.toMatch(/multiplier|national income/);
});
