import { type Maker, pounds } from './maker.ts';

export const investmentMakers: Maker[] = [
  {
    id: 'payback',
    name: 'payback period',
    says: 'the payback period',
    aliases: /\bpay ?back(?: periods?)?\b/,
    at: { business: ['3.7.8'] },
    make: (draw) => {
      const what = draw(['A machine', 'A delivery van', 'An oven']);
      const [cost, yearly] = draw([
        [60_000, 15_000],
        [90_000, 20_000],
        [50_000, 20_000],
        [120_000, 48_000],
      ] as const);
      return `${what} costs ${pounds(cost)} and brings in ${pounds(yearly)} a year. Work out the payback period.`;
    },
  },
  {
    id: 'arr',
    name: 'average rate of return',
    says: 'the ARR',
    aliases: /\barr\b|average rates? of return/,
    at: { business: ['3.7.8'] },
    make: (draw) => {
      const what = draw(['A machine', 'A new website', 'A warehouse']);
      const [cost, yearly, years] = draw([
        [50_000, 18_000, 4],
        [80_000, 24_000, 5],
        [40_000, 14_000, 4],
        [100_000, 32_000, 5],
      ] as const);
      return `${what} costs ${pounds(cost)} and brings in ${pounds(yearly)} a year for ${years} years. Work out the ARR.`;
    },
  },
  {
    id: 'npv',
    name: 'net present value',
    says: 'the NPV',
    aliases: /\bnpv\b|net present values?|\bdiscount\w*\b/,
    at: { business: ['3.7.8'] },
    sign: 'take the cost from the present values, and not the other way round.',
    make: (draw) => {
      const what = draw(['A project', 'A new line']);
      const [cost, flows] = draw([
        [100_000, [40_000, 50_000, 45_000]],
        [50_000, [20_000, 24_000, 22_000]],
        [80_000, [30_000, 30_000, 30_000]],
        [60_000, [30_000, 25_000, 20_000]],
      ] as const);
      return `${what} costs ${pounds(cost)} and brings in ${pounds(flows[0])} in year 1, ${pounds(flows[1])} in year 2 and ${pounds(flows[2])} in year 3. The discount factors are 0.909, 0.826 and 0.751. Work out the NPV.`;
    },
  },
  {
    id: 'expected-value',
    name: 'expected value',
    says: 'the expected value',
    aliases: /\bexpected values?\b|\bdecision trees?\b/,
    at: { business: ['3.2.2'] },
    make: (draw) => {
      const what = draw(['A launch', 'A new shop', 'An advert']);
      const [chance, good, bad] = draw([
        [60, 200_000, 50_000],
        [70, 500_000, 100_000],
        [40, 90_000, 20_000],
      ] as const);
      return `${what} has a ${chance}% chance of making ${pounds(good)} and a ${100 - chance}% chance of making ${pounds(bad)}. Work out the expected value.`;
    },
  },
];
