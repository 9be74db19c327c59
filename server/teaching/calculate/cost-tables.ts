import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Row = { label: string; values: number[] };
type Table = { outputs: number[]; totals: number[]; at: number };

const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ');
const outputWords = /\b(?:outputs?|units?|q|qty|quantity|workers?|produced|made)\b/;
const costWords = /\b(?:total costs?|tc|costs?)\b/;
const revenueWords = /\b(?:total revenues?|tr|revenues?)\b/;
const priceWords = /\b(?:prices?|p|ar)\b/;

/** Costs or revenue in a row, output by output: 'output 0 1 2 3, total cost 20 32 40 51'. */
export const costTables: Formula[] = (['cost', 'revenue'] as const).map((kind) => {
  const name = `marginal ${kind} from a table`;
  const letters = kind === 'cost' ? 'MC' : 'MR';
  return {
    name,
    neverGiven: true,
    onlyWith: /#\d+(?: ?[,;]? ?(?:and )?#\d+){2}/,
    aliases:
      kind === 'cost'
        ? /marginal costs?|mc|(?:extra |additional )?cost of (?:making |producing )?the \w+(?: unit| one)?/
        : /marginal revenues?|mr|(?:extra |additional )revenue (?:from|of) the \w+(?: unit| one)?/,
    formula: `${letters} = change in total ${kind} ÷ change in output`,
    sentence: `Take the total ${kind} of the unit before from the total ${kind} of this one.`,
    ways: [
      way({ table: fromText('the table and the unit', (reading) => readTable(reading, kind)) }, ({ table }, say) =>
        work(table, kind, letters, say),
      ),
    ],
  };
});

function readTable(reading: Reading, kind: 'cost' | 'revenue'): Table | undefined {
  const rows = readRows(reading);
  const at = askedFor(reading);
  const [one, two] = rows;
  if (!one || !two || rows.length !== 2 || one.values.length !== two.values.length || at === undefined)
    return undefined;
  const output = [one, two].find((row) => outputWords.test(row.label) && isSteady(row.values));
  const other = output === one ? two : one;
  if (!output) return undefined;
  const isTotal = (kind === 'cost' ? costWords : revenueWords).test(other.label);
  if (isTotal && !/average|\bac\b|\bar\b/.test(other.label))
    return { outputs: output.values, totals: other.values, at };
  if (kind === 'cost' || !priceWords.test(other.label)) return undefined;
  const totals = other.values.map((price, place) => tidy(price * (output.values[place] ?? 0)));
  return { outputs: output.values, totals, at };
}

/** Runs of three figures or more, each with the word before it, or behind it. */
function readRows(reading: Reading): Row[] {
  const runs = [...reading.text.matchAll(/#\d+(?: ?[,;/]? ?(?:and )?#\d+){2,}/g)];
  const used = runs.flatMap(([run]) => run.match(/#\d+/g) ?? []).length;
  const extra = [...reading.text.matchAll(/#\d+/g)].length - used;
  if (extra > 1) return [];
  return runs.map((run, at) => {
    const previous = runs[at - 1];
    const before = reading.text.slice(previous ? previous.index + previous[0].length : 0, run.index);
    const after = reading.text.slice(run.index + run[0].length).split(/[,.;?#]|\bwhat|\bmc\b|\bmr\b/)[0] ?? '';
    const isBehind = /\b(?:for|at|with)\b[^#]*$/.test(before) || !/[a-z]/.test(before);
    return {
      label: isBehind ? `${before} ${at === runs.length - 1 ? after : ''}` : before,
      values: (run[0].match(/\d+/g) ?? []).map((index) => valueAt(reading, Number(index)) ?? Number.NaN),
    };
  });
}

/** 'of the fourth', 'of unit 4', 'from 3 to 4' */
function askedFor(reading: Reading): number | undefined {
  const asked = reading.text.split(/\b(?:mc|mr|marginal (?:cost|revenue)|cost of|revenue (?:of|from))\b/).at(-1) ?? '';
  const word = ordinals.findIndex((ordinal) => new RegExp(`\\b${ordinal}\\b`).test(asked));
  if (word > 0) return word;
  const unit = /\b(?:unit|number|output|at|of) #(\d+)/.exec(asked)?.[1];
  return unit === undefined ? undefined : valueAt(reading, Number(unit));
}

function isSteady(values: number[]): boolean {
  const [first = 0, second = 0] = values;
  return second > first && values.every((value, at) => at === 0 || value - (values[at - 1] ?? 0) === second - first);
}

function work({ outputs, totals, at }: Table, kind: string, letters: string, say: Say): Working | undefined {
  const place = outputs.indexOf(at);
  const [output, before] = [outputs[place], outputs[place - 1]];
  const [total, earlier] = [
    totals[place],
    totals[place - 1] ?? (outputs[place] === 1 && kind === 'revenue' ? 0 : undefined),
  ];
  if (output === undefined || total === undefined || earlier === undefined) return undefined;
  const more = tidy(output - (before ?? 0));
  const rise = tidy(total - earlier);
  const value = tidy(rise / more);
  return {
    value,
    unit: 'money',
    sentences: [
      `Total ${kind} at ${say.number(output)} is ${say.money(total)}, and at ${say.number(before ?? 0)} it is ${say.money(earlier)}.`,
      more === 1
        ? `${say.money(total)} minus ${say.money(earlier)} is ${say.money(value)}.`
        : `${say.money(rise)} divided by ${say.number(more)} is ${say.money(value)}.`,
      `So the marginal ${kind} is ${say.money(value)}.`,
    ],
    steps: [
      step(`Δ total ${kind}`, `${say.money(total)} − ${say.money(earlier)} = ${say.money(rise)}`),
      step(upperFirst(letters), `${say.money(rise)} ÷ ${say.number(more)} = ${say.money(value)}`),
    ],
  };
}
