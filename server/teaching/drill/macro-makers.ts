import { after, count, type Maker, moves, pounds } from './maker.ts';

export const macroMakers: Maker[] = [
  {
    id: 'percentage-change',
    name: 'percentage change',
    says: 'the percentage change',
    aliases: /(?:percentage|percent|%) ?(?:change|increase|decrease|rise|fall)s?|\bpercentages?\b/,
    at: { economics: ['1.2.3', '2.1.1'], business: ['3.3.1', '3.5.2'] },
    sign: 'look which way it moved: a rise is positive and a fall is negative.',
    make: (draw) => {
      const [what, value] = draw([
        ["A shop's revenue", 40_000],
        ["A brewery's profit", 80_000],
        ["A farm's income", 60_000],
        ["A school's energy bill", 20_000],
      ] as const);
      const by = draw([15, -10, 24, -35, 7.5]);
      return `${what} ${moves(by)} from ${pounds(value)} to ${pounds(after(value, by))}. Work out the percentage change.`;
    },
  },
  {
    id: 'index',
    name: 'index number',
    says: 'the index number',
    aliases: /index(?: numbers?)?\b(?! of)|\bindices\b/,
    at: { economics: ['2.1.1', '2.1.2'] },
    make: (draw) => {
      const [what, base] = draw([
        ['Steel output', 450],
        ['Car production', 800],
        ['The wheat harvest', 1200],
      ] as const);
      const by = draw([20, -14, 35, -5]);
      return `${what} was ${count(base)} in the base year and is ${count(after(base, by))} now. Work out the index number for now.`;
    },
  },
  {
    id: 'inflation',
    name: 'inflation rate',
    says: 'the rate of inflation',
    aliases: /\binflation(?: rate)?\b|rate of inflation|\bcpi\b/,
    at: { economics: ['2.1.2'] },
    make: (draw) => {
      const base = draw([120, 110, 125, 140]);
      const by = draw([5, 2.5, 10, 4]);
      return `The CPI rises from ${count(base)} to ${count(after(base, by))} in a year. Work out the rate of inflation.`;
    },
  },
  {
    id: 'weighted-index',
    name: 'weighted index',
    says: 'the weighted price index',
    aliases: /weighted (?:price )?ind(?:ex|ices)|\bweights?\b|\bbasket\b/,
    at: { economics: ['2.1.2'] },
    make: (draw) => {
      const [food, housing] = draw([
        [108, 105],
        [112, 104],
        [106, 110],
      ] as const);
      const other = draw([102, 103, 101]);
      const [one, two, three] = draw([
        [200, 300, 500],
        [300, 200, 500],
        [400, 400, 200],
      ] as const);
      return `In a basket food has a weight of ${one} and an index of ${food}, housing a weight of ${two} and an index of ${housing}, and the rest a weight of ${three} and an index of ${other}. Work out the weighted price index.`;
    },
  },
  {
    id: 'real-value',
    name: 'real value',
    says: 'the real wage',
    aliases: /\breal (?:wages?|values?|incomes?|pay|gdp(?! per)|terms)\b/,
    at: { economics: ['2.1.1', '2.1.2'] },
    make: (draw) => {
      const real = draw([500, 600, 480]);
      const index = draw([112, 120, 125]);
      return `A nominal wage is ${pounds((real * index) / 100)} a week and the price index is ${index}. Work out the real wage in the prices of the base year.`;
    },
  },
  {
    id: 'real-interest',
    name: 'real interest rate',
    says: 'the real interest rate',
    aliases: /\breal (?:interest )?(?:rates?|returns?)\b/,
    at: { economics: ['2.1.2'] },
    sign: 'take inflation from the nominal rate, and not the other way round.',
    make: (draw) => {
      const nominal = draw([5.25, 4, 6.5, 3.75]);
      const inflation = draw([3, 2.5, 4.5]);
      return `The nominal interest rate is ${nominal}% and inflation is ${inflation}%. Work out the real interest rate.`;
    },
  },
  {
    id: 'gdp-per-head',
    name: 'real GDP per head',
    says: 'real GDP per head',
    aliases: /gdp per (?:head|capita)/,
    at: { economics: ['2.1.1'] },
    make: (draw) => {
      const people = draw([60, 5, 20]);
      const each = draw([40_000, 25_000, 12_000]);
      return `Real GDP is £${count((people * each) / 1000)} billion and the population is ${people} million. Work out real GDP per head.`;
    },
  },
  {
    id: 'unemployment',
    name: 'unemployment rate',
    says: 'the unemployment rate',
    aliases: /\bunemployment(?: rate)?\b/,
    at: { economics: ['2.1.3'] },
    make: (draw) => {
      const [without, work] = draw([
        [1.5, 28.5],
        [2, 30],
        [1.2, 22.8],
        [3, 37],
        [0.9, 14.1],
      ] as const);
      const where = draw(['In a country', 'In an economy']);
      return `${where} ${without} million people are unemployed and ${work} million are employed. Work out the unemployment rate.`;
    },
  },
  {
    id: 'multiplier',
    name: 'multiplier',
    says: 'the multiplier',
    aliases: /\bmultipliers?\b|\bmp[csmtw]\b/,
    at: { economics: ['2.4.4'] },
    make: (draw) => {
      const [saved, taxed, imported] = draw([
        [0.1, 0.2, 0.1],
        [0.2, 0.2, 0.1],
        [0.05, 0.15, 0.05],
        [0.1, 0.25, 0.15],
      ] as const);
      const who = draw(['In an economy', 'In a small open economy']);
      return `${who} the MPS is ${saved}, the MPT is ${taxed} and the MPM is ${imported}. Work out the multiplier.`;
    },
  },
  {
    id: 'multiplied',
    name: 'final change in national income',
    says: 'the final change in national income',
    aliases: /(?:final )?(?:change|rise|increase) in (?:national income|gdp)|\binjections?\b/,
    at: { economics: ['2.4.4', '2.4.2'] },
    make: (draw) => {
      const extra = draw([12, 5, 20, 8]);
      const mpc = draw([0.75, 0.8, 0.6, 0.5]);
      return `The government spends an extra £${extra} billion and the MPC is ${mpc}. Work out the final change in national income.`;
    },
  },
  {
    id: 'output-gap',
    name: 'output gap',
    says: 'the output gap',
    aliases: /\boutput gaps?\b/,
    at: { economics: ['2.5.2'] },
    sign: 'it is negative where actual output is below potential output, and positive above it.',
    make: (draw) => {
      const potential = draw([2000, 500, 1600]);
      const gap = draw([-2, -5, 3, -2.5]);
      return `Potential output is £${count(potential)} billion and actual output is £${count(after(potential, gap))} billion. Work out the output gap as a percentage.`;
    },
  },
  {
    id: 'tax-rate',
    name: 'average tax rate',
    says: 'the average tax rate',
    aliases: /average (?:tax )?rates?(?: of tax)?\b(?! of return)/,
    at: { economics: ['4.5.2'] },
    make: (draw) => {
      const income = draw([40_000, 60_000, 25_000]);
      const rate = draw([15, 24, 12]);
      return `Somebody earns ${pounds(income)} and pays ${pounds((income * rate) / 100)} in tax. Work out the average tax rate.`;
    },
  },
  {
    id: 'budget',
    name: 'budget balance',
    says: 'the budget balance',
    aliases: /\bbudget (?:balance|deficit|surplus)\b|fiscal (?:deficit|surplus)/,
    at: { economics: ['4.5.3', '2.6.2'] },
    sign: 'spending above tax revenue is a deficit, so the balance is negative.',
    make: (draw) => {
      const [taxes, spending] = draw([
        [1020, 1150],
        [780, 735],
        [340, 395],
        [560, 610],
      ] as const);
      const where = draw(['A government has', 'A finance minister has']);
      return `${where} tax revenue of £${count(taxes)} billion and government spending of £${count(spending)} billion. Work out the budget balance.`;
    },
  },
];
