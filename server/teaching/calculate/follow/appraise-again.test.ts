import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const machine = 'q3 machine costs 50000, cash inflows 15k a yr for 5 yrs. payback + arr';

function work(words: string, told = machine, name = 'payback period and average rate of return') {
  return calculate({ words, subject: 'business', topic: '', before: { words: told, name }, said: told });
}

const worked =
  'The present values are 15,000 times 0.909, which is 13,635; 15,000 times 0.826, which is 12,390; 15,000 times 0.751, which is 11,265; 15,000 times 0.683, which is 10,245; 15,000 times 0.621, which is 9,315. Added up, that is 56,850. Take off the initial cost of 50,000 and the NPV is 6,850. It is positive, so on these figures the project is worth doing.';

test.each([
  'can u do npv of that at 10%. factors 0.909 0.826 0.751 0.683 0.621',
  'npv not arr!! discount rate 10%',
  'i meant the npv with a 10% discount rate',
  'now the net present value, discount factors are 1, 0.909, 0.826, 0.751, 0.683 and 0.621',
])('the project is as it was told: %s', (words) => {
  const sum = work(words);
  expect(sum?.kind === 'worked' && sum.sentences.join(' ')).toBe(worked);
  expect(sum).toMatchObject({ name: 'net present value', leans: true });
});

test.each([
  ['10%', '6,850'],
  ['sorry its 10%', '6,850'],
  ['no work it out for me at 10%. 50000 machine, 15000 a year 5 years', '6,850'],
])('what was missing for the NPV is told: %s', (words, result) => {
  expect(work(words, machine, 'net present value')).toMatchObject({ name: 'net present value', result });
});

test('the rate that was told before stands', () => {
  const told = `${machine}\nnpv at 5%`;
  expect(work('no work it out for me. 50000 machine, 15000 a year 5 years', told, 'net present value')).toMatchObject({
    result: '14,950',
  });
});

test('a result that is offered is held against it', () => {
  const told = `${machine}\nnpv at 10%`;
  expect(work('is the npv 6850?', told, 'net present value')).toMatchObject({ own: 'right', result: '6,850' });
  expect(work('i got 56850 for the npv is that right', told, 'net present value')).toMatchObject({ own: 'wrong' });
});

test.each([
  ['whats the npv?', machine, ['the discount rate']],
  ['npv at 10% (0.909, 0.826, 0.751, 0.683)', machine, ['a discount factor for each of the 5 years']],
  [
    'whats the npv',
    'a van costs £20,000 and brings in £6,000 a year. payback?',
    ['how many years it lasts', 'the discount rate'],
  ],
])('what is missing is named: %s', (words, told, missing) => {
  expect(work(words, told)).toMatchObject({ kind: 'missing', name: 'net present value', missing });
});

test('a flow without an end lasts as long as is told now', () => {
  const told = 'a van costs £20,000 and brings in £6,000 a year. payback?';
  expect(work('calculate npv, 10%, 5 years', told)).toMatchObject({ result: '£2,740' });
});

test.each([
  'why is npv better than arr',
  'what does npv mean',
  'what is npv?',
  'so npv is positive which means they should go ahead because it adds value to the firm',
  'what discount rate should they use',
])('no sum: %s', (words) => {
  expect(work(words)?.kind).not.toBe('worked');
  expect(work(words)?.kind).not.toBe('missing');
});

test.each([
  'machine costs 50000, 15000 a year for 5 years. npv at 10%. factors 0.909 0.826 0.751 0.683 0.621',
  'year 0 -50000 1.00, year 1 15000 0.909, year 2 15000 0.826, year 3 15000 0.751, year 4 15000 0.683, year 5 15000 0.621. find npv',
])('all in one breath: %s', (words) => {
  expect(calculate({ words, subject: 'business', topic: '' })).toMatchObject({ result: '6,850' });
});
