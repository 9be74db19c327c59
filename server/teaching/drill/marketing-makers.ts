import { count, type Maker, pounds } from './maker.ts';

export const marketingMakers: Maker[] = [
  {
    id: 'market-share',
    name: 'market share',
    says: 'the market share',
    aliases: /\bmarket shares?\b/,
    at: { business: ['3.3.1', '3.3.2'], economics: ['3.4.4'] },
    make: (draw) => {
      const who = draw(['A toy maker', 'A coffee chain', 'A phone maker']);
      const market = draw([45, 120, 80]);
      const share = draw([8, 15, 2.5]);
      return `${who} has sales of £${count((market * share) / 100)} million in a market worth £${market} million. Work out the market share.`;
    },
  },
  {
    id: 'market-growth',
    name: 'market growth',
    says: 'the market growth',
    aliases: /\bmarket growth\b/,
    at: { business: ['3.3.1'] },
    sign: 'look which way the market moved.',
    make: (draw) => {
      const what = draw(['electric bikes', 'vegan food', 'board games']);
      const size = draw([400, 250, 820]);
      const by = draw([10, 6, -4]);
      return `The market for ${what} goes from £${size} million to £${count(Number(((size * (100 + by)) / 100).toFixed(2)))} million. Work out the market growth.`;
    },
  },
  {
    id: 'mark-up',
    name: 'price from a mark-up',
    says: 'the selling price',
    aliases: /\bmark[ -]?ups?\b|\bcost[ -]plus\b/,
    at: { business: ['3.3.4'] },
    make: (draw) => {
      const what = draw(['A jacket', 'A lamp', 'A book bag']);
      const cost = draw([24, 40, 15]);
      const by = draw([75, 30, 60]);
      return `${what} costs ${pounds(cost)} and the shop adds a mark-up of ${by}%. Work out the selling price.`;
    },
  },
];
