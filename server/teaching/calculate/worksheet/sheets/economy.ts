import type { Worksheet } from '../worksheet.ts';

/** The multiplier from what is spent, or from what leaks. */
export const multiplier: Worksheet = {
  name: 'the multiplier',
  subject: 'economics',
  lines: {
    mpc: { names: 'mpc|(?:marginal )?propensity to consume', label: 'The MPC', unit: 'share' },
    mps: { names: 'mps|(?:marginal )?propensity to save|sav(?:e|ing|ings)(?: one)?', label: 'The MPS', unit: 'share' },
    mpt: {
      names: 'mpt|mrt|(?:marginal )?(?:propensity to (?:be )?tax(?:ed)?|rate of tax)|tax(?: one)?',
      label: 'The MPT',
      unit: 'number',
    },
    mpm: { names: 'mpm|(?:marginal )?propensity to import|imports?(?: one)?', label: 'The MPM', unit: 'share' },
    mpw: {
      names: 'mpw|(?:marginal )?propensity to withdraw|(?:total )?leakages?|withdrawals',
      ...{ label: 'The MPW', unit: 'share', by: ['mps + mpt + mpm', 'mps + mpm', 'mps + mpt', '1 - mpc'] },
    },
    injection: {
      names:
        '(?:initial )?injection|(?:government |govt |public )?(?:spending|spends?|investment|invests?)|exports rise by',
      ...{ label: 'The injection', unit: 'money' },
    },
    multiplier: {
      names: 'multiplier|k',
      ...{ label: 'The multiplier', unit: 'number', by: ['1 / mpw'], sum: 'multiplier' },
    },
    total: {
      names:
        '(?:how much )?(?:does |will |would )?(?:gdp|national income|income) (?:go up|rise|increase|grow)|(?:rise|increase|change) in (?:gdp|national income|income|real gdp)|(?:final|total|overall) (?:change|rise|effect|increase|impact)(?: on gdp| in gdp)?|(?:gdp|national income|income) (?:rises?|goes up|increases?|changes?)(?: by)?',
      ...{
        label: 'The final rise in national income',
        unit: 'money',
        isResult: true,
        by: ['injection * multiplier'],
        sum: 'final change in national income',
      },
    },
  },
};

/** Pay, and what it buys. */
export const realPay: Worksheet = {
  name: 'real pay',
  needs: ['inflation'],
  lines: {
    pay: {
      names: '(?:wages?|pay|salary|earnings|earns?|income|earning)(?: goes| rises)?',
      label: 'Pay',
      unit: 'money',
      moved: 'newPay',
    },
    newPay: { names: 'new (?:wage|pay|salary)', label: 'The new pay', unit: 'money' },
    inflation: {
      names: 'inflation(?: rate)?|prices (?:rise|rose|go up|went up|are up)(?: by)?|cpi',
      label: 'Inflation',
      unit: 'percent',
    },
    gap: { names: 'pay rise in pounds', label: 'The rise in pay', unit: 'money', isResult: true, by: ['newPay - pay'] },
    growth: {
      names:
        '(?:nominal |percentage |% )?(?:pay|wage) (?:rise|growth|increase)(?: in percent)?|percentage (?:rise|change) in pay',
      ...{ label: 'The pay rise', unit: 'percent', isResult: true, by: ['gap / pay * 100'] },
    },
    real: {
      names:
        'real (?:pay|wage|wages|income|terms)(?: (?:change|rise|fall|growth))?|real (?:change|rise|cut)|worse off|better off',
      ...{ label: 'The change in real pay, roughly,', unit: 'percent', isResult: true, by: ['growth - inflation'] },
      means: (value) =>
        value === 0
          ? 'So they are as well off as before.'
          : value > 0
            ? 'So yes, they are better off.'
            : 'So no, they are worse off: prices have risen by more than pay.',
    },
    extra: {
      names: 'extra cost',
      ...{ label: 'What dearer prices take', unit: 'money', isResult: true, by: ['pay * inflation / 100'] },
    },
    standStill: {
      names: '(?:to )?(?:stand still|keep up(?: with inflation)?|stay the same|be no worse off|break even)',
      ...{ label: 'Pay that just keeps up', unit: 'money', isResult: true, by: ['pay + extra'] },
    },
    short: {
      names: 'short|behind|lost out by|down by',
      ...{ label: 'The shortfall', unit: 'money', isResult: true, by: ['standStill - newPay'] },
    },
  },
};

/** Who works, and who looks for work. */
export const jobs: Worksheet = {
  name: 'jobs',
  subject: 'economics',
  lines: {
    unemployed: { names: 'unemployed|out of work|jobless|looking for work', label: 'The unemployed', unit: 'number' },
    employed: {
      names: '(?:in )?(?:employed|in work|have jobs|with jobs|employment)',
      label: 'The employed',
      unit: 'number',
    },
    labourForce: {
      names: 'labour force|workforce|economically active',
      ...{ label: 'The labour force', unit: 'number', by: ['employed + unemployed'] },
    },
    workingAge: {
      names: 'working age(?: pop(?:ulation)?)?|(?:adult )?pop(?:ulation)?',
      label: 'The working-age population',
      unit: 'number',
    },
    inactive: {
      names: '(?:economically )?inactive',
      ...{ label: 'The inactive', unit: 'number', by: ['workingAge - labourForce'] },
    },
    unemployment: {
      names: '(?:new )?unemployment(?: rate)?',
      ...{
        label: 'The unemployment rate',
        unit: 'percent',
        isResult: true,
        isPart: true,
        by: ['unemployed / labourForce * 100'],
        sum: 'unemployment rate',
      },
    },
    participation: {
      names: '(?:participation|activity) rate',
      ...{ label: 'The participation rate', unit: 'percent', isResult: true, by: ['labourForce / workingAge * 100'] },
    },
    employmentRate: {
      names: 'employment rate',
      ...{
        label: 'The employment rate',
        unit: 'percent',
        isResult: true,
        by: ['employed / workingAge * 100'],
        sum: 'employment rate',
      },
    },
    inactivity: {
      names: 'inactivity(?: rate)?',
      ...{
        label: 'The inactivity rate',
        unit: 'percent',
        isResult: true,
        by: ['inactive / workingAge * 100'],
        sum: 'inactivity rate',
      },
    },
  },
};

/** What a government takes, spends and owes. */
export const publicFinance: Worksheet = {
  name: 'public finance',
  subject: 'economics',
  lines: {
    spending: {
      names: '(?:government |govt |public |total )?(?:spending|spends?|spent|expenditure)',
      label: 'Government spending',
      unit: 'money',
    },
    taxes: {
      names:
        '(?:in |of )?tax(?:es)?(?: revenues?| receipts| take)?|receipts|revenue|(?:got|raised|collected|took)(?= #\\d+ in tax)',
      label: 'Tax revenue',
      unit: 'money',
    },
    gdp: { names: 'gdp|national income', label: 'GDP', unit: 'money' },
    debtBefore: {
      names: '(?:national |public |government )?debt(?: was)?(?: at the start)?',
      label: 'The debt before',
      unit: 'money',
    },
    deficit: {
      names: '(?:budget |fiscal )?deficit|borrowing|psnb',
      ...{
        label: 'The deficit',
        unit: 'money',
        by: ['spending - taxes'],
        percent: 'deficitShare',
        sum: 'budget balance',
      },
    },
    deficitShare: {
      names: '(?:deficit|that|it) as (?:a )?(?:%|percent(?:age)?|share) of gdp|% of gdp|percent of gdp',
      ...{ label: 'As a share of GDP the deficit', unit: 'percent', isResult: true, by: ['deficit / gdp * 100'] },
    },
    debt: {
      names: 'debt now|new (?:national )?debt',
      ...{ label: 'The debt now', unit: 'money', isResult: true, by: ['debtBefore + deficit'] },
    },
    debtShare: {
      names:
        'debt (?:to|as (?:a )?(?:%|percent|percentage|share) of) gdp|debt (?:to )?gdp ratio|what is it now as (?:a )?% of gdp',
      ...{ label: 'The debt as a share of GDP', unit: 'percent', isResult: true, by: ['debt / gdp * 100'] },
    },
  },
};
