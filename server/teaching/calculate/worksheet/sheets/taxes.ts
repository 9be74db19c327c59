import type { Worksheet } from '../worksheet.ts';

/** A tax on each unit, and who bears it. */
export const unitTax: Worksheet = {
  name: 'a tax on each unit',
  needs: ['tax'],
  subject: 'economics',
  lines: {
    price: {
      names: 'prices?(?: goes| for consumers)?|consumers? (?:pay|paid)',
      label: 'The price',
      unit: 'money',
      moved: 'newPrice',
    },
    newPrice: { names: 'new price', label: 'The new price', unit: 'money' },
    quantity: { names: 'quantity|qty|sales|output|units', label: 'Quantity', unit: 'number', moved: 'newQuantity' },
    newQuantity: { names: 'new quantity|quantity after', label: 'The new quantity', unit: 'number' },
    tax: { names: '(?:unit |indirect |specific )?tax(?: per unit)?|duty|levy', label: 'The tax', unit: 'money' },
    onConsumers: {
      names: 'consumers? (?:pay|bear)[a-z ]{0,12}per unit',
      ...{
        label: 'Consumers pay more a unit: that',
        unit: 'money',
        isResult: true,
        isAmount: true,
        by: ['newPrice - price'],
      },
    },
    onProducers: {
      names: 'producers? (?:pay|bear)[a-z ]{0,12}per unit',
      ...{
        label: 'What producers bear a unit',
        unit: 'money',
        isResult: true,
        isAmount: true,
        by: ['tax - onConsumers'],
      },
    },
    revenue: {
      names: 'tax revenue|revenue (?:from the tax|for the government)|government (?:revenue|gets)|total tax',
      ...{ label: 'Tax revenue', unit: 'money', isResult: true, by: ['tax * newQuantity'] },
    },
    consumerBurden: {
      names: '(?:consumers?)(?: total)? (?:share|burden|incidence)|consumers pay',
      ...{
        label: 'The part that consumers bear',
        unit: 'money',
        isResult: true,
        by: ['onConsumers * newQuantity'],
        percent: 'consumerPercent',
      },
    },
    producerBurden: {
      names: '(?:producers?|firms?)(?: total)? (?:share|burden|incidence)|producers pay',
      ...{
        label: 'The part that producers bear',
        unit: 'money',
        isResult: true,
        by: ['onProducers * newQuantity'],
        percent: 'producerPercent',
      },
    },
    consumerPercent: {
      names: '(?:share|percentage|percent|%|proportion) (?:is |falls )?(?:on|of|paid by|borne by) (?:the )?consumers?',
      ...{ label: 'The consumers’ share', unit: 'percent', isResult: true, by: ['onConsumers / tax * 100'] },
    },
    producerPercent: {
      names:
        '(?:share|percentage|percent|%|proportion) (?:is |falls )?(?:on|of|paid by|borne by) (?:the )?(?:producers?|firms?)',
      ...{ label: 'The producers’ share', unit: 'percent', isResult: true, by: ['onProducers / tax * 100'] },
    },
  },
  asks: [
    [
      /\bwho (?:pays|bears) (?:what|how much|the most|more)\b|\bhow is (?:the tax|it) (?:split|shared)\b|\bhow much (?:do|does|of it)[a-z ]*consumers and[a-z ]*producers\b/,
      ['onConsumers', 'onProducers', 'consumerBurden', 'producerBurden'],
    ],
  ],
};

/** A subsidy on each unit, and who gains from it. */
export const unitSubsidy: Worksheet = {
  name: 'a subsidy on each unit',
  needs: ['subsidy'],
  subject: 'economics',
  lines: {
    price: { names: 'prices?(?: goes| for consumers)?', label: 'The price', unit: 'money', moved: 'newPrice' },
    newPrice: { names: 'new price', label: 'The new price', unit: 'money' },
    quantity: { names: 'quantity|qty|sales|output|units', label: 'Quantity', unit: 'number', moved: 'newQuantity' },
    newQuantity: { names: 'new quantity|quantity after', label: 'The new quantity', unit: 'number' },
    subsidy: { names: '(?:unit )?subsid(?:y|ies)(?: per unit)?', label: 'The subsidy', unit: 'money' },
    toConsumers: {
      names: 'consumers? (?:gain|save|get)[a-z ]{0,12}per unit',
      ...{
        label: 'What consumers save a unit',
        unit: 'money',
        isResult: true,
        isAmount: true,
        by: ['price - newPrice'],
      },
    },
    toProducers: {
      names: 'producers? (?:gain|get|keep)[a-z ]{0,12}per unit',
      ...{
        label: 'What producers keep a unit',
        unit: 'money',
        isResult: true,
        isAmount: true,
        by: ['subsidy - toConsumers'],
      },
    },
    cost: {
      names:
        '(?:total |government )?(?:cost|spending)(?: to (?:the )?(?:government|govt|taxpayer))?|costs? (?:the )?(?:government|govt)',
      ...{ label: 'The cost to the government', unit: 'money', isResult: true, by: ['subsidy * newQuantity'] },
    },
    consumerGain: {
      names: 'goes to (?:the )?consumers|consumers? (?:share|gain|get|benefit)',
      ...{ label: 'The part that goes to consumers', unit: 'money', isResult: true, by: ['toConsumers * newQuantity'] },
    },
    producerGain: {
      names: '(?:goes )?to (?:the )?producers|producers? (?:share|gain|get|benefit)',
      ...{ label: 'The part that goes to producers', unit: 'money', isResult: true, by: ['toProducers * newQuantity'] },
    },
  },
  asks: [[/\bwho (?:gets|gains|benefits)\b/, ['consumerGain', 'producerGain']]],
};
