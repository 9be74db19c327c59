import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastSaid, lastSum } from './last-sum.ts';

const told =
  'world price is £10, the tariff is £4, imports fall from 80 to 50, how much revenue does the government get and what is the deadweight loss?';

test('what a tariff raises, and what nobody gets', () => {
  expect(lastSaid(told)).toBe(
    'Tariff revenue is the tariff times what is still imported: £4 times 50 is £200. Imports fall by 80 minus 50, which is 30. The deadweight loss is the two triangles, half the tariff times the fall in imports: half of £4 times 30 is £60.',
  );
});

test.each([
  ['A tariff of £2 per unit is put on shoes. Imports fall from 500 to 300. What is the government revenue?', '£600'],
  ['world price 20, 10% tariff, imports after the tariff 400, tariff revenue?', '800'],
  ['tariff £3, imports go from 1000 to 600, deadweight loss??', '£600'],
  ['a £4 tariff cuts imports by 30. dwl?', '£60'],
  ['tariff of 20% on a world price of £50 and imports of 30 after it. revenue?', '£300'],
  [
    'With the world price at £8 home firms supply 30 and consumers demand 90; a tariff lifts the price to £10, home supply goes to 45 and demand to 75. What is the deadweight loss?',
    '£30',
  ],
  ['the tariff is £4 and imports went down by 30 from 80, what is the tariff revenue', '£200'],
  ['imports dropped to 50 from 80 because of a four pound tariff. how much does the government get', '£200'],
  ['price rises from £8 to £10 because of a tariff, imports fall from 60 to 30. welfare loss?', '£30'],
  [
    'A 25% tariff on steel, world price $400 a tonne. Imports drop from 3m tonnes to 2m tonnes. Tariff revenue?',
    '$200m',
  ],
  [
    'Before the tariff domestic supply is 20 and domestic demand is 100. After a £5 tariff supply is 40 and demand is 80. Find the welfare loss.',
    '£100',
  ],
])('%s', (words, result) => {
  expect(lastSum(words)?.result).toBe(result);
});

test.each([
  ['is the tariff revenue £4 x 80 = £320? world price is £10, tariff £4, imports fall from 80 to 50', 'wrong'],
  ['I got 60 for the deadweight loss of a £4 tariff that cuts imports from 80 to 50, is that right', 'right'],
  ['i think the deadweight loss is £120, right?', 'wrong'],
])('what the student makes it is held against it: %s', (words, own) => {
  expect(lastSum(told, words)?.own).toBe(own);
});

test('another tariff, another fall, and the other of the two', () => {
  expect(lastSum(told, 'and if the tariff was £6 and imports fell to 40?')?.result).toBe('£240 and £120');
  expect(lastSum('tariff £3, imports go from 1000 to 600, deadweight loss??', 'and the tariff revenue?')?.result).toBe(
    '£1,800',
  );
});

test.each([
  'a quota cuts imports from 80 to 50 where the tariff was £4. what revenue does the government get',
  'tariff £4, price goes from £10 to £12 and imports fall from 80 to 50. deadweight loss?',
  'the tariff is removed, it was £4, imports rise from 50 to 80. deadweight loss?',
  'tariff £4, imports fall by 30%, deadweight loss?',
])('what does not follow is not worked: %s', (words) => {
  expect(lastSum(words)?.name).not.toBe('deadweight loss');
  expect(lastSum(words)?.name).not.toBe('tariff revenue');
});

test('the triangles are what consumers lose and neither producers nor the government get', () => {
  const some = fc.integer({ min: 1, max: 500 });
  fc.assert(
    fc.property(some, some, some, some, fc.integer({ min: 1, max: 40 }), (supply, more, after, less, tariff) => {
      const [demandAfter, supplyAfter] = [supply + more + after, supply + more];
      const demand = demandAfter + less;
      const consumers = tariff * demandAfter + (tariff * less) / 2;
      const producers = tariff * supply + (tariff * more) / 2;
      const government = tariff * (demandAfter - supplyAfter);
      const words = `a £${tariff} tariff: home supply goes from ${supply} to ${supplyAfter} and home demand from ${demand} to ${demandAfter}. tariff revenue and deadweight loss?`;
      expect(lastSum(words)?.outcome?.value).toBeCloseTo(consumers - producers - government, 6);
    }),
    { numRuns: 100 },
  );
});
