import { type Formula, value, type Way, way } from './formula.ts';
import { ratio } from './ratio.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';

const made: Role[] = ['output', 'units', 'quantity', 'sales'];
const output = () => value(made, 'the output');
const utilisation =
  /capacity (?:utili[sz]ation|use|usage)(?: rate| percentage)?|utili[sz]ation(?: rate)?|(?:percentage|percent|%) of capacity|cap util/;

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
      /(?:labour|wage|staff) costs? per (?:unit|item)|unit labour costs?|labour costs? of (?:each|one)(?: unit)?/,
    formula: 'Labour cost per unit = total labour cost ÷ output',
    sentence: 'Divide the total labour cost by output.',
    ways: [
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
        meaning: (result, say) => `So ${say.percent(result)} of what could be made is made.`,
        fits: (result) => result <= 100,
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

function labourMeaning(result: number, say: Say): string {
  return `So ${say.money(result)} of labour goes into each unit; the lower that is, the more competitive the firm.`;
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
