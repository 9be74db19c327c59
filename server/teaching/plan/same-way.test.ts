import { expect, test } from 'vitest';
import { runsOther } from './same-way.ts';

const title = 'Evaluate the view that a cut in interest rates is the best way to increase economic growth';

test.each([
  ['Higher government spending and higher interest rates partly cancel out.', true],
  ['Lower interest rates make borrowing cheaper.', false],
  ['Raising the interest rate lowers growth.', true],
  ['Banks may keep the margin for themselves.', false],
])("'%s' moves it the other way: %s", (text, is) => {
  expect(runsOther(text, title)).toBe(is);
});
