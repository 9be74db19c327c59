import { type Maker, pounds } from './maker.ts';

export const budgetMakers: Maker[] = [
  {
    id: 'closing-balance',
    name: 'closing balance',
    says: 'the closing balance',
    aliases: /\bcash[ -]?flows?\b|\b(?:closing|opening) balances?\b/,
    at: { business: ['3.5.2', '3.5.4'] },
    sign: 'more may go out than there is, and then the balance is below nought.',
    make: (draw) => {
      const month = draw(['January', 'April', 'September']);
      const opening = draw([4000, 2600, 6000]);
      const [inflows, outflows] = draw([
        [15_000, 17_500],
        [22_400, 20_100],
        [9000, 13_200],
      ] as const);
      return `In ${month} a firm has an opening balance of ${pounds(opening)}, cash inflows of ${pounds(inflows)} and cash outflows of ${pounds(outflows)}. Work out the closing balance.`;
    },
  },
  {
    id: 'variance',
    name: 'variance',
    says: 'the variance',
    aliases: /\bvariances?\b|\bbudgets?\b(?! (?:balance|deficit|surplus))/,
    at: { business: ['3.5.2'] },
    sign: 'lower costs and higher revenue than planned are favourable, and the other way round they are adverse.',
    make: (draw) => {
      const what = draw(['costs', 'wages', 'revenue']);
      const budget = draw([42_000, 18_000, 120_000]);
      const by = draw([3500, -1300, 2400]);
      return `Budgeted ${what} are ${pounds(budget)} and actual ${what} are ${pounds(budget + by)}. Work out the variance.`;
    },
  },
];
