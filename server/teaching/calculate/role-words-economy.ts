import { anyOf } from '#domain/any-of.ts';
import type { RoleWords } from './role-words.ts';

/** Of a whole economy: prices, output, people in work, and what a pound more sets off. */
export const economyRoles = {
  index: {
    label: 'the index numbers',
    units: 'number',
    words:
      /(?:price |consumer price |house price |retail price |share |production |cost of living )?(?:index|indices)(?: numbers?| values?)?|cpih?|rpix?|hpi|price levels?|(?:gdp |price )?deflator|ppi/,
  },
  inflation: {
    label: 'the inflation rate',
    units: 'percent',
    words:
      /(?:rate of )?inflation(?: rate)?(?: of| at)?|prices(?= (?:rise|rose|have|are|went|go|grew|increase|up|by|#))|price level(?= (?:rise|rose|increase))/,
  },
  deflation: { label: 'the deflation rate', units: 'percent', words: /deflation(?: of| at)?/ },
  weight: { label: 'the weights', units: 'any', words: /weights?(?:ing)?s?/ },
  nominalInterest: {
    label: 'the nominal interest rate',
    units: 'percent',
    words:
      /(?:nominal |bank |base )?interest(?: rates?)?|base rate|bank rate|nominal rates?(?: of interest)?|savings? (?:account|rate)s?(?: pays?)?|saver (?:gets|earns)|mortgage(?: rate)?/,
  },
  nominalGrowth: {
    label: 'the nominal growth rate',
    units: 'percent',
    words: /nominal (?:gdp )?growth|money gdp growth|nominal gdp (?=(?:grew|grows|rose|rises|up|increase|growth))/,
  },
  realRate: { label: 'the real rate', units: 'percent', words: /real (?:interest )?rates?|real interest/ },
  nominalGdp: {
    label: 'nominal GDP',
    units: 'money',
    words: /(?:nominal|money) (?:gdp|national income|output|value)|gdp (?:at|in) current prices/,
  },
  realGdp: {
    label: 'real GDP',
    units: 'money',
    words: /real (?:gdp|national income|output)|gdp (?:at|in) constant prices/,
  },
  gdp: { label: 'GDP', units: 'money', words: /gdp|gni|national income|gross domestic product|national output/ },
  population: {
    label: 'the population',
    units: 'count',
    words: /(?:total )?population(?: of)?|people(?: in total)?|inhabitants/,
  },
  pay: {
    label: 'pay',
    units: 'money',
    words:
      /(?:nominal |money |average |weekly |hourly |annual |monthly |my |their |his |her )*(?:wages?|pay|salar(?:y|ies)|earnings?)(?: rates?| growth| rises?| award| deal)?(?! (?:up to|for)\b)/,
  },
  nominalValue: {
    label: 'the nominal value',
    units: 'money',
    words: /(?:nominal|money|cash) (?:values?|figures?|terms|spending|price)|in (?:cash|money|nominal) terms/,
  },
  unemployed: {
    label: 'the number unemployed',
    units: 'count',
    words:
      /(?:people |number |are |who are |the )*(?:unemployed|out of work|jobless|without (?:a )?jobs?|looking for (?:work|a job)|claimants?|unemployment)(?! rate)/,
  },
  employed: {
    label: 'the number employed',
    units: 'count',
    words: anyOf(
      [
        /employed|in (?:work|employment|jobs|a job)|in paid work|(?:have|got|have got|has) jobs?/,
        /have a job|with (?:a )?jobs?|working(?! age| out)|employment(?! rate)/,
      ],
      { before: /(?:people |number |are |who are |the )*(?<!un)/ },
    ),
  },
  labourForce: {
    label: 'the labour force',
    units: 'count',
    words:
      /(?:people |workers |adults )?(?:are )?(?:in )?(?:the )?(?:labour force|workforce|work force|economically active(?: population)?|active population|labor force|lf)/,
  },
  workingAge: {
    label: 'the working-age population',
    units: 'count',
    words:
      /(?:population of )?(?:the )?(?:working age(?: population| people| adults)?|of working age|aged ~ to ~|adult population|adults)|population aged? [#~@]\d* ?(?:to|-) ?[#~@]\d*/,
  },
  inactive: {
    label: 'the number inactive',
    units: 'count',
    words:
      /(?:people |number |are |who are |the )*(?:economically )?inactiv(?:e|ity)(?: people)?(?! rate)|not (?:looking|seeking|in the labour force)(?: for (?:work|a job))?|students? and retired/,
  },
  mpc: {
    label: 'the MPC',
    units: 'rate',
    words: anyOf([
      /mpc|marginal propensity to consume|(?<=every extra pound,? (?:\w+ ){0,2})(?:spend|consume)s?/,
      /(?:people |they |consumers |households )?(?:spend|consume)s?(?= (?:#\d+|#\d+p) (?:of|out of|from|pence of) (?:every|each|any|extra|an extra))/,
    ]),
  },
  mps: {
    label: 'the MPS',
    units: 'rate',
    words:
      /mps|marginal propensity to save|(?:propensity )?to save(?= (?:is |= )?#)|(?:people |they )?saves?(?= (?:#\d+) (?:of|out of|from) (?:every|each|any|extra))/,
  },
  mpt: {
    label: 'the MPT',
    units: 'rate',
    words:
      /mpt|mrt|(?:marginal )?propensity to (?:be )?tax(?:ed)?|marginal propensity (?:of|to) tax(?:ation)?|marginal (?:rate of tax|tax rate)|to (?:be )?tax(?:ed)?(?= (?:is |= )?#)/,
  },
  mpm: {
    label: 'the MPM',
    units: 'rate',
    words: /mpm|(?:marginal )?propensity to import|to import(?= (?:is |= )?#)|marginal propensity of imports/,
  },
  mpw: {
    label: 'the MPW',
    units: 'rate',
    words: /mpw|(?:marginal )?propensity to withdraw(?:al)?|withdrawals?|leakages?|mp of withdrawals/,
  },
  multiplier: {
    label: 'the multiplier',
    units: 'number',
    words: /multiplier(?: effect)?(?: value)?|value of k|k(?= (?:is|=))/,
  },
  injection: {
    label: 'the injection',
    units: 'money',
    words: anyOf([
      /(?:initial )?injections?/,
      /(?:government |govt |gov |public |extra |new |business |fiscal |firms )*(?:spending|spends|spend|investment|invests?|stimulus|infrastructure)/,
      /gov(?:t|ernment)(?= (?:pumps|puts|injects))|pumps?|injects?|fdi/,
      /initial (?:change|increase|boost)/,
    ]),
  },
  gdpChange: {
    label: 'the change in GDP',
    units: 'money',
    words: anyOf([
      /(?:rise|increase|change|growth|boost|grow|raise|expand)s? (?:in )?(?:the )?(?:real )?(?:gdp|national income|income|output)/,
      /output gap|(?:negative )?output gap/,
      /final (?:change|increase|rise)(?: in (?:gdp|national income))?/,
    ]),
  },
} as const satisfies RoleWords;
