import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

const work = (words: string) => calculate({ words, subject: 'economics', topic: '' });
const eleventh = [
  'The wage bill was 10 times £12, which is £120.',
  'Now it is 11 times £13, which is £143.',
  'So the extra worker costs £23, more than the wage, because everyone else is paid more too.',
];

test.each([
  '10 workers on £12 and the 11th wants £13, what is the marginal cost of labour',
  'a firm employs 10 workers at £12 an hour. to get an eleventh it has to pay £13 to everyone. whats the mcl',
  'monopsony pays 10 workers £12. to hire the 11th it must offer £13. MC of labour?',
  'if there are 10 workers on £12 an hour and an 11th wants £13 whats the cost of the 11th worker',
  'wage is £12 with 10 workers and £13 with 11 workers, marginal cost of labour?',
])('one more worker costs the rise of all the others too: %s', (words) => {
  expect(work(words)).toMatchObject({
    name: 'marginal cost of labour',
    sentences: eleventh,
    steps: [
      { left: 'Wage bill before', right: '10 × £12 = £120' },
      { left: 'Wage bill after', right: '11 × £13 = £143' },
      { left: 'MC of labour', right: '£143 − £120 = £23' },
    ],
    result: '£23',
  });
});

test.each([
  'it pays 20 workers £10 and must pay £10.50 to get a 21st. marginal cost of labour?',
  '20 workers paid £10 each. the 21st needs £10.50. what is the marginal cost of the 21st worker',
])('the 21st is the one more: %s', (words) => {
  expect(work(words)).toMatchObject({
    sentences: [
      'The wage bill was 20 times £10, which is £200.',
      'Now it is 21 times £10.50, which is £220.50.',
      'So the extra worker costs £20.50, more than the wage, because everyone else is paid more too.',
    ],
  });
});

test('where the wages do not tell it, it is no marginal cost of a product', () => {
  expect(work('it pays 20 workers £10 and must pay £10.50 to get a 25th. marginal cost of labour?')).not.toMatchObject({
    kind: 'worked',
  });
  const unit = 'total cost of 20 units is £400 and the 21st unit takes it to £415. marginal cost?';
  expect(work(unit)).toMatchObject({ name: 'marginal cost', result: '£15' });
});
