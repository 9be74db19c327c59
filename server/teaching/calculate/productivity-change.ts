import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { ends, percentOf } from './move.ts';
import { type Say, tidy } from './say-number.ts';

type Pair = { before: number; after: number };

/** Output per worker before and after, and how far it has moved. */
export const productivityChange: Formula[] = [
  {
    name: 'change in labour productivity',
    neverGiven: true,
    aliases: anyOf([
      /(?:percentage |percent |% )?(?:change|rise|increase|fall|growth|improvement) in (?:labour )?(?:productivity|output per (?:worker|head|employee))/,
      /(?:by )?(?:how much|what (?:percentage|percent|%)) (?:has|did|does|is) (?:the )?(?:labour )?(?:productivity|output per (?:worker|head|employee|person))(?: \w+)?/,
      /(?:productivity|output per (?:worker|head|employee)) (?:go(?:ne)? (?:up|down)|change|rise|risen|increase|increased|fall|fallen|grown?|gone up|improved?)/,
    ]),
    formula: 'Change in productivity = (new output per worker − old) ÷ old × 100',
    sentence: 'Work out output per worker before and after, then the percentage change.',
    ways: [
      way(
        {
          output: ends(['output', 'units', 'quantity'], 'output before and after'),
          workers: ends('workers', 'the workers before and after'),
        },
        ({ output, workers }, say) =>
          work({ before: tidy(output.from / workers.from), after: tidy(output.to / workers.to) }, say),
      ),
      way({ pair: fromText('output per worker before and after', readFour) }, ({ pair }, say) => work(pair, say)),
      way({ pair: fromText('output per worker before and after', readPair) }, ({ pair }, say) => work(pair, say)),
    ],
  },
];

/** 'before, 60 workers made 9,000; now 54 make 8,910' */
function readFour(reading: Reading): Pair | undefined {
  const { text, facts } = reading;
  const isStaff = facts.map(({ figure }) =>
    new RegExp(
      `#${figure.index} (?:\\w+ )?(?:workers|staff|employees|people)\\b|(?<!#\\d+ (?:\\w+ )?)(?:workers|staff|employees|workforce)(?: was| is| of|:)? #${figure.index}\\b`,
    ).test(text),
  );
  const [a = 0, b = 0, c = 0, d = 0] = facts.map(({ figure }) => figure.value);
  if (facts.length !== 4 || facts.some(({ figure }) => figure.unit !== 'plain')) return undefined;
  const byYear = isStaff[0] === isStaff[2] && isStaff[1] === isStaff[3] && isStaff[0] !== isStaff[1];
  const isBack = /^[^#]*\b(?:now|this (?:year|week|month))\b/.test(text);
  if (!byYear || isBack) return undefined;
  return isStaff[0] ? { before: tidy(b / a), after: tidy(d / c) } : { before: tidy(a / b), after: tidy(c / d) };
}

/** 'each makes 10, and afterwards the four make 100 in all' */
function readPair(reading: Reading): Pair | undefined {
  const { text } = reading;
  const workers = /#(\d+) (?:\w+ )?(?:workers|staff|employees|people)/.exec(text)?.[1];
  const each = /#(\d+) (?!workers|staff|employees|people)(?:\w+ ){0,4}each\b|\beach\b[^#.]{0,30}#(\d+)/.exec(text);
  const all =
    /#(\d+) (?:\w+ ){0,4}(?:in total|altogether|between them|in all|together)|(?:in total|altogether|between them|together)[^#.]{0,20}#(\d+)/.exec(
      text,
    );
  const [size, one, total] = [workers, each?.[1] ?? each?.[2], all?.[1] ?? all?.[2]].map((index) =>
    index === undefined ? undefined : valueAt(reading, Number(index)),
  );
  if (!size || !one || !total) return undefined;
  const known = new Set([size, one, total]);
  if (reading.facts.some(({ figure }) => !known.has(figure.value))) return undefined;
  return { before: one, after: tidy(total / size) };
}

function work({ before, after }: Pair, say: Say): Working | undefined {
  const percent = percentOf(before, after);
  if (!Number.isFinite(percent)) return undefined;
  return {
    value: percent,
    unit: 'percent',
    sentences: [
      `Output per worker was ${say.number(before)} and is now ${say.number(after)}.`,
      `The change, ${say.number(after - before)}, divided by ${say.number(before)}, times 100, is ${say.percent(percent)}.`,
      percent < 0
        ? `So productivity fell by ${say.percent(-percent)}.`
        : `So each worker makes ${say.percent(percent)} more.`,
    ],
    steps: [
      step(
        '%Δ productivity',
        `(${say.number(after)} − ${say.number(before)}) ÷ ${say.number(before)} × 100 = ${say.percent(percent)}`,
      ),
    ],
  };
}
