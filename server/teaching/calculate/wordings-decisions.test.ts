import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { resultOf } from './result-of.ts';

const says = (words: string, subject: 'economics' | 'business') => {
  const sum = calculate({ words, subject, topic: '' });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : undefined;
};

const more =
  'they should make more: MR of 8 is above MC of 6, so the next unit adds 2 to profit. Profit is greatest where MR equals MC.';

it.each([
  ['ok so if mr is 8 and mc is 6 they shld make less?', `No, ${more}`],
  ['so MR is 8 and MC is 6 they should make less?', `No, ${more}`],
  ['if mr = 8 and mc = 6 should they produce more?', `Yes, ${more}`],
  ['mr is 8, mc is 6. should the firm expand or cut output', `T${more.slice(1)}`],
  ['if marginal revenue is 8 and marginal cost is 6 what should a firm do', `T${more.slice(1)}`],
  [
    'MR is £15 and MC is £18, should they produce more?',
    'No, they should make less: MR of £15 is below MC of £18, so the last unit takes £3 off profit. Profit is greatest where MR equals MC.',
  ],
  [
    'marginal revenue is 20 and marginal cost is 20 are they maximising profit',
    'Yes, they should leave output as it is: MR and MC are both 20, so profit is at its greatest.',
  ],
])('marginal revenue is held against marginal cost: %s', (words, answer) => {
  expect(says(words, 'economics')).toBe(answer);
});

it.each([
  [
    'so if a shop worker sells 10 more things an hour at £2 each and min wage is 12 they should hire him?',
    'The marginal revenue product is 10 times £2, which is £20. The wage is £12, so the worker brings in at least as much as they cost. So yes, hire them.',
  ],
  [
    'a worker makes 5 extra cakes an hour which sell for £3 and the wage is £16 should they hire her',
    'The marginal revenue product is 5 times £3, which is £15. The wage is £16, so the worker brings in less than they cost. So do not hire them.',
  ],
  [
    'if the next worker adds 8 units a day sold at £10 each and is paid £90 a day would the firm hire them',
    'The marginal revenue product is 8 times £10, which is £80. The wage is £90, so the worker brings in less than they cost. So do not hire them.',
  ],
  [
    'hiring another barista means 15 more coffees an hour at £3 and the wage is £12.50. worth it?',
    'The marginal revenue product is 15 times £3, which is £45. The wage is £12.50, so the worker brings in at least as much as they cost. So yes, hire them.',
  ],
])('what a worker brings in is held against the wage: %s', (words, answer) => {
  expect(says(words, 'economics')).toBe(answer);
});

it('what is made in an hour is not held against the wage of a week', () => {
  const words = 'a worker adds 10 an hour at £2 each and is paid £500 a week, should they hire him';
  expect(resultOf(words, 'economics')).toBe('no sum');
});

const below =
  'That is below the 9% that borrowing costs, so on these figures alone it is not worth it; profits would have to grow, or costs be saved.';

it.each([
  [
    'If a firm pays £700m for a business making £56m a year, what return is that, and how would you compare it with borrowing at 9%?',
    `The return is £56 million divided by £700 million, times 100, which is 8% a year. ${below}`,
  ],
  [
    'they bought a rival for £700m that earns £56m a year, is it worth it if the loan costs 9%',
    `The return is £56 million divided by £700 million, times 100, which is 8% a year. ${below}`,
  ],
  [
    'pays 200k for a shop earning 30k a year and the interest rate is 10%. whats the return',
    'The return is 30,000 divided by 200,000, times 100, which is 15% a year. That is above the 10% that borrowing costs, so on these figures it pays for the loan; then weigh the risk.',
  ],
  [
    'we would borrow £2m at 7% to buy a firm that makes £160k profit a year, is it worth it',
    'The return is £160,000 divided by £2 million, times 100, which is 8% a year. That is above the 7% that borrowing costs, so on these figures it pays for the loan; then weigh the risk.',
  ],
  [
    'a takeover costs £50m and the business earns £4m a year. what return is that',
    'The return is £4 million divided by £50 million, times 100, which is 8% a year.',
  ],
])('what is bought is held against what borrowing costs: %s', (words, answer) => {
  expect(says(words, 'business')).toBe(answer);
});
