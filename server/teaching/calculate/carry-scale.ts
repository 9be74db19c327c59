import type { Named } from './read-roles.ts';
import type { Role } from './role-words.ts';

/** Amounts that are told side by side in the same unit: 'goods −120bn, services +90'. */
const families: Role[][] = [
  [
    'exports',
    'imports',
    'goodsExports',
    'goodsImports',
    'servicesExports',
    'servicesImports',
    'goodsBalance',
    'servicesBalance',
    'tradeBalance',
    'primaryIncome',
    'secondaryIncome',
    'currentAccount',
    'income',
  ],
  ['gdp', 'realGdp', 'nominalGdp', 'actualGdp', 'potentialGdp', 'governmentSpending', 'taxRevenue', 'deficit'],
  ['revenue', 'costOfSales', 'operatingExpenses', 'grossProfit', 'operatingProfit', 'netProfit', 'totalCost'],
  ['budgeted', 'actual'],
  ['openingBalance', 'closingBalance', 'inflow', 'outflow', 'netCashFlow'],
  ['currentAssets', 'currentLiabilities', 'inventory', 'nonCurrentLiabilities', 'totalEquity', 'capitalEmployed'],
];

/** A bare 46 beside a budget of 40k is 46k: the student says the thousand once. */
export function carryScale(named: Named): Named {
  const sized = new Map<number, number>();
  for (const family of families) {
    const told = named.facts.filter(({ roles, figure }) => figure.unit !== 'percent' && belongs(roles, family));
    const scales = [...new Set(told.map(({ figure }) => figure.scale).filter((scale) => scale > 1))];
    const [scale] = scales;
    if (scale === undefined || scales.length !== 1) continue;
    for (const { figure, tag } of told) {
      // 'Sales 100k, and costs go up by 900': a change may well be small.
      const most = tag === 'by' ? 100 : scale > 1000 ? 10_000 : 1000;
      const isBare = figure.scale === 1 && figure.currency === '' && Math.abs(figure.value) < most;
      if (isBare && figure.value !== 0) sized.set(figure.index, scale);
    }
  }
  if (sized.size === 0) return named;
  const facts = named.facts.map((fact) => {
    const scale = sized.get(fact.figure.index);
    if (scale === undefined) return fact;
    return {
      ...fact,
      figure: { ...fact.figure, value: fact.figure.value * scale, step: fact.figure.step * scale, scale },
    };
  });
  return { ...named, facts };
}

function belongs(roles: Role[], family: Role[]): boolean {
  return roles.some((role) => family.includes(role));
}
