import { type Formula, type Need, rate, step, value, type Working, way } from './formula.ts';
import { type Flows, flowsNeed } from './read-flows.ts';
import { type Say, tidy } from './say-number.ts';

export const investment: Formula[] = [
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
            steps: [step('ARR', `${say.money(profit)} ÷ ${say.money(cost)} × 100 = ${say.percent(result)}`)],
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
      ...values.map((one, at) =>
        step(`Year ${at + 1}`, `${say.money(flows[at] ?? 0)} × ${say.number(factors[at] ?? 0)} = ${say.money(one)}`),
      ),
      step('NPV', `${say.money(total)} − ${say.money(cost)} = ${say.money(result)}`),
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
      ...(isProfit ? [] : [step('Total profit', `${say.money(total)} − ${say.money(cost)} = ${say.money(gain)}`)]),
      step('Per year', `${say.money(gain)} ÷ ${say.number(years)} = ${say.money(each)}`),
      step('ARR', `${say.money(each)} ÷ ${say.money(cost)} × 100 = ${say.percent(result)}`),
    ],
    slips: isProfit
      ? []
      : [{ value: tidy((total / years / cost) * 100), says: 'you forgot to take off the initial cost first.' }],
  };
}
