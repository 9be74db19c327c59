import { type Formula, type Reading, value, type Way, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { ratio } from './ratio.ts';
import type { Fact } from './read-roles.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

const made: Role[] = ['output', 'units', 'quantity', 'sales'];
const output = () => value(made, 'the output');
const utilisation =
  /capacity (?:utili[sz]ation|use|usage)(?: rate| percentage)?|utili[sz]ation(?: rate)?|(?:percentage|percent|%) (?:of )?(?:its |their |full |total )*capacity|how full|occupancy(?: rate)?|cap util/;

export const operations: Formula[] = [
  {
    name: 'labour productivity',
    notWith:
      /(?:percent\w*|%)[^#]*(?:productivity|per (?:worker|employee|head|person))[^#]*(?:ris|chang|increas|improv|fall|gone|grow)|(?:productivity|per (?:worker|employee))[^#]*(?:ris|chang|increas|improv|fall)[^#]*(?:percent|%)/,
    aliases:
      /(?:labour )?productivity(?: per (?:worker|employee|hour))?|output per (?:worker|employee|person|head|hour|labour hour)|(?:units )?per (?:worker|employee)/,
    formula: 'Labour productivity = output ÷ number of workers',
    sentence: 'Divide output by the number of workers, or by the hours worked.',
    ways: [
      ratio({
        name: 'labour productivity',
        top: { need: output(), name: 'output', write: 'number' },
        bottom: { need: value(['workers', 'population']), name: 'the number of workers', write: 'number' },
        unit: 'number',
        after: 'units',
        meaning: (result, say) => `So each worker makes ${say.number(result)} units.`,
      }),
      ratio({
        name: 'labour productivity',
        top: { need: output(), name: 'output', write: 'number' },
        bottom: { need: value('hours'), name: 'hours worked', write: 'number' },
        unit: 'number',
        after: 'units',
        meaning: (result, say) => `So ${say.number(result)} units are made in each hour.`,
      }),
    ],
  },
  {
    name: 'labour cost per unit',
    aliases:
      /(?:labour|wage|staff) costs? (?:per|of each|for each|of one|on each) (?!hour|day|week|month|year|worker|employee|head)\w+|unit labour costs?|labour costs? of (?:each|one)(?: unit)?/,
    formula: 'Labour cost per unit = total labour cost ÷ output',
    sentence: 'Divide the total labour cost by output.',
    ways: [
      shiftWay(),
      wageWay(),
      ratio({
        name: 'labour cost per unit',
        top: { need: value(['labourCost', 'pay']), name: 'total labour cost' },
        bottom: { need: output(), name: 'output', write: 'number' },
        unit: 'money',
        meaning: labourMeaning,
      }),
    ],
  },
  {
    name: 'capacity utilisation',
    notWith: /spare|unused|idle|excess/,
    aliases: utilisation,
    formula: 'Capacity utilisation = actual output ÷ maximum output × 100',
    sentence: 'Divide actual output by the maximum possible output and multiply by 100.',
    ways: [
      ratio({
        name: 'capacity utilisation',
        top: {
          need: value(['actualSales', ...made, 'actual'], 'the actual output'),
          name: 'actual output',
          write: 'number',
        },
        bottom: { need: value('capacity'), name: 'maximum output', write: 'number' },
        unit: 'percent',
        meaning: usedMeaning,
        fits: (result) => result <= 100,
      }),
      way({ told: fromText('the maximum and the actual output', readMost) }, ({ told }, say) => {
        const result = tidy((told.made / told.most) * 100);
        return {
          value: result,
          unit: 'percent',
          sentences: [
            `${say.number(told.made)} out of a possible ${say.number(told.most)}: divide and multiply by 100, which is ${say.percent(result)}.`,
            usedMeaning(result, say),
          ],
          steps: [
            {
              left: 'Capacity utilisation',
              right: `${say.number(told.made)} ÷ ${say.number(told.most)} × 100 = ${say.percent(result)}`,
            },
          ],
          slips: [
            { value: (told.most / told.made) * 100, says: 'you have it the wrong way round; swap top and bottom.' },
          ],
        };
      }),
    ],
  },
  {
    name: 'output from capacity utilisation',
    onlyAsked: true,
    onlyWith: /utili[sz]|capacity/,
    aliases:
      /(?:actual |current |its )?(?:output|production)|how (?:many|much)(?: units| items)? (?:is it|are they|does it|do they|is the factory|is being|are being|are|is) ?(?:actually )?(?:making|producing|make|produce|made|produced)/,
    formula: 'Actual output = maximum output × capacity utilisation',
    sentence: 'Multiply the maximum output by the utilisation rate.',
    ways: [
      way({ capacity: value('capacity'), rate: value('utilisation') }, ({ capacity, rate }, say) => {
        if (rate > 100) return undefined;
        const result = tidy((capacity * rate) / 100);
        return {
          value: result,
          unit: 'number',
          sentences: [
            'Actual output is the maximum output times the utilisation rate.',
            `${say.percent(rate)} of ${say.number(capacity)} is ${say.number(result)}.`,
            `So ${say.number(capacity - result)} units of capacity stand idle.`,
          ],
          steps: [{ left: 'Output', right: `${say.number(capacity)} × ${say.percent(rate)} = ${say.number(result)}` }],
        };
      }),
    ],
  },
  {
    name: 'capacity from capacity utilisation',
    onlyAsked: true,
    onlyWith: /utili[sz]|capacity/,
    aliases:
      /(?:maximum|max|full|total|potential)(?: possible)? (?:capacity|output|production)|(?:its |the )?capacity(?! utili[sz]ation| use)|how (?:many|much)(?: units)? could (?:it|they)[\w ]{0,8}(?:make|produce)/,
    formula: 'Maximum output = actual output ÷ capacity utilisation',
    sentence: 'Divide actual output by the utilisation rate.',
    ways: [
      way({ made: value([...made, 'actualSales']), rate: value('utilisation') }, ({ made: actual, rate }, say) => {
        if (rate > 100 || rate <= 0) return undefined;
        const result = tidy((actual / rate) * 100);
        return {
          value: result,
          unit: 'number',
          sentences: [
            'Maximum output is actual output divided by the utilisation rate.',
            `${say.number(actual)} divided by ${say.percent(rate)} is ${say.number(result)}.`,
            `So at full capacity it could make ${say.number(result)}.`,
          ],
          steps: [
            {
              left: 'Maximum output',
              right: `${say.number(actual)} ÷ ${say.number(rate / 100)} = ${say.number(result)}`,
            },
          ],
        };
      }),
    ],
  },
];

function usedMeaning(result: number, say: Say): string {
  return `So ${say.percent(result)} of what could be made is made.`;
}

/** Two figures, one of them named as the most there can be. */
function readMost({ text, facts }: Reading): { most: number; made: number } | undefined {
  const [one, two] = facts;
  if (!one || !two || facts.length !== 2 || facts.some(({ figure }) => figure.unit !== 'plain')) return undefined;
  const isMost = ({ figure }: Fact) =>
    new RegExp(
      `\\b(?:max\\w*|full|capacity|can|could|holds?|seats|room for|up to|potential(?:ly)?|possible)\\b[^#]{0,24}#${figure.index}\\b|#${figure.index} (?:\\w+ )?(?:max\\b|maximum|capacity|possible|at (?:full|most))`,
    ).test(text);
  if (isMost(one) === isMost(two)) return undefined;
  const [most, made] = isMost(one) ? [one, two] : [two, one];
  return made.figure.value <= most.figure.value ? { most: most.figure.value, made: made.figure.value } : undefined;
}

function labourMeaning(result: number, say: Say): string {
  return `So ${say.money(result)} of labour goes into each unit; the lower that is, the more competitive the firm.`;
}

/** '12 workers on £11 an hour for an 8-hour shift' */
function shiftWay(): Way {
  return way({ shift: fromText('the workers, the pay, the hours and the output', readShift) }, ({ shift }, say) => {
    const { workers, pay, hours, units } = shift;
    const total = tidy(workers * pay * hours);
    const result = tidy(total / units);
    return {
      value: result,
      unit: 'money',
      sentences: [
        `Total labour cost is ${say.number(workers)} workers times ${say.money(pay)}${hours === 1 ? '' : ` times ${say.number(hours)} hours`}, which is ${say.money(total)}.`,
        `Divided by ${say.number(units)} units, that is ${say.money(result)}.`,
        labourMeaning(result, say),
      ],
      steps: [
        {
          left: 'Labour cost',
          right: `${say.number(workers)} × ${say.money(pay)}${hours === 1 ? '' : ` × ${say.number(hours)}`} = ${say.money(total)}`,
        },
        { left: 'Per unit', right: `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}` },
      ],
    };
  });
}

function readShift(reading: Reading): { workers: number; pay: number; hours: number; units: number } | undefined {
  const { text, facts } = reading;
  const one = (pattern: string) => {
    const found = facts.filter(({ figure }) => new RegExp(pattern.replace('N', `#${figure.index}\\b`)).test(text));
    return found.length === 1 ? found[0]?.figure : undefined;
  };
  const workers = one('N ?(?:\\w+ )?(?:workers|staff|employees|people|machinists|packers|bakers|drivers|cooks)');
  const byHour = one('N ?(?:an|per|each|\\/|a) ?(?:hour|hr|h\\b)');
  const each = /\b(?:each|per (?:worker|person|head|employee)|apiece)\b/.test(text);
  const pay = byHour ?? (each ? one('N ?(?:an|per|each|\\/|a) ?(?:day|week|month|shift|year)') : undefined);
  const hours = byHour && one('N ?(?:hours?|hrs?)(?! rate)');
  const rest = facts.filter(({ figure }) => figure !== workers && figure !== pay && figure !== hours);
  const [units] = rest;
  if (
    !workers ||
    !pay ||
    (byHour && !hours) ||
    !units ||
    rest.length !== 1 ||
    units.figure.unit !== 'plain' ||
    units.figure.value <= 0
  )
    return undefined;
  return { workers: workers.value, pay: pay.value, hours: hours?.value ?? 1, units: units.figure.value };
}

function wageWay(): Way {
  return way(
    { workers: value('workers'), pay: value(['pay', 'labourCost', 'income'], 'the pay per worker'), output: output() },
    ({ workers, pay, output: units }, say, { facts }) => {
      const each = facts.some(
        ({ figure, per, roles }) => figure.value === pay && (per !== undefined || roles.includes('pay')),
      );
      if (!each || units === 0) return undefined;
      const total = tidy(workers * pay);
      const result = tidy(total / units);
      return {
        value: result,
        unit: 'money',
        sentences: [
          `Total labour cost is ${say.number(workers)} workers times ${say.money(pay)}, which is ${say.money(total)}.`,
          `Divided by ${say.number(units)} units, that is ${say.money(result)}.`,
          labourMeaning(result, say),
        ],
        steps: [
          { left: 'Labour cost', right: `${say.number(workers)} × ${say.money(pay)} = ${say.money(total)}` },
          { left: 'Per unit', right: `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}` },
        ],
      };
    },
  );
}
