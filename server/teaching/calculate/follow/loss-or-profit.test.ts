import { expect, test } from 'vitest';
import { calculate } from '../calculate.ts';

const told = [
  'homework q: Fixed costs £24,000, selling price £15, variable cost £9 per unit. calculate break even',
  'part b: they currently sell 5500 units. work out the margin of safety and the profit',
];
const at13 = [...told, 'part c says what happens to the break even if the price drops to £13'];
const said = (words: string, lines: string[]) => {
  const before = { words: lines.join('\n'), name: 'break-even output' };
  const sum = calculate({ words, subject: 'business', topic: '', before, said: before.words });
  return sum?.kind === 'worked' ? sum.sentences.join(' ') : '';
};
const loss =
  'Revenue is £13 times 5,500, which is £71,500. Total cost is £9 times 5,500 plus £24,000, which is £73,500. ' +
  'Take total cost away: £71,500 minus £73,500 is minus £2,000. So they make a loss of £2,000.';

test.each([
  'oh so thats more than the 5500 they sell now. does that mean theyd make a loss',
  'does that mean theyd make a loss',
  'so would they lose money?',
])('yes, with the figures of the thread: %s', (words) => {
  expect(said(words, at13)).toBe(`Yes, they would. ${loss}`);
});

test('no, where they do not', () => {
  expect(said('so would they make a loss', told)).toBe(
    'No, they would not. Revenue is £15 times 5,500, which is £82,500. Total cost is £9 times 5,500 plus £24,000, which is £73,500. ' +
      'Take total cost away: £82,500 minus £73,500 is £9,000. So they make a profit of £9,000.',
  );
});

test.each([
  [
    "does that mean they'd make a loss if the price was £12",
    'Yes, they would. Revenue is £12 times 5,500, which is £66,000.',
  ],
  ['and at 7000 would they make a loss', 'No, they would not. Revenue is £13 times 7,000, which is £91,000.'],
])('a figure that is new takes the place of the old one: %s', (words, begins) => {
  expect(said(words, at13)).toContain(begins);
});

test('and where they just cover their costs, neither', () => {
  const cafe = [
    'a cafe has fixed costs of £3600 a month, sells coffee at £3.20 and each costs 80p to make. how many to break even',
    'they sell 1800, whats the margin of safety and the profit',
  ];
  expect(said("does that mean they'd make a loss if the price was £2.80", cafe)).toMatch(
    /^Neither: they would just break even\. .* is £0\.$/,
  );
  expect(said('and at 1700 would they make a loss', cafe)).toMatch(
    /^No, they would not\. .* So they make a profit of £480\.$/,
  );
});

test('how much it is comes from the thread too', () => {
  expect(said('yeah but how much loss would they make at 5500', at13)).toBe(loss);
});

test('two results that are asked for in one breath are both given', () => {
  const text = said(told[1] ?? '', told.slice(0, 1));
  expect(text).toContain('The margin of safety is 5,500 minus 4,000, which is 1,500.');
  expect(text).toContain('So they make a profit of £9,000.');
});

test.each(['why do firms make a loss', 'do firms always make a profit', 'what is a loss'])(
  'what is asked of all firms is no sum: %s',
  (words) => {
    expect(said(words, at13)).not.toMatch(/^(?:Yes|No), they would/);
  },
);

test('without the number sold nothing is said', () => {
  expect(said('does that mean theyd make a loss', told.slice(0, 1))).toBe('');
});
