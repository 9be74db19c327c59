/** Things that move together closely enough that what is known of one holds of the other. */
const families = [
  ['real gdp', 'economic growth', 'GDP'],
  ['profit', 'profits', 'operating profit'],
  ['saving', 'savings'],
  ['taxes', 'income tax'],
  ['total costs', 'business costs'],
  ['costs of production', 'total cost'],
  ['revenue', 'sales revenue', 'total revenue'],
  ['demand', 'sales volume'],
  ['subsidy', 'subsidies'],
  ['labour productivity', 'productivity'],
  ['unit costs', 'average cost'],
  ['labour cost per unit', 'unit labour cost', 'unit labour costs'],
  ['indirect tax', 'vat', 'indirect taxes'],
  ['quality', 'product quality'],
  ['new product development', 'innovation'],
  ['inventory', 'inventories'],
  ['competition', 'rivalry'],
  ['inequality', 'income inequality'],
  ['consumption', 'consumer spending'],
  ['real income', 'real incomes', 'consumer incomes', 'disposable income'],
  ['unemployment', 'cyclical unemployment'],
  ['advertising', 'marketing spending'],
  ['fiscal deficit', 'budget deficit'],
  ['cash flow', 'liquidity'],
];

const kin = new Map(families.flatMap((family) => family.map((one) => [one, family.filter((other) => other !== one)])));

export function kinOf(concept: string): string[] {
  return kin.get(concept) ?? [];
}
