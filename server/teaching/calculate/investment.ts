import { type Formula, type Need, rate, value, type Working, way } from './formula.ts';
import { type Flows, flowsNeed } from './read-flows.ts';
import { type Say, tidy } from './say-number.ts';

export const investment: Formula[] = [
  {
    name: 'payback period',
    neverGiven: true,
    aliases:
      /pays? ?backs?(?: period| time)?|(?:how (?:long|many \w+)(?: will it take)? (?:until|till|til|before|to|for) (?:it |this |that |they |she |he )?(?:to )?pays? for (?:itself|themselves))|(?:get|got|gets|has|have|earn(?:s|ed)?|make|makes|see) (?:it|that|this|it all|all of it|(?:all )?(?:our|my|their|the|its) (?:money|cash|investment|outlay))(?: all)? back|(?:long|till|til|until|before|when|by when)[\w ]{0,24}(?:paid (?:for|off|back)|pays? (?:it |them |us )?(?:off|back)|covers? (?:its|the|their) (?:own )?(?:costs?|outlay)|recoups?(?: \w+){0,3}|recovers?(?: \w+){0,3}|breaks? even on it)|pays? (?:for )?(?:itself|themselves)(?: back)?|(?:get|earn|make) (?:its|their|the) money back|paid back|how long (?:to|until|before|will it take to) (?:pay(?! (?:its |our |their |the )?(?:suppliers|creditors|us|them))|recover|get)[\w ]{0,24}/,
    formula: 'Payback = full years before payback + amount still to recover ÷ flow of the next year',
    sentence:
      'Add up the yearly flows until the initial cost is covered, then take the part of the last year you need.',
    ways: [
      way({ project: flowsNeed() }, ({ project }, say) =>
        project.every ? paybackShort(project, project.every, say) : payback(project, say),
      ),
    ],
  },
  {
    name: 'net present value',
    neverGiven: true,
    aliases: /net present values?(?: at| for| if| using)?|npv(?: at| for| if| using)?/,
    formula: 'NPV = sum of (net cash flow × discount factor) − initial cost',
    sentence: 'Multiply each flow by its discount factor, add them up and take off the initial cost.',
    ways: [
      way({ project: flowsNeed() }, ({ project }, say) =>
        project.factors.length === project.flows.length && project.flows.length > 1
          ? presentValue(project, project.factors, say)
          : undefined,
      ),
      way({ project: flowsNeed(), rate: discountNeed() }, ({ project, rate: percent }, say) => {
        if (project.factors.length > 0 || percent <= 0 || percent >= 100 || (project.even && project.flows.length < 2))
          return undefined;
        const factors = project.flows.map((_, at) => Math.round((1 / (1 + percent / 100) ** (at + 1)) * 1000) / 1000);
        return presentValue(project, factors, say);
      }),
    ],
  },
  {
    name: 'average rate of return',
    aliases: /average rate of return|(?:average |annual )?rate of return|arr/,
    formula: 'ARR = average annual profit ÷ initial cost × 100',
    sentence: 'Take the cost from the total flows, divide by the years, then by the initial cost, and multiply by 100.',
    ways: [
      way(
        { profit: value('averageProfit'), cost: value(['initialCost', 'injection'], 'the initial cost') },
        ({ profit, cost }, say) => {
          if (cost === 0) return undefined;
          const result = tidy((profit / cost) * 100);
          return {
            value: result,
            unit: 'percent',
            sentences: [
              `${say.money(profit)} divided by ${say.money(cost)}, times 100, is ${say.percent(result)}.`,
              `So the project earns ${say.percent(result)} of its cost a year on average.`,
            ],
            steps: [{ left: 'ARR', right: `${say.money(profit)} ÷ ${say.money(cost)} × 100 = ${say.percent(result)}` }],
          };
        },
      ),
      way(
        {
          total: value('totalReturn'),
          cost: value(['initialCost', 'injection'], 'the initial cost'),
          years: value('lifetime'),
        },
        ({ total, cost, years }, say, { text }) =>
          averageReturn(total, cost, years, say, /total (?:net )?profit/.test(text)),
      ),
      way(
        {
          yearly: value('yearlyInflow'),
          cost: value(['initialCost', 'injection'], 'the initial cost'),
          years: value('lifetime'),
        },
        ({ yearly, cost, years }, say) => averageReturn(tidy(yearly * years), cost, years, say, false),
      ),
      way({ project: flowsNeed() }, ({ project }, say) => {
        if (project.every || (project.even && project.flows.length < 2)) return undefined;
        const total = tidy(project.flows.reduce((sum, flow) => sum + flow, 0));
        return averageReturn(total, project.cost, project.flows.length, say, false);
      }),
    ],
  },
];

/** The only percentage beside the flows is the rate, whatever it is called. */
function discountNeed(): Need<number> {
  const named = rate(['discountRate', 'nominalInterest'], 'the discount rate');
  return {
    ...named,
    take: (facts, reading) => {
      const percents = reading.facts.filter(({ figure }) => figure.unit === 'percent');
      const [only] = percents;
      const found = named.take(facts, reading);
      if (found || !only || percents.length !== 1) return found;
      return { value: only.figure.value, used: [only.figure.index] };
    },
  };
}

/** A flow told by the month or the week pays back in months or weeks. */
function paybackShort({ cost, flows }: Flows, every: 'month' | 'week', say: Say): Working | undefined {
  const [first = 0] = flows;
  if (first <= 0) return undefined;
  const count = tidy(cost / first);
  const years = every === 'month' && count > 12 ? `, or ${yearsText(tidy(count / 12), say)}` : '';
  return {
    value: count,
    unit: 'number',
    result: `${say.number(count)} ${every}s`,
    isSingle: true,
    sentences: [
      `The flow is the same each ${every}, so divide the cost by it.`,
      `${say.money(cost)} divided by ${say.money(first)} is ${say.number(count)}.`,
      `So it pays back in ${say.number(count)} ${every}s${years}.`,
    ],
    steps: [{ left: 'Payback', right: `${say.money(cost)} ÷ ${say.money(first)} = ${say.number(count)} ${every}s` }],
  };
}

function payback({ cost, flows, even }: Flows, say: Say): Working | undefined {
  const [first = 0] = flows;
  if (even) {
    if (first <= 0 || (flows.length > 1 && first * flows.length < cost)) return undefined;
    const years = tidy(cost / first);
    return {
      value: years,
      unit: 'number',
      result: yearsText(years, say),
      isSingle: true,
      sentences: [
        'The flow is the same each year, so divide the cost by it.',
        `${say.money(cost)} divided by ${say.money(first)} is ${say.number(years)}.`,
        `So it pays back in ${yearsText(years, say)}.`,
      ],
      steps: [{ left: 'Payback', right: `${say.money(cost)} ÷ ${say.money(first)} = ${say.number(years)} years` }],
    };
  }
  let left = cost;
  const full = flows.findIndex((flow) => {
    if (left - flow <= 1e-9) return true;
    left = tidy(left - flow);
    return false;
  });
  const next = flows[full];
  if (full < 0 || next === undefined || next <= 0) return undefined;
  const months = tidy((left / next) * 12);
  const years = tidy(full + left / next);
  return {
    value: years,
    unit: 'number',
    result: yearsText(years, say),
    isSingle: true,
    sentences: [
      full === 0
        ? 'It pays back within the first year.'
        : `After ${full} ${full === 1 ? 'year' : 'years'} it has brought in ${say.money(cost - left)}, so ${say.money(left)} is still to come.`,
      `Year ${full + 1} brings ${say.money(next)}, so that takes ${say.money(left)} divided by ${say.money(next)}, times 12, which is ${say.number(months)} months.`,
      `So it pays back in ${yearsText(years, say)}.`,
    ],
    steps: [
      ...(full > 0
        ? [
            {
              left: `Left after year ${full}`,
              right: `${say.money(cost)} − ${say.money(cost - left)} = ${say.money(left)}`,
            },
          ]
        : []),
      {
        left: `Part of year ${full + 1}`,
        right: `${say.money(left)} ÷ ${say.money(next)} × 12 = ${say.number(months)} months`,
      },
    ],
  };
}

function yearsText(years: number, say: Say): string {
  const whole = Math.floor(years + 1e-9);
  const months = tidy((years - whole) * 12);
  const yearPart = whole === 0 ? '' : `${whole} ${whole === 1 ? 'year' : 'years'}`;
  if (months < 0.05) return yearPart;
  const written = say.number(Math.round(months * 10) / 10);
  const monthPart = `${written} ${written === '1' ? 'month' : 'months'}`;
  return yearPart ? `${yearPart} and ${monthPart}` : monthPart;
}

function presentValue({ cost, flows }: Flows, factors: number[], say: Say): Working {
  const values = flows.map((flow, at) => tidy(flow * (factors[at] ?? 0)));
  const total = tidy(values.reduce((sum, one) => sum + one, 0));
  const result = tidy(total - cost);
  return {
    value: result,
    unit: 'money',
    sentences: [
      `The present values are ${values.map((one, at) => `${say.money(flows[at] ?? 0)} times ${say.number(factors[at] ?? 0)}, which is ${say.money(one)}`).join('; ')}.`,
      `Added up, that is ${say.money(total)}.`,
      `Take off the initial cost of ${say.money(cost)} and the NPV is ${say.money(result)}.`,
      result > 0
        ? 'It is positive, so on these figures the project is worth doing.'
        : 'It is not positive, so on these figures the project is not worth doing.',
    ],
    steps: [
      ...values.map((one, at) => ({
        left: `Year ${at + 1}`,
        right: `${say.money(flows[at] ?? 0)} × ${say.number(factors[at] ?? 0)} = ${say.money(one)}`,
      })),
      { left: 'NPV', right: `${say.money(total)} − ${say.money(cost)} = ${say.money(result)}` },
    ],
    slips: [{ value: total, says: 'you have not taken off the initial cost.' }],
  };
}

function averageReturn(total: number, cost: number, years: number, say: Say, isProfit: boolean): Working | undefined {
  if (cost <= 0 || years <= 0) return undefined;
  const gain = isProfit ? total : tidy(total - cost);
  const each = tidy(gain / years);
  const result = tidy((each / cost) * 100);
  return {
    value: result,
    unit: 'percent',
    sentences: [
      ...(isProfit
        ? []
        : [`Total profit is ${say.money(total)} minus ${say.money(cost)}, which is ${say.money(gain)}.`]),
      `Over ${say.number(years)} years that is ${say.money(each)} a year.`,
      `${say.money(each)} divided by ${say.money(cost)}, times 100, is ${say.percent(result)}.`,
      `So the project earns ${say.percent(result)} of its cost a year on average.`,
    ],
    steps: [
      ...(isProfit
        ? []
        : [{ left: 'Total profit', right: `${say.money(total)} − ${say.money(cost)} = ${say.money(gain)}` }]),
      { left: 'Per year', right: `${say.money(gain)} ÷ ${say.number(years)} = ${say.money(each)}` },
      { left: 'ARR', right: `${say.money(each)} ÷ ${say.money(cost)} × 100 = ${say.percent(result)}` },
    ],
    slips: isProfit
      ? []
      : [{ value: tidy((total / years / cost) * 100), says: 'you forgot to take off the initial cost first.' }],
  };
}
