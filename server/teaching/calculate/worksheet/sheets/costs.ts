import type { Worksheet } from '../worksheet.ts';

/** Price, costs and output of one product. */
export const costsAndOutput: Worksheet = {
  name: 'costs and output',
  // Who knows how much flour is in a cake.
  notWith: /\b(?:price|cost)s? of (?!(?:a|an|the|each|one|it|sales|making)\b)[a-z]+/,
  lines: {
    price: {
      names: '(?:selling |sale |unit )?prices?|(?:sells?|selling)(?: \\w+){0,2} (?:for|at)|charges?',
      ...{ label: 'The price', unit: 'money' },
    },
    variableCost: {
      names:
        '(?:average |unit |direct )?(?:variable|direct) costs?(?: per unit| a unit| each)?|a?vc|(?:ingredients|materials)(?: costs?| and stuff)*|costs? (?:of )?(?:to make|making)(?: each| one| it)?',
      ...{ label: 'Variable cost per unit', unit: 'money' },
    },
    fixedCosts: {
      names: '(?:total )?fixed(?: costs?)?|t?fc|overheads?|rent(?: and (?:wages|salaries|bills))?|set ?up costs?',
      ...{ label: 'Fixed costs', unit: 'money', isPlural: true },
    },
    sold: {
      names:
        'sells?|sold|sales(?: volume)?|output|(?:actual |current )?(?:output|production)|makes?(?= #\\d+ (?:units|a week|a month|a year))|produces?|units(?: sold)?|orders?(?: of| for)?',
      ...{ label: 'Output', unit: 'number' },
    },
    target: {
      names: '(?:target|desired) profit|profit target|(?:make|earn|get|reach|want)(?: a)? (?:profit|target)(?: of)?',
      ...{ label: 'The target profit', unit: 'money' },
    },
    contribution: {
      names: '(?:unit )?contribution(?: per unit| a unit| each)?',
      ...{ label: 'Contribution per unit', unit: 'money', by: ['price - variableCost'], sum: 'contribution per unit' },
    },
    totalContribution: {
      names: 'total contribution|contribution (?:from|of) (?:it|that|this|the order)',
      ...{ label: 'Total contribution', unit: 'money', isResult: true, by: ['contribution * sold'] },
    },
    breakEven: {
      names: 'br(?:ea|a)ke?s? ?even(?: (?:point|output|level|quantity))?(?: at that price)?|bep',
      ...{
        label: 'Break-even output',
        unit: 'number',
        isResult: true,
        isAmount: true,
        by: ['fixedCosts / contribution'],
      },
      ...{ sum: 'break-even output', means: whole },
    },
    safety: {
      names: 'margin of safety|mos|safety margin',
      ...{ label: 'The margin of safety', unit: 'number', isResult: true, by: ['sold - breakEven'] },
      ...{ sum: 'margin of safety', percent: 'safetyPercent' },
    },
    safetyPercent: {
      names: '(?:percentage|percent|%) margin of safety|margin of safety (?:as|in) (?:a )?(?:%|percent(?:age)?)',
      ...{ label: 'As a percentage of sales, the margin of safety', unit: 'percent', isResult: true },
      by: ['safety / sold * 100'],
    },
    targetOutput: {
      names:
        '(?:how many|units|output|sales)[a-z ]{0,30}(?:to make|to earn|to get|to reach|for)(?: a| the| that)*(?: target)? profit',
      ...{
        label: 'The output for that profit',
        unit: 'number',
        isResult: true,
        isAmount: true,
        by: ['wanted / contribution'],
      },
      ...{ sum: 'output for a target profit', means: whole },
    },
    wanted: {
      names: 'fixed costs and (?:the )?(?:target )?profit',
      ...{ label: 'What has to be covered', unit: 'money', isResult: true, by: ['fixedCosts + target'] },
    },
    revenue: {
      names: '(?:total |sales )?(?:revenues?|turnover)|takings',
      ...{ label: 'Revenue', unit: 'money', isResult: true, by: ['price * sold'] },
    },
    variableTotal: {
      names: 'total variable costs?|tvc',
      ...{ label: 'Total variable cost', unit: 'money', isResult: true, by: ['variableCost * sold'] },
    },
    totalCost: {
      names: 'total costs?|tc|all (?:the |its )?costs',
      ...{ label: 'Total cost', unit: 'money', isResult: true, by: ['variableTotal + fixedCosts'] },
    },
    unitCost: {
      names: 'unit costs?|average (?:total )?costs?|costs? per unit|ac',
      ...{ label: 'Unit cost', unit: 'money', isResult: true, by: ['totalCost / sold'] },
    },
    fixedEach: {
      names: 'average fixed costs?|afc|fixed costs? (?:per unit|each|a unit)',
      ...{ label: 'Fixed cost per unit', unit: 'money', isResult: true, by: ['fixedCosts / sold'] },
    },
    profit: {
      names: '(?:total )?profits?|loss',
      ...{ label: 'Profit', unit: 'money', isResult: true, sum: 'profit' },
      by: ['totalContribution - fixedCosts'],
      means: (value) => (value < 0 ? 'That is a loss.' : undefined),
    },
  },
  asks: [[/\bhow much (?:profit|money) (?:is|would|will|do|does|did)\b/, ['profit']]],
};

/** What is sold is whole, so a part of one more is one more. */
function whole(value: number): string | undefined {
  return Number.isInteger(value)
    ? undefined
    : `Only whole ones can be sold, so it takes ${Math.ceil(value).toLocaleString('en-GB')}.`;
}
