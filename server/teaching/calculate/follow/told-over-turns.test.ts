import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const raised =
  "my boss put the price of lattes up from £3.20 to £3.60 and we're still just as busy. is that price inelastic??";

function work(words: string, said = raised) {
  const sum = calculate({ words, subject: 'business', topic: '', said });
  return sum?.kind === 'worked' ? sum : undefined;
}

test('the price moved in one saying and the quantity in the next', () => {
  expect(
    work('right but we sold about 150 lattes a saturday before and its about 147 now. so whats the actual number')
      ?.sentences,
  ).toEqual([
    'Price rises from £3.20 to £3.60, which is 12.5%.',
    'Quantity falls from 150 to 147, which is 2%.',
    'PED is minus 2 divided by 12.5, which is minus 0.16.',
    'That is inelastic, so the higher price brings in more revenue.',
  ]);
});

test('or the other way round', () => {
  const said = 'sales went from 200 to 150 a week, is demand elastic?';
  expect(work('the price went up from £4 to £5. work it out', said)?.result).toBe('-1');
});

test.each([
  ['we sold 150 before and 147 now', raised],
  ['sales were 150 before and 147 now, whats the number', 'the price went from £3.20 to £3.60'],
  ['costs went from 150 to 147, whats the actual number', raised],
])('no elasticity: %s, after %s', (words, said) => {
  expect(work(words, said)?.name).not.toBe('price elasticity of demand');
});
