import type { RoleWords } from './role-words.ts';

/** Results that a student may be given, so that a sum runs backwards. */
export const ratioRoles = {
  roce: { label: 'the ROCE', units: 'percent', words: /roce|return on capital(?: employed)?/ },
  profitMargin: {
    label: 'the profit margin',
    units: 'percent',
    words: /(?:gross |net |operating )?(?:profit )?margins?(?! of safety)/,
  },
  turnoverRate: {
    label: 'the labour turnover rate',
    units: 'percent',
    words: /(?:labour|staff|employee) turnover(?: rate)?|turnover rate/,
  },
  gearingRate: { label: 'the gearing', units: 'percent', words: /gearing(?: ratio)?/ },
  unemploymentRate: {
    label: 'the unemployment rate',
    units: 'percent',
    words: /unemployment(?: rate)?|rate of unemployment/,
  },
  currentRatio: { label: 'the current ratio', units: 'number', words: /current ratio/ },
  stockTurnover: { label: 'the inventory turnover', units: 'number', words: /(?:inventory|stock) turnover(?: ratio)?/ },
  productivity: {
    label: 'the output per worker',
    units: 'count',
    words:
      /(?:labour )?productivity(?: (?:per|of each) worker)?|output per (?:worker|head|employee)|each worker (?:makes|produces)/,
  },
  openingStock: {
    label: 'the opening stock',
    units: 'money',
    words:
      /opening (?:stocks?|inventor(?:y|ies))|(?:stocks?|inventor(?:y|ies)) at the start(?: of (?:the )?year)?|start(?:ing)? (?:stock|inventory)/,
  },
  closingStock: {
    label: 'the closing stock',
    units: 'money',
    words:
      /closing (?:stocks?|inventor(?:y|ies))|(?:stocks?|inventor(?:y|ies)) at the end(?: of (?:the )?year)?|end(?:ing)? (?:stock|inventory)/,
  },
  termsOfTrade: { label: 'the terms of trade', units: 'number', words: /terms of trade|tot/ },
  currentAccount: {
    label: 'the current account balance',
    units: 'money',
    words: /current (?:account|acc|ac)(?: (?:balance|deficit|surplus))?/,
  },
  deficit: { label: 'the deficit', units: 'money', words: /(?:budget |fiscal )(?:deficit|surplus)|national debt/ },
  potentialGdp: {
    label: 'potential output',
    units: 'money',
    words:
      /potential(?: (?:output|gdp|real gdp|level))?(?: of output)?|trend (?:output|gdp)|full (?:employment|capacity) (?:output|gdp)|(?:could|can) (?:be )?produc(?:e|ing)/,
  },
  actualGdp: {
    label: 'actual output',
    units: 'money',
    words: /(?:actual|current) (?:output|gdp|real gdp)|actual(?= (?:is |was )?#)|(?:is )?producing(?= #)/,
  },
  savings: { label: 'savings', units: 'money', words: /savings|saved|saves?/ },
} as const satisfies RoleWords;
