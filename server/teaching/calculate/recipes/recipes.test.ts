import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Subject } from '#domain/subjects.ts';
import { openBank } from '../../bank/open-bank.ts';
import { calculate } from '../calculate.ts';
import { evaluate } from './evaluate.ts';
import type { Recipe } from './recipe.ts';

type Try = { entry: string; words: string /** None when the figures do not fit. */; result: string | null };

const loan: Recipe = {
  name: 'the extra interest',
  takes: [
    { as: 'loan', unit: 'money', near: 'loan|debt' },
    { as: 'old', unit: 'percent', tag: 'from' },
    { as: 'new', unit: 'percent', tag: 'to' },
  ],
  gives: 'loan * (new - old) / 100',
  unit: 'money',
  says: ['{new - old:percent} of {loan} is {result}, {result > 5000 ? a lot : not much}.'],
  steps: [['Extra interest', '{loan} × {new - old:percent} = {result}']],
};
const work = (words: string, before?: string) =>
  calculate({
    ...{ words, subject: 'business', topic: '', recipes: [loan] },
    ...(before && { before: { words: before, name: loan.name } }),
  });
const first = 'a shop has a loan of £200,000 and the rate goes from 4% to 6%';

test('a recipe is worked with the figures of the words, whatever their order', () => {
  for (const words of [first, 'rates went from 4% to 6% and our debt is £200k, how much worse off are we'])
    expect(work(words)).toMatchObject({
      kind: 'worked',
      sentences: ['2% of £200,000 is £4,000, not much.'],
      steps: [{ left: 'Extra interest', right: '£200,000 × 2% = £4,000' }],
      result: '£4,000',
    });
});

test('the student’s own result is held against it', () => {
  expect(work(`${first}, is it £8,000?`)).toMatchObject({ own: 'wrong', result: '£4,000' });
  expect(work(`${first}, so they pay £4,000?`)).toMatchObject({ result: '£4,000' });
});

test('a figure too many, one too few or one of another kind, and nothing is worked', () => {
  for (const words of [`${first} and 30 staff`, 'a loan of £200,000 at 4%', 'a loan of 12% goes from 4% to 6%'])
    expect(work(words)).not.toMatchObject({ kind: 'worked' });
});

test('what changes takes its place in the sum before', () => {
  expect(work('and with a debt of £500,000?', first)).toMatchObject({ result: '£10,000', leans: true });
  expect(work('why does that matter?', first)).toBeUndefined();
});

test.each([
  ['2 + 3 * 4', 14],
  ['(a - b) / b * 100', 25],
  ['2 ^ 3 - -1', 9],
  ['max(a, b, 7) + abs(-2) + ceil(1.2) + floor(1.8) + min(a, b)', 23],
  ['a > b', 1],
  ['a < b', 0],
])('%s is %d', (expression, value) => {
  expect(evaluate(expression, { a: 10, b: 8 })).toBe(value);
});

test('an expression that is none has no value', () => {
  for (const expression of ['a +', 'unknown * 2', '2 3', '']) expect(evaluate(expression, { a: 1 })).toBeNaN();
});

/** As students type them; the figures find their places, or none. */
test.each<Subject>(['economics', 'business'])('every recipe of %s is worked as it was tried', async (subject) => {
  const bank = await openBank();
  const tries = (await readFile(`server/teaching/calculate/recipes/tries-${subject}.jsonl`, 'utf8'))
    .trim()
    .split('\n')
    .map((line): Try => JSON.parse(line));
  const bare = (text: string) => text.replace(/,/g, '');
  const wrong = tries.filter(({ entry, words, result }) => {
    const sum = calculate({ words, subject, topic: '', recipes: bank.get(entry)?.recipes ?? [] });
    if (sum?.kind !== 'worked') return result !== null;
    return result === null || !bare(`${sum.sentences.join(' ')} ${sum.result}`).includes(result);
  });
  expect(wrong).toEqual([]);
});
