import { count, type Maker, pounds } from './maker.ts';

const breakEvenAt = { business: ['3.5.2'] };

/** Firms with fixed costs for a month, a price and a variable cost. */
const firms = [
  { firm: 'A candle maker', good: 'candle', fixed: 18_000, price: 12, cost: 4.5 },
  { firm: 'A café', good: 'sandwich', fixed: 2400, price: 3.7, cost: 1.2 },
  { firm: 'A printer', good: 'T-shirt', fixed: 9000, price: 15, cost: 9 },
  { firm: 'A bakery', good: 'cake', fixed: 4000, price: 14, cost: 6 },
  { firm: 'A bike shop', good: 'bike', fixed: 24_000, price: 450, cost: 330 },
];
/** Sold more than the break-even output, in per cent of it. */
const beyond = [20, 50, 10];

export const costMakers: Maker[] = [
  {
    id: 'break-even',
    name: 'break-even output',
    says: 'the break-even output',
    aliases: /\bbreak[ -]?even\b/,
    at: breakEvenAt,
    make: (draw) => {
      const { firm, good, fixed, price, cost } = draw(firms);
      const times = draw([1, 2, 1.5]);
      return `${firm} has fixed costs of ${pounds(fixed * times)}. Each ${good} sells for ${pounds(price)} and has a variable cost of ${pounds(cost)}. Work out the break-even output.`;
    },
  },
  {
    id: 'margin-of-safety',
    name: 'margin of safety',
    says: 'the margin of safety',
    aliases: /\bmargins? of safety\b|\bmos\b/,
    at: breakEvenAt,
    make: (draw) => {
      const { firm, good, fixed, price, cost } = draw(firms);
      const sold = (fixed / (price - cost)) * (1 + draw(beyond) / 100);
      return `${firm} has fixed costs of ${pounds(fixed)}. Each ${good} sells for ${pounds(price)} and has a variable cost of ${pounds(cost)}. It sells ${count(Math.round(sold))} units. Work out the margin of safety.`;
    },
  },
  {
    id: 'contribution',
    name: 'total contribution',
    says: 'the total contribution',
    aliases: /\bcontributions?\b/,
    at: breakEvenAt,
    make: (draw) => {
      const { firm, good, price, cost } = draw(firms);
      const sold = draw([500, 1200, 800]);
      return `${firm} sells ${count(sold)} units. Each ${good} sells for ${pounds(price)} and has a variable cost of ${pounds(cost)}. Work out the total contribution.`;
    },
  },
  {
    id: 'profit',
    name: 'profit',
    says: 'the profit',
    aliases: /\bprofits?\b(?! margin)|\bloss(?:es)?\b/,
    at: { business: ['3.5.2', '3.5.1'], economics: ['3.3.4'] },
    sign: 'look which is more, revenue or total cost: that says whether it is a profit or a loss.',
    make: (draw) => {
      const { firm, good, fixed, price, cost } = draw(firms);
      const sold = (fixed / (price - cost)) * (1 + draw([50, -10, 40]) / 100);
      return `${firm} has fixed costs of ${pounds(fixed)}. Each ${good} sells for ${pounds(price)} and has a variable cost of ${pounds(cost)}. It sells ${count(Math.round(sold))} units. Work out the profit or loss.`;
    },
  },
  {
    id: 'target-profit',
    name: 'output for a target profit',
    says: 'the output for the target profit',
    aliases: /\btarget profits?\b/,
    at: breakEvenAt,
    make: (draw) => {
      const { firm, good, fixed, price, cost } = draw(firms);
      const target = draw([0.5, 1, 0.25]) * fixed;
      return `${firm} has fixed costs of ${pounds(fixed)}. Each ${good} sells for ${pounds(price)} and has a variable cost of ${pounds(cost)}. Work out the output for a target profit of ${pounds(target)}.`;
    },
  },
  {
    id: 'average-cost',
    name: 'average cost',
    says: 'the average cost',
    aliases: /\b(?:average|unit) (?:total )?costs?\b|\ba(?:t)?c\b/,
    at: { economics: ['3.3.2', '3.3.3'], business: ['3.4.2'] },
    make: (draw) => {
      const { firm, fixed, cost } = draw(firms);
      const output = draw([400, 1000, 600, 1500]);
      return `${firm} has fixed costs of ${pounds(fixed)} and a variable cost of ${pounds(cost)} a unit. Its output is ${count(output)} units. Work out the average cost.`;
    },
  },
  {
    id: 'marginal-cost',
    name: 'marginal cost',
    says: 'the marginal cost',
    aliases: /\bmarginal costs?\b|\bmc\b/,
    at: { economics: ['3.3.2'] },
    make: (draw) => {
      const [total, output] = draw([
        [900, 30],
        [4000, 100],
        [2500, 50],
      ] as const);
      const [more, each] = draw([
        [2, 33],
        [5, 48],
        [10, 26],
      ] as const);
      return `Total cost rises from ${pounds(total)} to ${pounds(total + more * each)} when output rises from ${output} to ${output + more} units. Work out the marginal cost of a unit.`;
    },
  },
  {
    id: 'marginal-revenue',
    name: 'marginal revenue',
    says: 'the marginal revenue',
    aliases: /\bmarginal revenues?\b|\bmr\b/,
    at: { economics: ['3.3.1'] },
    make: (draw) => {
      const [total, output] = draw([
        [1200, 20],
        [5000, 100],
        [3600, 60],
      ] as const);
      const [more, each] = draw([
        [2, 45],
        [5, 38],
        [10, 52],
      ] as const);
      return `Total revenue rises from ${pounds(total)} to ${pounds(total + more * each)} when output rises from ${output} to ${output + more} units. Work out the marginal revenue of a unit.`;
    },
  },
  {
    id: 'marginal-from-table',
    name: 'marginal cost from a table',
    says: 'the marginal cost of the 4th unit',
    aliases: /\b(?:cost|revenue|costs|revenues)(?: and \w+)? tables?\b|\btables?\b/,
    at: { economics: ['3.3.2'] },
    make: (draw) => {
      const fixed = draw([40, 60, 100]);
      const steps = draw([
        [20, 16, 18, 24],
        [30, 22, 20, 28],
        [15, 12, 14, 19],
      ] as const);
      const totals = steps.map((_, at) => fixed + steps.slice(0, at + 1).reduce((sum, one) => sum + one, 0));
      return `At outputs of 1, 2, 3 and 4 total cost is ${totals.map((total) => pounds(total)).join(', ')}. Work out the marginal cost of the 4th unit.`;
    },
  },
];
