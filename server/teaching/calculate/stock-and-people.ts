import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, pick, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** Stock to be reordered and people to be counted. */
export const stockAndPeople: Formula[] = [
  {
    name: 'reorder level',
    neverGiven: true,
    subject: 'business',
    aliases: /re ?order (?:level|point|quantity)|when (?:should|do|must) (?:they|it|we) re ?order/,
    formula: 'Reorder level = use per day × lead time + buffer stock',
    sentence: 'Multiply what is used in a day by the days that delivery takes, and add the buffer.',
    ways: [
      way({ stock: fromText('the daily use, the lead time and the buffer', readStock) }, ({ stock }, say) =>
        reorder(stock, say),
      ),
    ],
  },
  {
    name: 'head count of a hierarchy',
    neverGiven: true,
    subject: 'business',
    aliases: anyOf([
      /how many (?:people|staff|employees|workers)(?: (?:are there|in total|altogether|does it|in all|work there))*/,
      /(?:people|staff|employees) (?:in total|altogether|in all)/,
      /total (?:number of )?(?:people|staff|employees)|head ?count/,
    ]),
    onlyWith:
      /each (?:with|has|have|in charge|managing|manage|oversee\w*|supervis\w*|responsible)|\beach\b.*\bspan|\bspan.*\beach\b/,
    formula: 'Head count = 1 + first level + first × second + …',
    sentence: 'Multiply down each level, then add the levels up.',
    ways: [
      way({ levels: fromText('the span at each level', readLevels) }, ({ levels }, say) => headCount(levels, say)),
    ],
  },
];

type Stock = { use: number; days: number; buffer: number };

function readStock(reading: Reading): Stock | undefined {
  const use = pick(
    reading,
    /(?:uses?|sells?|using|daily (?:use|usage|sales)(?: is| of)?)[^#]{0,12}#(?<a>\d+)|#(?<b>\d+) (?:units |\w+ )?(?:are )?(?:used |sold )?(?:a|per|each|every|\/) ?(?:day|week)/,
    'a',
    'b',
  );
  const days = pick(
    reading,
    /(?:lead time|delivery|takes?|arrives? in|supplier)[^#]{0,24}#(?<a>\d+) ?(?:days?|weeks?)|#(?<b>\d+) ?(?:days?|weeks?) (?:lead time|to (?:arrive|deliver|come))/,
    'a',
    'b',
  );
  const buffer = pick(
    reading,
    /(?:buffer|minimum|safety)(?: stock| level)?(?: of| is| =| at)* #(?<a>\d+)|#(?<b>\d+) (?:units )?(?:buffer|(?:as|in) (?:a )?(?:buffer|safety stock))/,
    'a',
    'b',
  );
  const found = { use: use?.a ?? use?.b, days: days?.a ?? days?.b, buffer: buffer?.a ?? buffer?.b };
  if (found.use === undefined || found.days === undefined || found.buffer === undefined || reading.facts.length !== 3)
    return undefined;
  return found as Stock;
}

function reorder({ use, days, buffer }: Stock, say: Say): Working {
  const during = tidy(use * days);
  const result = tidy(during + buffer);
  return {
    value: result,
    unit: 'number',
    sentences: [
      `While they wait they use ${say.number(use)} times ${say.number(days)}, which is ${say.number(during)}.`,
      `Add the buffer of ${say.number(buffer)} and you get ${say.number(result)}.`,
      `So they reorder when stock falls to ${say.number(result)}.`,
    ],
    steps: [
      step('Used while waiting', `${say.number(use)} × ${say.number(days)} = ${say.number(during)}`),
      step('Reorder level', `${say.number(during)} + ${say.number(buffer)} = ${say.number(result)}`),
    ],
    slips: [{ value: during, says: 'you left out the buffer; add it on.' }],
  };
}

/** 'one director, 4 managers each with 6 team leaders, each with 8 workers' */
function readLevels(reading: Reading): number[] | undefined {
  const { text } = reading;
  const told = [...text.matchAll(/(\b(?:those|these|the) )?#(\d+)/g)].map(([, again, index]) => ({
    again,
    value: valueAt(reading, Number(index)) ?? 0,
  }));
  // 'A span of 5, and each of those 5': told twice.
  const spans = told
    .filter(({ again, value }, at) => !(again && value === told[at - 1]?.value))
    .map(({ value }) => value);
  const eaches = text.match(/\beach\b/g)?.length ?? 0;
  const spans1 = spans[0] === 1 ? spans.slice(1) : spans;
  const hasTop =
    spans[0] === 1 ||
    /\b(?:one|a|an|the|1) (?:managing |top |general |senior |head )?(?:director|ceo|boss|owner|head|chief|manager|supervisor|md)\b|^(?:if |say |so )*(?:(?:my|his|our) )?(?:ceo|boss|owner)\b/.test(
      text,
    );
  // Of the lowest level alone, or of so many levels of one span, the sum is another.
  if (
    /\b(?:levels?|layers?|tiers?|at the bottom|lowest|shop ?floor|excluding|not (?:including|counting)|without|apart from|(?:below|under|underneath|beneath) (?:the|him|her|them))\b(?=[^#]*$)/.test(
      text,
    )
  )
    return undefined;
  if (/\b(?:levels?|layers?|tiers?)\b/.test(text)) return undefined;
  if (!hasTop || spans1.length < 2 || eaches < spans1.length - 1 || spans1.some((span) => !Number.isInteger(span)))
    return undefined;
  return spans1;
}

function headCount(spans: number[], say: Say): Working {
  const levels: number[] = [];
  for (const span of spans) levels.push((levels.at(-1) ?? 1) * span);
  const total = 1 + levels.reduce((sum, level) => sum + level, 0);
  return {
    value: total,
    unit: 'number',
    sentences: [
      `Multiply down the levels: ${levels.map((level) => say.number(level)).join(', then ')}.`,
      `Add them to the one at the top: 1 plus ${levels.map((level) => say.number(level)).join(' plus ')} is ${say.number(total)}.`,
      `So ${say.number(total)} people work there.`,
    ],
    steps: [step('Head count', `1 + ${levels.map((level) => say.number(level)).join(' + ')} = ${say.number(total)}`)],
    slips: [{ value: total - 1, says: 'you left out the one at the top.' }],
  };
}
