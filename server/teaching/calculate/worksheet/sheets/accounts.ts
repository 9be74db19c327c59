import type { Worksheet } from '../worksheet.ts';

/** From revenue to profit for the year. */
export const profitAndLoss: Worksheet = {
  name: 'profit and loss',
  subject: 'business',
  lines: {
    revenue: {
      names: '(?:sales |total |its |their |our )?(?:revenues?|turnover)|sales',
      ...{ label: 'Revenue', unit: 'money', by: ['grossProfit + costOfSales'] },
    },
    costOfSales: {
      names: 'costs? of (?:sales|goods(?: sold)?)|cogs',
      ...{ label: 'Cost of sales', unit: 'money', by: ['revenue - grossProfit'] },
    },
    overheads: {
      names:
        '(?:other )?(?:operating |admin )?(?:expenses|overheads?)|operating costs?|(?:staff|marketing|admin) costs?',
      ...{ label: 'Operating expenses', unit: 'money', isPlural: true, by: ['grossProfit - operatingProfit'] },
    },
    finance: {
      names: '(?:net )?(?:loan )?interest(?: paid| payments?)?|finance costs?|interest and tax',
      ...{ label: 'Interest', unit: 'money' },
    },
    tax: { names: '(?:corporation )?tax(?: bill| paid)?', label: 'Tax', unit: 'money' },
    grossProfit: {
      names: 'gross profits?|gp',
      ...{ label: 'Gross profit', unit: 'money', sum: 'gross profit', percent: 'grossMargin' },
      by: ['revenue - costOfSales'],
    },
    operatingProfit: {
      names: 'operating profits?|op profit|profit from operations',
      ...{ label: 'Operating profit', unit: 'money', sum: 'operating profit', percent: 'operatingMargin' },
      by: ['grossProfit - overheads'],
    },
    netProfit: {
      names: 'net profits?|profits? for (?:the )?year|profit after (?:tax|interest)|final profit',
      ...{ label: 'Profit for the year', unit: 'money', sum: 'profit for the year', percent: 'netMargin' },
      by: ['operatingProfit - finance - tax', 'operatingProfit - finance', 'operatingProfit - tax'],
    },
    grossMargin: {
      names: 'gross (?:profit )?margins?|gpm',
      ...{ label: 'Gross profit margin', unit: 'percent', sum: 'gross profit margin', isResult: true },
      by: ['grossProfit / revenue * 100'],
    },
    operatingMargin: {
      names: 'operating (?:profit )?margins?|opm',
      ...{ label: 'Operating profit margin', unit: 'percent', sum: 'operating profit margin', isResult: true },
      by: ['operatingProfit / revenue * 100'],
    },
    netMargin: {
      names: 'net (?:profit )?margins?|profit for (?:the )?year margins?|npm',
      ...{ label: 'Profit for the year margin', unit: 'percent', sum: 'net profit margin', isResult: true },
      by: ['netProfit / revenue * 100'],
    },
  },
  asks: [
    [/\bgross (?:\+|and|&) operating (?:profit )?margins?\b/, ['grossMargin', 'operatingMargin']],
    [/\bgross (?:\+|and|&) net (?:profit )?margins?\b/, ['grossMargin', 'netMargin']],
  ],
};

/** What a firm has and owes in the short term. */
export const liquidity: Worksheet = {
  name: 'liquidity',
  subject: 'business',
  lines: {
    inventory: {
      names: 'inventor(?:y|ies)|stocks?',
      ...{ label: 'Inventories', unit: 'money', isPlural: true },
    },
    receivables: { names: '(?:trade )?(?:receivables|debtors)', label: 'Receivables', unit: 'money', isPlural: true },
    cash: { names: 'cash(?: in (?:the )?bank| at bank)?|bank balance', label: 'Cash', unit: 'money' },
    currentAssets: {
      names: '(?:total )?current assets?',
      ...{ label: 'Current assets', unit: 'money', isPlural: true },
      by: ['inventory + receivables + cash', 'inventory + receivables', 'inventory + cash'],
    },
    currentLiabilities: {
      names: '(?:total )?current liabilit(?:y|ies)|short term debts?|payables|creditors',
      ...{ label: 'Current liabilities', unit: 'money', isPlural: true },
    },
    liquid: {
      names: 'liquid assets|current assets without (?:the )?(?:stock|inventory)',
      ...{
        label: 'Current assets without inventories',
        unit: 'money',
        isPlural: true,
        by: ['currentAssets - inventory'],
      },
    },
    currentRatio: {
      names: 'current ratio|cr',
      ...{ label: 'Current ratio', unit: 'number', sum: 'current ratio', isResult: true },
      by: ['currentAssets / currentLiabilities'],
    },
    acidTest: {
      names: 'acid test(?: ratio)?|quick ratio|liquid ratio',
      ...{ label: 'Acid test ratio', unit: 'number', sum: 'acid-test ratio', isResult: true },
      by: ['liquid / currentLiabilities'],
    },
    workingCapital: {
      names: 'working capital|net current assets',
      ...{ label: 'Working capital', unit: 'money', sum: 'working capital', isResult: true },
      by: ['currentAssets - currentLiabilities'],
    },
  },
};

/** Capital and what it earns. */
export const capital: Worksheet = {
  name: 'capital',
  subject: 'business',
  lines: {
    loans: {
      names: 'non current liabilities|long term (?:loans?|liabilities|debts?|borrowing)|loans?|debts?|borrowing',
      ...{ label: 'Non-current liabilities', unit: 'money', isPlural: true },
    },
    equity: { names: '(?:total |shareholders? )?equity|share capital', label: 'Total equity', unit: 'money' },
    capitalEmployed: {
      names: '(?:total )?capital(?: employed)?',
      ...{ label: 'Capital employed', unit: 'money', by: ['loans + equity'] },
    },
    operatingProfit: { names: '(?:operating )?profits?', label: 'Operating profit', unit: 'money' },
    gearing: {
      names: 'gearing(?: ratio)?',
      ...{ label: 'Gearing', unit: 'percent', sum: 'gearing', isResult: true },
      by: ['loans / capitalEmployed * 100'],
    },
    roce: {
      names: 'roce|return on capital(?: employed)?',
      ...{ label: 'ROCE', unit: 'percent', sum: 'ROCE', isResult: true },
      by: ['operatingProfit / capitalEmployed * 100'],
    },
  },
};
