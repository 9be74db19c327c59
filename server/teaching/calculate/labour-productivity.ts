import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, type Way, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { output } from './quantities.ts';
import { ratio } from './ratio.ts';
import { type Say, tidy } from './say-number.ts';

export const labourProductivity: Formula[] = [
  {
    name: 'labour productivity',
    notWith: anyOf([
      /(?:percent\w*|%)[^#]*(?:productivity|per (?:worker|employee|head|person))[^#]*(?:ris|chang|increas|improv|fall|gone|grow)/,
      /(?:productivity|per (?:worker|employee))[^#]*(?:ris|chang|increas|improv|fall)[^#]*(?:percent|%)/,
    ]),
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
];

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
        step(
          'Labour cost',
          `${say.number(workers)} × ${say.money(pay)}${hours === 1 ? '' : ` × ${say.number(hours)}`} = ${say.money(total)}`,
        ),
        step('Per unit', `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}`),
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
          step('Labour cost', `${say.number(workers)} × ${say.money(pay)} = ${say.money(total)}`),
          step('Per unit', `${say.money(total)} ÷ ${say.number(units)} = ${say.money(result)}`),
        ],
      };
    },
  );
}
