import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';
import { wrongLine } from './wrong-line.ts';

test.each([
  ['200 x 5 = 1100', 'Check one line: 200 times 5 is 1,000, not 1,100.'],
  ['200 x 5 = 1100 and 190x6=1140 so revenue goes up', 'Check one line: 200 times 5 is 1,000, not 1,100.'],
  ['£15 - £9 = £5 so 24000/5 = 4800', 'Check one line: £15 minus £9 is £6, not £5.'],
  ['mine is 10 at £30 = 300 and 11 at £29 = 318 so 18?', 'Check one line: 11 times £29 is £319, not 318.'],
  ['so 24000 / 6 = 3000', 'Check one line: 24,000 divided by 6 is 4,000, not 3,000.'],
])('the line that does not come out is set right: %s', (words, says) => {
  expect(wrongLine(words)?.says).toBe(says);
  const sum = calculate({ words, subject: 'business', topic: '' });
  expect(sum).toMatchObject({ kind: 'worked', own: 'wrong', sentences: [says] });
});

test.each([
  '200x5=1000 and 190x6=1140 so it goes up',
  '24000/7 = 3428.57',
  '10 / 3 = 3.3',
  '(12 - 10)/10 x 100 = 20%',
  '10 - 12 is 20%',
  '15 / -10 = 1.5',
  '3 / 12 = 25',
  '1 = 1.25 dollars',
  'from 4 - 5 it rises',
])('and nothing is said to: %s', (words) => {
  expect(wrongLine(words)).toBeUndefined();
});

test('a right line is not held against a sum that nobody has named', () => {
  const before = {
    words:
      'a cafe has fixed costs of £3600 a month, sells coffee at £3.20 and each costs 80p to make. how many to break even',
    name: 'break-even output',
    result: 1500,
  };
  const sum = calculate({ words: '1800 x 3.20 = 5670 right?', subject: 'business', topic: '', before });
  expect(sum).toMatchObject({ sentences: ['Check one line: 1,800 times 3.2 is 5,760, not 5,670.'] });
  const right = calculate({ words: '1800 x 3.20 = 5760 right?', subject: 'business', topic: '', before });
  expect(right).toMatchObject({ sentences: ['Yes, your arithmetic is right.', '1,800 times 3.2 is 5,760.'] });
});
