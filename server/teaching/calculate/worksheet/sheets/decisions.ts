import type { Worksheet } from '../worksheet.ts';

/** A price put on top of a cost. */
export const pricing: Worksheet = {
  name: 'pricing',
  needs: ['cost'],
  subject: 'business',
  lines: {
    cost: {
      names: '(?:unit )?costs?(?: price)?(?: to make| of making| them| it)?|bought for|buys?(?: it| them| each)? for',
      ...{ label: 'The cost', unit: 'money' },
    },
    markUp: { names: 'mark ?ups?(?: of)?|markup', label: 'The mark-up', unit: 'percent', by: ['added / cost * 100'] },
    margin: {
      names: '(?:profit )?margins?',
      ...{ label: 'The margin', unit: 'percent', by: ['added / price * 100'] },
    },
    costShare: {
      names: 'cost as a share of the price',
      ...{ label: 'The cost as a share of the price', unit: 'percent', isResult: true, by: ['100 - margin'] },
    },
    added: {
      names: 'profit per unit|profit (?:on each|each)|added (?:on|to it)',
      ...{ label: 'What is added', unit: 'money', isResult: true, by: ['price - cost', 'cost * markUp / 100'] },
    },
    price: {
      names: '(?:selling |sale |new )?prices?|sells?(?: it| them| each)? (?:for|at)|charges?',
      ...{ label: 'The price', unit: 'money', by: ['cost + added', 'cost / costShare * 100'] },
    },
  },
};

/** Cash that comes and goes in one month. */
export const cashMonth: Worksheet = {
  name: 'cash in a month',
  subject: 'business',
  lines: {
    opening: {
      names: 'opening (?:cash )?balance|starts? (?:the month )?with|opening',
      label: 'The opening balance',
      unit: 'money',
    },
    inflow: {
      names: '(?:total |cash )*(?:inflows?|receipts)|cash in|money in|sales|comes? in|coming in',
      ...{ label: 'Inflows', unit: 'money', isPlural: true },
    },
    outflow: {
      names: '(?:total |cash )*(?:outflows?|payments?)|cash out|money out|costs|goes out|going out|bills',
      ...{ label: 'Outflows', unit: 'money', isPlural: true },
    },
    net: {
      names: 'net (?:cash ?flow|cash|flow)',
      ...{ label: 'Net cash flow', unit: 'money', isResult: true, by: ['inflow - outflow'], sum: 'net cash flow' },
    },
    closing: {
      names: 'closing (?:cash )?balance|closing|end (?:the month )?with|left at the end',
      ...{ label: 'The closing balance', unit: 'money', isResult: true, by: ['opening + net'], sum: 'closing balance' },
    },
  },
};

/** One choice with two outcomes. */
export const decisionTree: Worksheet = {
  name: 'a decision tree',
  needs: ['chance'],
  subject: 'business',
  lines: {
    chance: {
      names:
        '(?:probability|chance|likelihood)(?: of (?:success|it working|(?:the )?launch working|working))?(?: is| of)?|likely to work',
      ...{ label: 'The chance of success', unit: 'percent' },
    },
    success: {
      names:
        '(?:if it )?(?:works|succeeds|is a success|success|goes well)(?: it)?(?: makes| earns| brings in| brings| pays| pays out| gives)?',
      ...{ label: 'What success brings', unit: 'money' },
    },
    failure: {
      names:
        '(?:if (?:it|not) )?(?:fails|failure|flops|doesnt(?: work)?|goes badly|not)(?: it)?(?: makes| earns| brings in| brings| pays| pays out| gives| only| just)*',
      ...{ label: 'What failure brings', unit: 'money' },
    },
    cost: { names: '(?:it )?costs?(?: of| to launch| is)?|launch costs?|investment', label: 'The cost', unit: 'money' },
    otherChance: {
      names: 'chance of failure|probability of failure',
      ...{ label: 'The chance of failure', unit: 'percent', isResult: true, by: ['100 - chance'] },
    },
    good: { names: 'success part', label: 'Of success', unit: 'money', isResult: true, by: ['chance * success / 100'] },
    bad: {
      names: 'failure part',
      label: 'Of failure',
      unit: 'money',
      isResult: true,
      by: ['otherChance * failure / 100'],
    },
    expected: {
      names: 'expected (?:value|return|outcome)|ev|emv',
      ...{ label: 'The expected value', unit: 'money', isResult: true, by: ['good + bad'], sum: 'expected value' },
    },
    net: {
      names: 'net (?:gain|expected (?:value|gain))',
      ...{ label: 'The net gain', unit: 'money', isResult: true, by: ['expected - cost'] },
    },
  },
};
