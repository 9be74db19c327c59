import { count, dollars, type Maker } from './maker.ts';

export const tradeMakers: Maker[] = [
  {
    id: 'terms-of-trade',
    name: 'terms of trade',
    says: 'the terms of trade',
    aliases: /\bterms of trade\b|\btot\b/,
    at: { economics: ['4.1.4'] },
    make: (draw) => {
      const imports = draw([105, 120, 96, 125]);
      const exports = draw([112, 108, 126]);
      return `The index of export prices is ${exports} and the index of import prices is ${imports}. Work out the terms of trade.`;
    },
  },
  {
    id: 'conversion',
    name: 'exchange-rate conversion',
    says: 'the cost in pounds',
    aliases: /\bexchange rates?\b|\bconver(?:t|ting|sion)s?\b|\bcurrenc(?:y|ies)\b/,
    at: { economics: ['4.1.8'], business: ['3.9.3', '3.7.5'] },
    make: (draw) => {
      const what = draw(['parts', 'coffee beans', 'software']);
      const rate = draw([1.25, 1.2, 1.5]);
      const cost = draw([600, 1500, 2400]);
      return `A British firm buys ${what} for ${dollars(cost)} and the exchange rate is £1 = $${rate.toFixed(2)}. Work out the cost in pounds.`;
    },
  },
  {
    id: 'appreciation',
    name: 'appreciation or depreciation',
    says: 'the percentage change in the exchange rate',
    aliases: /\b(?:ap|de)preciat\w+/,
    at: { economics: ['4.1.8'], business: ['3.7.5'] },
    sign: 'a rise of the rate is an appreciation, and a fall a depreciation.',
    make: (draw) => {
      const from = draw([1.25, 1.6, 1.2]);
      const to = draw([1.4, 1.3, 1.5]);
      return `The pound goes from $${from.toFixed(2)} to $${to.toFixed(2)}. Work out the percentage ${to > from ? 'appreciation' : 'depreciation'}.`;
    },
  },
  {
    id: 'current-account',
    name: 'current account balance',
    says: 'the current account balance',
    aliases: /\bcurrent account\b|\bbalance of payments\b/,
    at: { economics: ['2.1.4', '4.1.7'] },
    sign: 'a deficit is a negative balance, and a surplus a positive one.',
    make: (draw) => {
      const [exports, imports] = draw([
        [620, 655],
        [480, 500],
        [910, 860],
      ] as const);
      const primary = draw([-12, 8, -5]);
      const secondary = draw([-18, -6]);
      const write = (value: number) => `${value < 0 ? '-' : ''}£${Math.abs(value)} billion`;
      return `Exports are £${count(exports)} billion, imports are £${count(imports)} billion, primary income is ${write(primary)} and secondary income is ${write(secondary)}. Work out the current account balance.`;
    },
  },
  {
    id: 'opportunity-cost',
    name: 'opportunity cost along a frontier',
    says: 'the opportunity cost',
    aliases: /\bopportunity costs?\b|\bppf\b/,
    at: { economics: ['1.1.4'] },
    make: (draw) => {
      const [guns, now] = draw([
        [40, 25],
        [60, 42],
        [50, 30],
      ] as const);
      const [butter, more] = draw([
        [30, 36],
        [20, 32],
        [10, 15],
      ] as const);
      return `A country moves along its PPF from ${guns} cars and ${butter} tractors to ${now} cars and ${more} tractors. Work out the opportunity cost of one tractor.`;
    },
  },
];
