import type { Worksheet } from '../worksheet.ts';

/** No price moves so far at once. */
const mostTimes = 10;

/** A price that moves, and what is bought at it. */
export const priceMove: Worksheet = {
  name: 'a move of price',
  isLikely: ({ price, newPrice }) =>
    price === undefined || newPrice === undefined || (newPrice < price * mostTimes && price < newPrice * mostTimes),
  lines: {
    price: {
      names: 'prices?(?: goes| is)?|fares?|tickets?(?= (?:from|were|was) #)',
      label: 'The price',
      unit: 'money',
      moved: 'newPrice',
    },
    newPrice: {
      names: 'new price',
      ...{ label: 'The new price', unit: 'money', by: ['price * factorPrice'] },
    },
    quantity: {
      names: '(?:quantity|qty|q[ds]?|sales|demand|trips|customers|units|sold|sells?|sell)(?: demanded| sold)?',
      ...{ label: 'Quantity', unit: 'number', moved: 'newQuantity' },
    },
    newQuantity: {
      names: 'new quantity|how many (?:will|would|do) they sell',
      ...{ label: 'The new quantity', unit: 'number', by: ['quantity * factorQuantity'] },
    },
    ped: {
      names: 'ped|price elasticity(?: of demand)?|elasticity',
      ...{ label: 'PED', unit: 'number', by: ['quantityChange / priceChange'], sum: 'price elasticity of demand' },
      means: (value) =>
        Math.abs(value) === 1 ? 'That is unit elastic.' : `That is ${Math.abs(value) > 1 ? 'elastic' : 'inelastic'}.`,
    },
    priceChange: {
      names: '(?:percentage|percent|%) (?:change|rise|fall|cut|increase) in (?:the )?price',
      ...{ label: 'The percentage change in price', unit: 'percent', by: ['priceGap / price * 100'] },
    },
    quantityChange: {
      names: '(?:percentage|percent|%) change in (?:the )?(?:quantity|sales|demand)',
      ...{
        label: 'The percentage change in quantity',
        unit: 'percent',
        by: ['quantityGap / quantity * 100', 'ped * priceChange'],
      },
    },
    priceGap: {
      names: 'change in price',
      label: 'The change in price',
      unit: 'money',
      isResult: true,
      by: ['newPrice - price'],
    },
    quantityGap: {
      names: 'change in quantity',
      ...{ label: 'The change in quantity', unit: 'number', isResult: true, by: ['newQuantity - quantity'] },
    },
    factorQuantity: {
      names: 'quantity factor',
      ...{ label: 'As a multiplier that', unit: 'number', isResult: true, by: ['quantityChange / 100 + 1'] },
    },
    factorPrice: {
      names: 'price factor',
      ...{ label: 'As a multiplier that', unit: 'number', isResult: true, by: ['priceChange / 100 + 1'] },
    },
    revenue: {
      names: '(?:old|first|original) (?:total )?revenue|revenue before',
      ...{ label: 'Revenue before', unit: 'money', isResult: true, by: ['price * quantity'] },
    },
    newRevenue: {
      names: 'new (?:total )?revenue|revenue (?:after|now)',
      ...{ label: 'Revenue after', unit: 'money', isResult: true, by: ['newPrice * newQuantity'] },
    },
    revenueGap: {
      names: 'change in (?:total )?revenue|how much (?:more|less|extra) (?:money|revenue)',
      ...{
        label: 'The change in revenue',
        unit: 'money',
        isResult: true,
        by: ['newRevenue - revenue'],
        percent: 'revenueChange',
      },
      means: (value, say) =>
        value === 0
          ? 'So revenue stays as it was.'
          : `So revenue ${value > 0 ? 'rises' : 'falls'} by ${say.money(Math.abs(value))}.`,
    },
    revenueChange: {
      names: '(?:percentage|percent|%) change in (?:total )?revenue',
      ...{
        label: 'The percentage change in revenue',
        unit: 'percent',
        isResult: true,
        by: ['revenueGap / revenue * 100'],
      },
      means: (value, say) =>
        value === 0 ? undefined : `So revenue ${value > 0 ? 'rises' : 'falls'} by ${say.percent(Math.abs(value))}.`,
    },
  },
  asks: [
    [
      /\brevenue before and after\b|\bwhat happens to (?:the |total )?revenue\b|\b(?:total )?revenue\?|\bboth revenues\b/,
      ['revenue', 'newRevenue', 'revenueGap'],
    ],
    [/\brevenue (?:would |will |goes |to )?(?:go )?(?:up|down|rises?|falls?)\b/, ['revenueChange']],
  ],
};

/** A firm's part of its market. */
export const marketShare: Worksheet = {
  name: 'market share',
  needs: ['market'],
  lines: {
    sales: {
      names:
        '(?:our|its|their|my|the firms?|we) (?:own )?(?:sales|revenue)|(?:we|it|they|i) (?:sold|made|had|sell)|firms? sales',
      ...{ label: 'The firm’s sales', unit: 'money', moved: 'newSales' },
    },
    newSales: { names: 'new sales', label: 'The firm’s sales now', unit: 'money' },
    market: {
      names: '(?:the )?(?:whole |total )?(?:market|industry)(?: size| sales| value)?(?: is| was)?(?: worth)?',
      ...{ label: 'The market', unit: 'money', moved: 'newMarket' },
    },
    newMarket: { names: 'new market(?: size)?', label: 'The market now', unit: 'money' },
    share: {
      names: '(?:market )?share',
      ...{
        label: 'Market share',
        unit: 'percent',
        isResult: true,
        isPart: true,
        by: ['newSales / newMarket * 100', 'sales / market * 100'],
        sum: 'market share',
      },
    },
    oldShare: {
      names: '(?:old|last years?|previous|first) (?:market )?share|share (?:last year|before)',
      ...{ label: 'The share before', unit: 'percent', isResult: true, by: ['sales / market * 100'] },
    },
    marketGap: {
      names: 'change in the market',
      label: 'The change in the market',
      unit: 'money',
      isResult: true,
      by: ['newMarket - market'],
    },
    salesGap: {
      names: 'change in sales',
      label: 'The change in sales',
      unit: 'money',
      isResult: true,
      by: ['newSales - sales'],
    },
    marketGrowth: {
      names: 'market (?:growth|grow|grew|grown)|growth of the market',
      ...{
        label: 'Market growth',
        unit: 'percent',
        isResult: true,
        by: ['marketGap / market * 100'],
        sum: 'market growth',
      },
    },
    salesGrowth: {
      names: '(?:sales|we|they|our own) (?:growth|grow|grew|grown)',
      ...{ label: 'Sales growth', unit: 'percent', isResult: true, by: ['salesGap / sales * 100'] },
    },
    toKeep: {
      names: '(?:sales|revenue)[a-z ]{0,24}(?:to keep|for the same|to hold)[a-z ]{0,12}share',
      ...{ label: 'The sales that keep the share', unit: 'money', isResult: true, by: ['newMarket * oldShare / 100'] },
    },
  },
  asks: [
    [/\bmarket (?:grow|grew|grown)\b.*\b(?:we|they|it|sales) (?:grow|grew|grown)\b/, ['marketGrowth', 'salesGrowth']],
  ],
};
