import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, type Working, way } from './formula.ts';
import { type Flows, flowsNeed } from './read-flows.ts';
import { type Say, tidy } from './say-number.ts';

export const paybackPeriod: Formula[] = [
  {
    name: 'payback period',
    neverGiven: true,
    aliases: anyOf([
      /pays? ?backs?(?: period| time)?/,
      /(?:how (?:long|many \w+)(?: will it take)? (?:until|till|til|before|to|for) (?:it |this |that |they |she |he )?(?:to )?pays? for (?:itself|themselves))/,
      /(?:get|got|gets|has|have|earn(?:s|ed)?|make|makes|see) (?:it|that|this|it all|all of it|(?:all )?(?:our|my|their|the|its) (?:money|cash|investment|outlay))(?: all)? back/,
      anyOf(
        [
          /paid (?:for|off|back)|pays? (?:it |them |us )?(?:off|back)/,
          /covers? (?:its|the|their) (?:own )?(?:costs?|outlay)|recoups?(?: \w+){0,3}/,
          /recovers?(?: \w+){0,3}|breaks? even on it/,
        ],
        { before: /(?:long|till|til|until|before|when|by when)[\w ]{0,24}/ },
      ),
      /pays? (?:for )?(?:itself|themselves)(?: back)?|(?:get|earn|make) (?:its|their|the) money back/,
      /paid back/,
      /how long (?:to|until|before|will it take to) (?:pay(?! (?:its |our |their |the )?(?:suppliers|creditors|us|them))|recover|get)[\w ]{0,24}/,
    ]),
    formula: 'Payback = full years before payback + amount still to recover ÷ flow of the next year',
    sentence:
      'Add up the yearly flows until the initial cost is covered, then take the part of the last year you need.',
    ways: [
      way({ project: flowsNeed() }, ({ project }, say) =>
        project.every ? paybackShort(project, project.every, say) : payback(project, say),
      ),
    ],
  },
];

/** A flow told by the month or the week pays back in months or weeks. */
function paybackShort({ cost, flows }: Flows, every: 'month' | 'week', say: Say): Working | undefined {
  const [first = 0] = flows;
  return first > 0 ? divideByFlow(cost, first, every, say) : undefined;
}

function divideByFlow(cost: number, flow: number, every: 'year' | 'month' | 'week', say: Say): Working {
  const count = tidy(cost / flow);
  const counted = `${say.number(count)} ${every}s`;
  const result = every === 'year' ? yearsText(count, say) : counted;
  const inYears = every === 'month' && count > 12 ? `, or ${yearsText(tidy(count / 12), say)}` : '';
  return {
    value: count,
    unit: 'number',
    result,
    isSingle: true,
    sentences: [
      `The flow is the same each ${every}, so divide the cost by it.`,
      `${say.money(cost)} divided by ${say.money(flow)} is ${say.number(count)}.`,
      `So it pays back in ${result}${inYears}.`,
    ],
    steps: [step('Payback', `${say.money(cost)} ÷ ${say.money(flow)} = ${counted}`)],
  };
}

function payback({ cost, flows, even }: Flows, say: Say): Working | undefined {
  const [first = 0] = flows;
  if (even) {
    const isTooLittle = first <= 0 || (flows.length > 1 && first * flows.length < cost);
    return isTooLittle ? undefined : divideByFlow(cost, first, 'year', say);
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
        ? [step(`Left after year ${full}`, `${say.money(cost)} − ${say.money(cost - left)} = ${say.money(left)}`)]
        : []),
      step(`Part of year ${full + 1}`, `${say.money(left)} ÷ ${say.money(next)} × 12 = ${say.number(months)} months`),
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
