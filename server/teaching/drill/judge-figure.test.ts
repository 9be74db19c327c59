import { expect, test } from 'vitest';
import { allMakers } from './all-makers.ts';
import { judgeFigure } from './judge-figure.ts';
import { makeSum } from './make-sum.ts';
import { countSums } from './maker.ts';

function requireSum(maker: string, number: number) {
  const made = makeSum(maker, number, 'business');
  if (!made) throw new Error(`There is no ${maker} ${number}`);
  return made;
}

const judge = (maker: string, number: number, words: string) => judgeFigure(requireSum(maker, number).worked, words);

test.each(allMakers.map((maker) => [maker.id, maker] as const))(
  'the result of every sum on %s is right as the calculator writes it, alone or in a sentence',
  (id, maker) => {
    for (let number = 0; number < countSums(maker); number++) {
      // Made once: that takes far longer than judging.
      const { text, worked } = requireSum(id, number);
      for (const words of [worked.result, `so its ${worked.result} i think`]) {
        const judged = judgeFigure(worked, words);
        expect(judged, `${text} ${words}`).toMatchObject({ kind: 'right' });
        expect(judged, `${text} ${words}`).not.toHaveProperty('but');
      }
    }
  },
);

test.each(allMakers.map((maker) => [maker.id, maker] as const))(
  'twice the result of a sum on %s is not right',
  (id) => {
    const value = makeSum(id, 0, 'business')?.worked.outcome.value ?? 0;
    expect(judge(id, 0, String(Number((value * 2.17).toPrecision(6))))?.kind).toMatch(/^(?:wrong|partly)$/);
  },
);

test.each([
  // A candle maker with fixed costs of £18,000, a price of £12 and a cost of £4.50.
  ['break-even', 0, '2400', 'right', undefined],
  ['break-even', 0, '£2,400', 'right', 'units'],
  ['break-even', 0, '18000/7.5', 'unworked', undefined],
  ['break-even', 0, '12 - 4.50 = 7.50', 'partly', undefined],
  ['break-even', 0, 'contribution is 7.50', 'partly', undefined],
  ['break-even', 0, '18000/12 = 1500', 'wrong', undefined],
  ['break-even', 0, 'is it 18000?', 'wrong', undefined],
  ['break-even', 0, '2401', 'wrong', undefined],
  // Terms of trade of 106.67.
  ['terms-of-trade', 0, '106.7', 'right', undefined],
  ['terms-of-trade', 0, '107', 'right', undefined],
  ['terms-of-trade', 0, '106.66', 'right', undefined],
  ['terms-of-trade', 0, '106', 'right', undefined],
  // An output gap of −2%, a deficit of £130bn, a rise of £48bn.
  ['output-gap', 0, 'a gap of 2% below, so negative', 'right', undefined],
  ['output-gap', 0, '2%', 'right', 'sign'],
  ['output-gap', 0, '-0.02', 'right', 'percent'],
  ['budget', 0, 'a deficit of 130 billion', 'right', undefined],
  ['budget', 0, 'deficit of 130', 'right', 'size'],
  // Costs of £3,500 above budget; a van that pays back in 4 years and 6 months.
  ['variance', 0, '3500 adverse', 'right', undefined],
  ['variance', 0, '£3,500 favourable', 'right', 'sign'],
  ['payback', 1, '4.5 years', 'right', undefined],
  ['payback', 1, '4 years 6 months', 'right', undefined],
  ['npv', 0, 'is it 111455', 'partly', undefined],
  ['npv', 0, '36360 + 41300', 'partly', undefined],
  ['multiplied', 0, '48', 'right', 'size'],
  ['multiplied', 0, 'multiplier is 4', 'partly', undefined],
] as const)('%s %i: %s is %s', (maker, number, words, kind, but) => {
  const judged = judge(maker, number, words);
  expect(judged?.kind).toBe(kind);
  expect(judged && 'but' in judged ? judged.but : undefined).toBe(but);
});

test('words without a figure are not judged', () => {
  expect(judge('ped', 0, 'its elastic')).toBeUndefined();
});
