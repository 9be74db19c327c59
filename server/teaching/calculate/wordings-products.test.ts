import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { resultOf } from './result-of.ts';

it.each([
  [
    'Suppose the marginal private cost of a tonne of cement is £60 and the external cost is £15 a tonne. If the firm currently makes 400 tonnes, what is the total external cost?',
    '£6,000',
  ],
  ['external cost per tonne is £12 and they make 500 tonnes. total external cost?', '£6,000'],
  [
    'each flight has an external cost of £200 per flight and there are 40 flights, how much is the external cost in total',
    '£8,000',
  ],
  [
    'a firm makes 100 units at a private cost of £8, and the external cost is £3 per unit. work out the total external cost',
    '£300',
  ],
  ['vaccines have an external benefit of £20 each and 300 people get them, total external benefit?', '£6,000'],
  ['external cost is £6000 and they make 400 tonnes. total external cost?', 'no sum'],
])('so much for each is multiplied by how many there are: %s', (words, result) => {
  expect(resultOf(words, 'economics')).toBe(result);
});

it.each([
  [
    'If one manager has a span of control of 4 and each of those has a span of 6, how many people are there in total, including the manager at the top?',
    '29',
  ],
  ['a boss has 3 managers under him and each manager has 8 staff, how many people in total', '28'],
  ['the ceo has a span of 5 and each of those 5 has a span of 4. how many people altogether?', '26'],
  [
    'a director with a span of control of 3, whose managers each have a span of 7: how many staff are there in total',
    '25',
  ],
  ['a manager has a span of 2, each of them has a span of 3 and each of those has a span of 4. head count?', '33'],
  ['span of control of 5 at each level and 3 levels, how many people in total', 'no sum'],
  ['one manager has a span of 4 and each of those has a span of 6, how many people at the bottom', 'no sum'],
])('people are counted down a hierarchy: %s', (words, result) => {
  expect(resultOf(words, 'business')).toBe(result);
});

it.each([
  [
    'if he has 1000 shares and sells 300 to my aunt for £4 each how much does he raise and does he still control it',
    '300 shares times £4 raises £1,200. If there are no other shares, that leaves 700 of 1,000, or 70%: more than half, so control stays with the seller.',
  ],
  [
    'he owns 500 shares and sold 260 at £2 each, does he keep control',
    '260 shares times £2 raises £520. If there are no other shares, that leaves 240 of 500, or 48%: less than half, so the others together can outvote the seller.',
  ],
  [
    'she has 200 shares and sells 100 for £10 each. how much is raised',
    '100 shares times £10 raises £1,000. If there are no other shares, that leaves 100 of 200, or 50%: exactly half, so neither side can outvote the other.',
  ],
  [
    'my aunt owns 300 of the 1000 shares and the profit is £5000, how much does she get',
    '300 of 1,000 shares is 30%. 30% of £5,000 is £1,500. That is if all of the profit is paid out as dividends.',
  ],
  [
    'i own 30% of the shares and they pay out £20,000 in dividends how much do i get',
    '30% of £20,000 is £6,000. That is if all of the profit is paid out as dividends.',
  ],
  [
    'I own 40 percent of a company that made £90,000 profit. how much would be mine if it was all paid out',
    '40% of £90,000 is £36,000. That is if all of the profit is paid out as dividends.',
  ],
])('shares are worth what they fetch, and give their part: %s', (words, answer) => {
  const sum = calculate({ words, subject: 'business', topic: '' });
  expect(sum?.kind === 'worked' ? sum.sentences.join(' ') : undefined).toBe(answer);
});

it('shares that are new leave no one with less of what there was', () => {
  const words = 'there are 1000 shares, they issue 500 more at £2 each how much do they raise';
  expect(resultOf(words, 'business')).toBe('no sum');
});
