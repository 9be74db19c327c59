import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** So much a day for so many days, and a saving that pays for what it cost. */
export const ratesOverTime: Formula[] = [
  {
    name: 'cost of a rate over time',
    neverGiven: true,
    aliases: anyOf([
      /(?:extra|total|overall|whole|added|additional) (?:cost|bill|wage bill|wages)(?: of (?:the )?(?:strike|pay rise|rise))?/,
      /which (?:is|one is|costs?|would be) (?:worse|more|dearer|cheaper|bigger)/,
      /how much (?:does|will|would|did) (?:it|that|the (?:strike|rise|pay rise)) cost/,
      /how much (?:more|extra) (?:will|would|does|do) (?:it|they|that) (?:cost|pay)/,
    ]),
    formula: 'Total = rate × time (× number of people)',
    sentence: 'Multiply the rate by how long it lasts, and by the number of people where it is for each.',
    ways: [
      way({ pay: fromText('the staff, their hours and the rise', readPay) }, ({ pay }, say) => payWorking(pay, say)),
      way({ run: fromText('the daily cost and how long it lasts', readRun) }, ({ run }, say) => runWorking(run, say)),
    ],
  },
  {
    name: 'payback of a saving',
    neverGiven: true,
    subject: 'business',
    aliases:
      /(?:is (?:it|that) )?worth (?:it|buying|doing|getting)|how long (?:til|till|until|before|to|does it take)[\w ]{0,30}(?:pays?|paid|back|worth)[\w ]{0,12}|pay(?:s)? (?:for )?itself|payback(?: period)?/,
    onlyWith: /replac|sav(?:es?|ing)|instead of/,
    formula: 'Payback = cost ÷ (yearly saving − yearly running cost)',
    sentence: 'Find what is saved each year after running costs, then divide the cost by it.',
    ways: [
      way({ saving: fromText('the cost, the saving and the running cost', readSaving) }, ({ saving }, say) =>
        savingWorking(saving, say),
      ),
    ],
  },
];

type Pay = { staff: number; hours: number; rise: number };

function readPay(reading: Reading): Pay | undefined {
  const staff = pick(reading, /#(?<staff>\d+) (?:\w+ )?(?:staff|workers|employees|people)/, 'staff');
  const hours = pick(reading, /#(?<hours>\d+) (?:hours|hrs)/, 'hours');
  const rise = pick(reading, /#(?<rise>\d+) (?:more )?(?:an|per|each|a) (?:hour|hr)/, 'rise');
  return staff && hours && rise && reading.facts.length === 3
    ? { staff: staff.staff, hours: hours.hours, rise: Math.abs(rise.rise) }
    : undefined;
}

function payWorking({ staff, hours, rise }: Pay, say: Say): Working {
  const all = tidy(staff * hours);
  const total = tidy(all * rise);
  return {
    value: total,
    unit: 'money',
    sentences: [
      `${say.number(staff)} staff times ${say.number(hours)} hours is ${say.number(all)} hours.`,
      `${say.number(all)} times ${say.money(rise)} is ${say.money(total)}.`,
      `So it costs ${say.money(total)}.`,
    ],
    steps: [
      step('Hours', `${say.number(staff)} × ${say.number(hours)} = ${say.number(all)}`),
      step('Cost', `${say.number(all)} × ${say.money(rise)} = ${say.money(total)}`),
    ],
  };
}

type Run = { rate: number; time: number; unit: string; other?: number };

function readRun(reading: Reading): Run | undefined {
  const rate = /#(\d+) (?:a|per|each|every) (day|week|month)/.exec(reading.text);
  const unit = rate?.[2] ?? 'day';
  const time = new RegExp(`#(\\d+) ${unit}s?\\b`).exec(reading.text);
  const [each, length] = [rate?.[1], time?.[1]].map((index) =>
    index === undefined ? undefined : valueAt(reading, Number(index)),
  );
  const rest = reading.facts.filter(
    ({ figure }) => String(figure.index) !== rate?.[1] && String(figure.index) !== time?.[1],
  );
  if (
    each === undefined ||
    length === undefined ||
    rest.length > 1 ||
    rest.some(({ figure }) => figure.unit === 'percent')
  )
    return undefined;
  return { rate: each, time: length, unit, other: rest[0]?.figure.value };
}

function runWorking({ rate, time, unit, other }: Run, say: Say): Working {
  const total = tidy(rate * time);
  const gap = other === undefined ? 0 : tidy(total - other);
  return {
    value: total,
    unit: 'money',
    sentences: [
      `${say.money(rate)} a ${unit} for ${say.number(time)} ${unit}s is ${say.money(total)}.`,
      other === undefined
        ? `So it costs ${say.money(total)} in all.`
        : `So that is ${say.money(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'} than the ${say.money(other)}.`,
    ],
    steps: [step('Cost', `${say.money(rate)} × ${say.number(time)} = ${say.money(total)}`)],
  };
}

type Saving = { cost: number; saved: number; running: number };

function readSaving(reading: Reading): Saving | undefined {
  const cost = pick(
    reading,
    /(?:machine|robot|it|system|software|equipment|van|kit)(?: \w+)? costs? #(?<cost>\d+)|costs? #(?<cost2>\d+)|#(?<cost3>\d+) (?:machine|robot|system)/,
    'cost',
    'cost2',
    'cost3',
  );
  const workers = pick(
    reading,
    /replac\w+ #(?<n>\d+) (?:workers?|staff|people|employees)[^#]{0,16}#(?<pay>\d+)/,
    'n',
    'pay',
  );
  const saves = pick(reading, /sav(?:es?|ing)(?: of| is| them| us)* #(?<saved>\d+)/, 'saved');
  const running = pick(
    reading,
    /costs? #(?<a>\d+) (?:a|per|each|every) (?:year|yr) to (?:run|maintain|keep)|running costs?(?: (?:are|is|of))? #(?<b>\d+)|#(?<c>\d+) (?:a (?:year|yr) )?(?:to run|maintenance|running)/,
    'a',
    'b',
    'c',
  );
  const price = cost?.cost ?? cost?.cost2 ?? cost?.cost3;
  const saved = workers ? tidy(workers.n * workers.pay) : saves?.saved;
  const upkeep = running?.a ?? running?.b ?? running?.c ?? 0;
  const known = 1 + (workers ? 2 : 1) + (running ? 1 : 0);
  if (price === undefined || saved === undefined || reading.facts.length !== known || saved <= upkeep) return undefined;
  return { cost: price, saved, running: upkeep };
}

function savingWorking({ cost, saved, running }: Saving, say: Say): Working {
  const net = tidy(saved - running);
  const years = tidy(cost / net);
  return {
    value: years,
    unit: 'number',
    result: `${say.number(years)} years`,
    sentences: [
      running > 0
        ? `Each year it saves ${say.money(saved)} minus ${say.money(running)} to run, which is ${say.money(net)}.`
        : `Each year it saves ${say.money(net)}.`,
      `${say.money(cost)} divided by ${say.money(net)} is ${say.number(years)} years.`,
      `So it pays back in ${say.number(years)} years; if it lasts longer than that, it is worth it.`,
    ],
    steps: [
      step('Net saving', `${say.money(saved)} − ${say.money(running)} = ${say.money(net)}`),
      step('Payback', `${say.money(cost)} ÷ ${say.money(net)} = ${say.number(years)} years`),
    ],
  };
}
