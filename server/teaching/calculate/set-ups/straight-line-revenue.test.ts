import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const halfway =
  'Where AR is a straight line, MR begins at the same point and falls twice as fast. So it meets the quantity axis halfway: 20 divided by 2 is 10.';

test.each([
  ['so if ar hits the quantity axis at 20 then mr hits at 10?', `Yes, 10 is right. ${halfway}`],
  ['ar meets the quantity axis at 20 so mr meets it at 15 right?', `Not quite: it is 10, not 15. ${halfway}`],
  ['if AR hits the x axis at 20 where does mr hit it', halfway],
  ['demand cuts the quantity axis at 20, where does marginal revenue cross', halfway],
])('a straight MR is halfway: %s', (words, says) => {
  expect(lastSaid(words)).toBe(says);
});

test.each([
  'ar hits the price axis at 20, where does it start',
  'if ar is 20 and mr is 10 should they make more',
  'ar hits the quantity axis at 20 and mc is 5, where is mr',
  'demand falls by 20% so mr falls too',
])('nothing is worked: %s', (words) => {
  expect(lastSum(words)?.name).not.toBe('where marginal revenue meets the axis');
});
