import type { RoleWords } from './role-words.ts';

/** The balance of payments, the budget and the terms of trade. */
export const tradeRoles = {
  exports: {
    label: 'exports',
    units: 'money',
    words: /(?:total )?exports?(?: of (?:goods and services|goods & services))?/,
  },
  imports: {
    label: 'imports',
    units: 'money',
    words: /(?:total )?imports?(?: of (?:goods and services|goods & services))?/,
  },
  goodsExports: {
    label: 'exports of goods',
    units: 'money',
    words: /exports? (?:of )?goods|goods? exports?|visible exports?/,
  },
  goodsImports: {
    label: 'imports of goods',
    units: 'money',
    words: /imports? (?:of )?goods|goods? imports?|visible imports?/,
  },
  servicesExports: {
    label: 'exports of services',
    units: 'money',
    words: /exports? (?:of )?services?|services? exports?|invisible exports?/,
  },
  servicesImports: {
    label: 'imports of services',
    units: 'money',
    words: /imports? (?:of )?services?|services? imports?|invisible imports?/,
  },
  goodsBalance: {
    label: 'the balance of trade in goods',
    units: 'money',
    words:
      /(?:balance of )?(?:trade in )?goods(?: (?:balance|deficit|surplus|trade))|balance (?:of trade )?in goods|trade in goods(?: balance)?|visible (?:balance|trade)|goods/,
  },
  servicesBalance: {
    label: 'the balance of trade in services',
    units: 'money',
    words:
      /(?:balance of )?(?:trade in )?services(?: (?:balance|deficit|surplus|trade))|balance in services|trade in services(?: balance)?|services/,
  },
  tradeBalance: {
    label: 'the trade balance',
    units: 'money',
    words:
      /(?:balance of trade|trade balance|trade (?:deficit|surplus))(?: in goods and services)?|trade in goods and services|trade(?= (?:is |was |= ?)?#)/,
  },
  primaryIncome: {
    label: 'primary income',
    units: 'money',
    words:
      /(?:net )?(?:primary|investment) income(?: balance| flows?)?|net income(?: flows?)?|primary(?: balance)?|income balance|income(?= (?:is |was |flows? (?:is |are )?)?#)/,
  },
  secondaryIncome: {
    label: 'secondary income',
    units: 'money',
    words:
      /(?:net )?secondary income(?: balance| flows?)?|(?:net )?(?:current )?transfers?(?: abroad)?|secondary(?: balance)?/,
  },
  governmentSpending: {
    label: 'government spending',
    units: 'money',
    words:
      /(?:government|govt|gov|public|state|total) (?:spending|expenditure|spends)|(?:government|govt|gov)(?= spend)|spending|spends?|expenditure/,
  },
  taxRevenue: {
    label: 'tax revenue',
    units: 'money',
    words:
      /(?:total |government |govt )?tax (?:revenues?|receipts|take|income)|tax(?:es)?(?: (?:brings?|raises?) in)?|taxation|(?:government |govt )?(?:revenues?|receipts)|collects?/,
  },
  exportPrices: {
    label: 'the export price index',
    units: 'number',
    words:
      /(?:average |index of )?export prices?(?: index)?|index of export prices?|price of exports|px|exports? (?:price )?index|exports?(?= (?:index|price))/,
  },
  importPrices: {
    label: 'the import price index',
    units: 'number',
    words:
      /(?:average |index of )?import prices?(?: index)?|index of import prices?|price of imports|pm|imports? (?:price )?index/,
  },
} as const satisfies RoleWords;
