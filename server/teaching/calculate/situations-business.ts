import { madeOrSold } from './quantities.ts';
import type { Role } from './role-words.ts';

/** What is told fits one sum, whether or not the student gives it its name. */
type Situation = {
  name: string;
  /** One figure of each group is told, and nothing else. */
  told: Role[][];
  asks?: RegExp;
  unless?: RegExp;
};

const profits: Role[] = ['operatingProfit', 'netProfit', 'profit', 'averageProfit'];
const sales: Role[] = ['revenue', 'sales', 'firmSales'];
const staff: Role[] = ['workers', 'labourForce', 'employed', 'population'];
const unitCost: Role[] = ['variableCost', 'cost', 'averageCost'];
const expenses: Role[] = ['operatingExpenses', 'fixedCost'];
const share = /share|percent|%|how (?:much|big)/;

export const businessSituations: Situation[] = [
  { name: 'return on capital employed', told: [profits, ['capitalEmployed']], unless: /margin|gearing/ },
  {
    name: 'return on capital employed',
    told: [profits, ['totalEquity'], ['nonCurrentLiabilities']],
    unless: /margin|gear/,
  },
  { name: 'gearing', told: [['nonCurrentLiabilities'], ['capitalEmployed', 'totalEquity']], unless: /roce|return/ },
  {
    name: 'acid-test ratio',
    told: [['currentAssets'], ['inventory'], ['currentLiabilities']],
    unless: /current ratio/,
  },
  {
    name: 'current ratio',
    told: [['currentAssets'], ['currentLiabilities']],
    unless: /acid|quick|working capital(?! ratio)|net current/,
  },
  { name: 'inventory turnover', told: [['costOfSales'], ['inventory']], unless: /gross|margin|\bdays\b/ },
  { name: 'inventory turnover', told: [['costOfSales'], ['openingStock'], ['closingStock']] },
  { name: 'receivables days', told: [['receivables'], sales] },
  { name: 'payables days', told: [['payables'], ['costOfSales', 'creditPurchases']] },
  {
    name: 'operating profit margin',
    told: [['revenue', 'sales'], ['costOfSales'], expenses],
    asks: /operating (?:profit )?margin|\bopm\b/,
    unless: /gross/,
  },
  {
    name: 'operating profit margin',
    told: [['grossProfit'], expenses, ['revenue', 'sales']],
    asks: /margin|percent|%/,
  },
  { name: 'operating profit', told: [['grossProfit'], ['operatingExpenses']], unless: /margin/ },
  { name: 'gross profit margin', told: [['grossProfit'], ['revenue', 'sales']], unless: /cost of|mark ?up/ },
  {
    name: 'gross profit margin',
    told: [['revenue', 'sales'], ['costOfSales']],
    asks: /margin|percent|%/,
    unless: /#\d+ ?margin/,
  },
  { name: 'gross profit', told: [['revenue', 'sales'], ['costOfSales']], asks: /profit|left|make|made/ },
  { name: 'operating profit margin', told: [['operatingProfit'], ['revenue', 'sales']] },
  { name: 'net profit margin', told: [['netProfit', 'profit'], ['revenue']], unless: /total cost|costs?\b/ },
  { name: 'net profit margin', told: [['netProfit', 'profit'], ['sales']], asks: /margin|percent|%|^[^?]*$/ },
  { name: 'labour turnover', told: [['leavers'], staff], unless: /retention|stayed|kept|remain/ },
  { name: 'labour retention', told: [['leavers'], staff], asks: /retention|stayed|kept|remain/ },
  { name: 'labour retention', told: [['stayers'], staff], unless: /turnover/ },
  { name: 'absence rate', told: [['absentDays'], staff], asks: /absen|rate|percent|%|sick/ },
  { name: 'absence rate', told: [['absentDays'], ['workingDays']] },
  { name: 'absence rate', told: [['absentDays'], ['workingDays'], staff] },
  { name: 'labour cost per unit', told: [['labourCost', 'pay'], madeOrSold], asks: /per|each|one|unit/ },
  {
    name: 'labour productivity',
    told: [madeOrSold, staff],
    asks: /productiv|per (?:worker|head|person|employee|member)|each|one (?:worker|person)/,
    unless: /cost/,
  },
  { name: 'capacity utilisation', told: [['capacity', 'units'], ['actualSales']], asks: /capacity|utili|full|occup/ },
  {
    name: 'capacity utilisation',
    told: [['capacity'], madeOrSold],
    unless: /spare|unused|idle|fixed|unit cost|per unit/,
  },
  {
    name: 'capacity from capacity utilisation',
    told: [madeOrSold, ['utilisation']],
    asks: /\bmax|full|could|capacity/,
  },
  { name: 'output from capacity utilisation', told: [['capacity'], ['utilisation']] },
  {
    name: 'market share',
    told: [['firmSales', 'sales', 'revenue'], ['marketSize']],
    asks: share,
    unless: /grow|#\d+ share/,
  },
  {
    name: 'sales from market share',
    told: [['marketShare'], ['marketSize']],
    asks: /sales|sell|revenue|worth|turnover|ours?/,
  },
  {
    name: 'market size',
    told: [['marketShare'], ['firmSales', 'sales', 'revenue']],
    asks: /market|industry|total|whole/,
  },
  {
    name: 'variance',
    told: [['budgeted'], ['actual', 'cost', 'revenue', 'sales', 'profit', 'labourCost', 'totalCost']],
  },
  { name: 'closing balance', told: [['openingBalance'], ['inflow'], ['outflow']] },
  { name: 'closing balance', told: [['openingBalance'], ['netCashFlow']] },
  { name: 'net cash flow', told: [['inflow'], ['outflow']], unless: /closing|opening/ },
  { name: 'margin of safety', told: [['breakEven'], madeOrSold], unless: /fixed|contribution/ },
  { name: 'fixed costs from break-even', told: [['breakEven'], ['contribution']], asks: /fixed|overhead|\bfc\b/ },
  {
    name: 'price from a mark-up',
    told: [['markUp'], [...unitCost, 'initialCost']],
    asks: /price|charge|sell|\bmark/,
    unless: /ped|elastic/,
  },
  { name: 'cost from a mark-up', told: [['markUp'], ['price']], asks: /cost|paid|pay\b/ },
  {
    name: 'output for a target profit',
    told: [['targetProfit', 'profit'], ['fixedCost'], ['contribution']],
    asks: /target|want|need|how many|aim|hit|reach/,
    unless: /profit (?:if|when|at|from|on)\b/,
  },
  {
    name: 'output for a target profit',
    told: [['targetProfit', 'profit'], ['fixedCost'], ['price'], unitCost],
    asks: /target|want|need|how many|aim|hit|reach/,
    unless: /profit (?:if|when|at|from|on)\b/,
  },
  {
    name: 'profit',
    told: [['fixedCost'], ['price'], unitCost, madeOrSold],
    asks: /profit|loss|make|made|left|earn|clear|better off/,
    unless: /safety|break ?even/,
  },
  {
    name: 'profit',
    told: [['fixedCost'], ['contribution'], madeOrSold],
    asks: /profit|loss|make|made|left|earn/,
    unless: /safety|break ?even/,
  },
  {
    name: 'margin of safety',
    told: [['fixedCost'], ['price'], unitCost, madeOrSold],
    asks: /safety|above break|how far/,
  },
  { name: 'margin of safety', told: [['fixedCost'], ['contribution'], madeOrSold], asks: /safety|above break|how far/ },
  {
    name: 'break-even output',
    told: [['fixedCost'], ['contribution']],
    asks: /break|cover|how many|losing|^[^?]*$/,
    unless: /average fixed|\bafc\b|total cost/,
  },
  {
    name: 'break-even output',
    told: [['fixedCost'], ['price'], unitCost],
    asks: /break|cover|how many|losing|loss|^[^?]*$/,
    unless: /average|total cost|unit cost|profit (?:on|per)/,
  },
  {
    name: 'total contribution',
    told: [['price'], unitCost, madeOrSold],
    asks: /contribution|extra profit|worth (?:it|accepting|taking)|more profit|add(?:s|ed)? to profit|special order/,
    unless: /per unit|each (?:one|unit|sale)\b/,
  },
  { name: 'profit', told: [['price'], ['totalCost'], madeOrSold], asks: /profit|make|earn|left|loss/ },
  { name: 'profit', told: [['price'], unitCost, madeOrSold], asks: /profit|make|earn|left|loss/ },
  { name: 'contribution per unit', told: [['price'], unitCost], asks: /contribut/ },
  { name: 'mark-up', told: [['price'], unitCost], asks: /mark ?up|on (?:top of )?(?:the )?cost/ },
  {
    name: 'total revenue',
    told: [['price'], madeOrSold],
    asks: /revenue|turnover|takings|take|bring|sales|earn|money/,
    unless: /profit/,
  },
  { name: 'average cost', told: [['totalCost', 'cost'], madeOrSold], asks: /per|each|one|unit|average/ },
  {
    name: 'average cost',
    told: [['fixedCost'], ['variableCost', 'cost'], madeOrSold],
    asks: /unit cost|average cost|(?:cost|costs) (?:per|of (?:each|one)|each)|each (?:one )?cost|per unit/,
  },
  {
    name: 'total cost',
    told: [['fixedCost'], ['variableCost', 'cost'], madeOrSold],
    asks: /total cost|altogether|in total|all (?:the )?costs/,
  },
];
