import { expect, test } from 'vitest';
import { onWorksheet } from './on-worksheet.ts';
import { worksheets } from './sheets/all-sheets.ts';

/** What the tutor says to each thing that a student says, in turn; '' where it is no sum of a worksheet. */
function talk(subject: 'economics' | 'business', sayings: string[]): string[] {
  return sayings.map((words, at) => {
    const sum = onWorksheet({ words, subject, topic: '', said: sayings.slice(0, at).join('\n') });
    return sum?.sentences.join(' ') ?? '';
  });
}

test('a ratio is asked for by its name, and a correction is taken up', () => {
  expect(
    talk('business', [
      'current assets are £60k, inventory £24k and current liabilities £40k. current ratio?',
      'and the acid test',
      'wait, inventory is 20k not 24k',
      'i got 1',
    ]),
  ).toEqual([
    'Current ratio is £60,000 divided by £40,000, which is 1.5.',
    'Current assets without inventories are £60,000 minus £24,000, which is £36,000. Acid test ratio is £36,000 divided by £40,000, which is 0.9.',
    'Current assets without inventories are £60,000 minus £20,000, which is £40,000. Acid test ratio is £40,000 divided by £40,000, which is 1. So acid test ratio rises from 0.9 to 1.',
    'Yes, 1 is right. Current assets without inventories are £60,000 minus £20,000, which is £40,000. Acid test ratio is £40,000 divided by £40,000, which is 1.',
  ]);
});

test('from revenue to profit for the year, with what is said in thousands once', () => {
  const [margins, after] = talk('business', [
    'revenue 500k, cost of sales 300, overheads 120, interest 10. gross margin and net profit',
    'what if overheads go up to 140k',
  ]);
  expect(margins).toBe(
    'Gross profit is 500,000 minus 300,000, which is 200,000. Gross profit margin is 200,000 divided by 500,000, times 100, which is 40%. Operating profit is 200,000 minus 120,000, which is 80,000. Profit for the year is 80,000 minus 10,000, which is 70,000.',
  );
  expect(after).toBe(
    'Gross profit is 500,000 minus 300,000, which is 200,000. Gross profit margin is 200,000 divided by 500,000, times 100, which is 40%. Operating profit is 200,000 minus 140,000, which is 60,000. Profit for the year is 60,000 minus 10,000, which is 50,000.',
  );
});

test('a tax on each unit: who bears it, and what it raises', () => {
  expect(
    talk('economics', [
      'a £5 tax per unit. price rises from £20 to £23 and quantity falls from 900 to 800. who pays what',
      'tax revenue?',
      'what share is on consumers in percent',
    ]).slice(1),
  ).toEqual([
    'Tax revenue is £5 times 800, which is £4,000.',
    'Consumers pay more a unit: that is £23 minus £20, which is £3. The consumers’ share is £3 divided by £5, times 100, which is 60%.',
  ]);
});

test('a multiplier, then an injection, then another leakage', () => {
  expect(
    talk('economics', [
      'mps is 0.1, mpt is 0.2, mpm is 0.1. multiplier?',
      'and with an injection of £8bn',
      'what if the mpm is 0.2',
      'how did you get 2',
    ]),
  ).toEqual([
    'The MPW is 0.1 plus 0.2 plus 0.1, which is 0.4. The multiplier is 1 divided by 0.4, which is 2.5.',
    'The MPW is 0.1 plus 0.2 plus 0.1, which is 0.4. The multiplier is 1 divided by 0.4, which is 2.5. The final rise in national income is £8 billion times 2.5, which is £20 billion.',
    'The MPW is 0.1 plus 0.2 plus 0.2, which is 0.5. The multiplier is 1 divided by 0.5, which is 2. The final rise in national income is £8 billion times 2, which is £16 billion. So the final rise in national income falls from £20 billion to £16 billion.',
    'The MPW is 0.1 plus 0.2 plus 0.2, which is 0.5. The multiplier is 1 divided by 0.5, which is 2.',
  ]);
});

test('one product: break-even, the margin of safety, the same in percent, and the profit', () => {
  expect(
    talk('business', [
      'fixed costs 8k, price £10, variable cost £6. break even?',
      'no wait fixed costs are 9k not 8k',
      'margin of safety if they sell 3000',
      'in percent',
      'and the profit',
    ]),
  ).toEqual([
    'Contribution per unit is £10 minus £6, which is £4. Break-even output is £8,000 divided by £4, which is 2,000.',
    'Contribution per unit is £10 minus £6, which is £4. Break-even output is £9,000 divided by £4, which is 2,250. So break-even output rises from 2,000 to 2,250.',
    'Contribution per unit is £10 minus £6, which is £4. Break-even output is £9,000 divided by £4, which is 2,250. The margin of safety is 3,000 minus 2,250, which is 750.',
    'Contribution per unit is £10 minus £6, which is £4. Break-even output is £9,000 divided by £4, which is 2,250. The margin of safety is 3,000 minus 2,250, which is 750. As a percentage of sales, the margin of safety is 750 divided by 3,000, times 100, which is 25%.',
    'Contribution per unit is £10 minus £6, which is £4. Total contribution is £4 times 3,000, which is £12,000. Profit is £12,000 minus £9,000, which is £3,000.',
  ]);
});

test('what was told of last year is what it was', () => {
  const talked = talk('business', [
    'our sales are £4m and the market is £20m. market share?',
    'last year the market was £16m and we had £3m',
    'how much did the market grow and how much did we grow',
  ]);
  expect(talked[2]).toBe(
    'The change in the market is £20 million minus £16 million, which is £4 million. Market growth is £4 million divided by £16 million, times 100, which is 25%. The change in sales is £4 million minus £3 million, which is £1 million. Sales growth is £1 million divided by £3 million, times 100, which is 33.3%.',
  );
});

const sheet = 'fixed costs are £2000, price £12, variable cost £7, they sell 550. break even?';

test.each([
  'so if they put the price up break even goes up',
  'is break even even useful in real life tho',
  'isnt cash flow the same as profit',
  'why is the margin of safety so small',
  'how could they improve the profit',
  'assess whether they should cut the price to £10',
  'the price of wax rises by 50p. new break even?',
  'do the profit for firm B',
  'whats the gearing',
  'if the price was £13 they would lose customers and profit might fall',
])('no figure is asked for, or none that follows: %s', (words) => {
  expect(talk('business', [sheet, words])[1]).toBe('');
});

test('after something that was not understood no old figure is told', () => {
  expect(talk('business', [sheet, 'they also pay 300 of it to somebody for 7 weeks', 'and the profit'])[2]).toBe('');
});

test('two figures for one line, or a part of what is known, are not taken for the line', () => {
  expect(talk('business', [sheet, 'profit if they sell 600 and 700'])[1]).toBe('');
  const assets = 'current assets are £90k and current liabilities £60k. current ratio?';
  expect(talk('business', [assets, 'what if they pay off 20k of the current liabilities'])[1]).toBe('');
});

test('every way to a line goes over lines of the same sheet, and every name can be found', () => {
  for (const { name, lines, asks = [], needs = [] } of worksheets) {
    for (const [id, { by = [], moved = id, percent = id, names }] of Object.entries(lines)) {
      const used = by.flatMap((way) => way.match(/[a-z]\w*/gi) ?? []);
      for (const one of [...used, moved, percent]) expect(lines, `${name}: ${id} rests on ${one}`).toHaveProperty(one);
      expect(() => new RegExp(names)).not.toThrow();
    }
    for (const id of [...needs, ...asks.flatMap(([, ids]) => ids)]) expect(lines).toHaveProperty(id);
  }
});
