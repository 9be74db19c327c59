import { count, type Maker, pounds } from './maker.ts';

export const marketMakers: Maker[] = [
  {
    id: 'consumer-surplus',
    name: 'consumer surplus',
    says: 'the consumer surplus',
    aliases: /consumer surplus/,
    at: { economics: ['1.2.8'] },
    make: (draw) => {
      const [top, price] = draw([
        [20, 12],
        [15, 9],
        [30, 10],
        [50, 35],
      ] as const);
      const sold = draw([100, 240, 60, 150]);
      return `A straight demand curve meets the price axis at ${pounds(top)}, the market price is ${pounds(price)} and the quantity is ${count(sold)}. Work out the consumer surplus.`;
    },
  },
  {
    id: 'producer-surplus',
    name: 'producer surplus',
    says: 'the producer surplus',
    aliases: /producer surplus/,
    at: { economics: ['1.2.8'] },
    make: (draw) => {
      const [low, price] = draw([
        [2, 8],
        [4, 9],
        [10, 30],
        [5, 15],
      ] as const);
      const sold = draw([50, 120, 80, 300]);
      return `A straight supply curve starts at ${pounds(low)}, the market price is ${pounds(price)} and the quantity is ${count(sold)}. Work out the producer surplus.`;
    },
  },
  {
    id: 'tax-revenue',
    name: 'tax revenue',
    says: 'the tax revenue',
    aliases: /\btax(?:es)?\b(?! rate)(?:.*\b(?:revenue|area)\b)?|tax revenue/,
    at: { economics: ['1.2.9'] },
    make: (draw) => {
      const [tax, price, rise] = draw([
        [4, 10, 3],
        [2, 6, 1],
        [5, 20, 3],
        [1.5, 5, 0.9],
      ] as const);
      const [sold, now] = draw([
        [500, 420],
        [800, 700],
        [300, 250],
      ] as const);
      return `A tax of ${pounds(tax)} a unit raises the price from ${pounds(price)} to ${pounds(price + rise)}, and the quantity sold falls from ${count(sold)} to ${count(now)} units. Work out the tax revenue.`;
    },
  },
  {
    id: 'tax-burden',
    name: 'consumer share of the tax',
    says: 'the consumer burden of the tax',
    aliases: /\b(?:tax )?(?:incidence|burden)\b|consumer(?:s'?|'s)? share of (?:the|a) tax/,
    at: { economics: ['1.2.9'] },
    make: (draw) => {
      const [tax, price, rise] = draw([
        [4, 10, 3],
        [2, 6, 1.5],
        [5, 20, 2],
        [3, 12, 2],
      ] as const);
      const now = draw([420, 700, 250]);
      return `A tax of ${pounds(tax)} a unit raises the price from ${pounds(price)} to ${pounds(price + rise)}, and the new quantity is ${count(now)}. Work out the total consumer burden of the tax.`;
    },
  },
  {
    id: 'subsidy',
    name: 'cost of the subsidy',
    says: 'the cost of the subsidy',
    aliases: /\bsubsid(?:y|ies)\b/,
    at: { economics: ['1.2.9'] },
    make: (draw) => {
      const subsidy = draw([3, 2, 5, 1.5]);
      const [sold, now] = draw([
        [800, 1000],
        [300, 360],
        [2000, 2400],
      ] as const);
      return `With a subsidy of ${pounds(subsidy)} a unit the quantity sold rises from ${count(sold)} to ${count(now)} units. Work out the total cost of the subsidy to the government.`;
    },
  },
  {
    id: 'concentration',
    name: 'concentration ratio',
    says: 'the concentration ratio',
    aliases: /concentration ratios?/,
    at: { economics: ['3.4.4'] },
    make: (draw) => {
      const shares = draw([
        [28, 22, 15, 9, 6],
        [34, 18, 12, 8, 5],
        [25, 20, 14, 11, 7],
        [40, 16, 10, 6, 4],
      ] as const);
      const market = draw(['A market for phone contracts', 'A grocery market', 'A market for broadband']);
      return `${market} has firms with shares of ${shares.slice(0, 4).join('%, ')}% and ${shares[4]}%, and many small ones. Work out the 4-firm concentration ratio.`;
    },
  },
];
