import { expect, test } from 'vitest';
import { withoutVerdict } from './without-verdict.ts';

test.each([
  ['No. It can overshoot for years.', 'It can overshoot for years.'],
  ['Not always: it depends on the elasticity.', 'It depends on the elasticity.'],
  ['Yes, because it increases the quantity of labour.', 'It increases the quantity of labour.'],
  ['Yes, if you tie it to the market.', 'Yes, if you tie it to the market.'],
  ["Yes, that's right: tea and coffee are substitutes.", 'Tea and coffee are substitutes.'],
  ['No, but it is worth using.', 'No, but it is worth using.'],
  ['Notes and coins are cash.', 'Notes and coins are cash.'],
  ['Because price and quantity move apart.', 'Because price and quantity move apart.'],
])('%s', (reply, said) => {
  expect(withoutVerdict(reply)).toBe(said);
});
