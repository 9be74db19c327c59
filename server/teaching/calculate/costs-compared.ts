import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Ends, ends } from './move.ts';
import { madeOrSold } from './quantities.ts';
import { type Say, tidy } from './say-number.ts';

const names = anyOf([
  /(?:dis)?economies of scale|(?:average (?:total )?|unit )costs?(?: (?:at|for|of) (?:each|both))?/,
  /(?:atc|ac)(?: at (?:each|both))?|costs? (?:per|of each|for each|a) unit|show me/,
  /(?:rise|fall|change|drop) in (?:average|unit) costs?/,
]);

type Level = { output: number; total: number };

/** Average cost at two levels of output. */
export const costsCompared: Formula[] = [
  {
    name: 'average cost at two outputs',
    neverGiven: true,
    aliases: names,
    implied: /(?=.*\btotal costs? (?:is |of |goes |= )*#).*\btotal costs?\b.*#\d+.*#\d+.*#\d+/,
    formula: 'AC = total cost ÷ output, at each output',
    sentence: 'Divide total cost by output at both outputs, and see whether it falls.',
    ways: [
      way(
        {
          output: ends(madeOrSold, 'output before and after'),
          total: ends(['totalCost', 'cost'], 'total cost before and after'),
        },
        ({ output, total }, say) => compare([pairOf(output, total, 'from'), pairOf(output, total, 'to')], say),
      ),
      way({ levels: fromText('both outputs and both total costs', readTotals) }, ({ levels }, say) =>
        compare(levels, say),
      ),
      way(
        {
          fixed: value('fixedCost'),
          variable: value(['variableCost', 'cost']),
          levels: fromText('two levels of output', readLevels),
        },
        ({ fixed, variable, levels }, say) =>
          compare(
            levels.map((output) => ({ output, total: tidy(fixed + variable * output) })),
            say,
            { fixed, variable },
          ),
      ),
    ],
  },
];

function pairOf(output: Ends, total: Ends, end: 'from' | 'to'): Level {
  return { output: output[end], total: total[end] };
}

/** 'makes 10k units total cost 80k, then 25k units total cost 150k' */
function readTotals(reading: Reading): Level[] | undefined {
  const { text } = reading;
  const told = [
    ...text.matchAll(
      /#(\d+) (?:units|items|of them|cars|tonnes)?[^#]{0,16}?\b(?:total costs?|costs?|tc)(?: (?:is|are|of|was|=|in total))* #(\d+)/g,
    ),
  ].map((match) => [match[1], match[2]]);
  const turned = [
    ...text.matchAll(
      /\b(?:total costs?|costs?|tc)(?: (?:is|are|of|was|=|in total))* #(\d+) (?:for|at|to make|when (?:it|they) makes?) #(\d+)/g,
    ),
  ].map((match) => [match[2], match[1]]);
  // 'Total cost is £9,000 for 300 units and £14,000 for 500': named once for both.
  const once = anyOf([/for|at|to make|when (?:it|they) makes?/], {
    before:
      /\b(?:total costs?|costs?|tc)(?: (?:is|are|of|was|=|in total|go|goes|up|rises?|rose|went(?: up)?|from))* #(\d+) /,
    after:
      / #(\d+)(?: [a-z]+)? ?,? ?(?:and|but|to|then|,)(?: then)? #(\d+) (?:for|at|to make|when (?:it|they) makes?) #(\d+)/,
  }).exec(text);
  const named = once ? [once.slice(1, 3).toReversed(), once.slice(3, 5).toReversed()] : [];
  const pairs = once ? named : turned.length === 2 ? turned : told;
  if (pairs.length !== 2 || reading.facts.length !== 4 || /\b(?:fixed|price)\b/.test(text)) return undefined;
  return pairs.map(([output, total]) => ({
    output: valueAt(reading, Number(output)) ?? 0,
    total: valueAt(reading, Number(total)) ?? 0,
  }));
}

/** 'at 60% vs at 90%' of a capacity, or 'at 100 and at 200 units'. */
function readLevels(reading: Reading): number[] | undefined {
  const { text, facts } = reading;
  const capacity = facts.filter(({ roles }) => roles.includes('capacity'));
  const percents = facts.filter(({ figure }) => figure.unit === 'percent').map(({ figure }) => figure.value);
  const told = /(?:max(?:imum)?|capacity)[^#]{0,20}#(\d+)|#(\d+) (?:units )?(?:max|capacity|at full)/.exec(text);
  const index = told?.[1] ?? told?.[2];
  const size = capacity[0] ?? facts.find(({ figure }) => String(figure.index) === index);
  if (size && capacity.length <= 1 && percents.length === 2)
    return percents.map((percent) => tidy((size.figure.value * percent) / 100));
  const pair =
    /(?:at|for|of|making|if (?:they|it|you) make) #(\d+)(?: units| of them)? (?:and|vs|versus|compared (?:to|with)|then|or)(?: then)?(?: (?:at|for|making))? #(\d+)/.exec(
      text,
    );
  const [one, two] = [pair?.[1], pair?.[2]].map((index) =>
    index === undefined ? undefined : valueAt(reading, Number(index)),
  );
  return one !== undefined && two !== undefined && percents.length === 0 ? [one, two] : undefined;
}

function compare(levels: Level[], say: Say, parts?: { fixed: number; variable: number }): Working | undefined {
  const [one, two] = levels;
  if (!one || !two || one.output <= 0 || two.output <= 0 || one.output === two.output) return undefined;
  const each = ({ total, output }: Level) => tidy(total / output);
  const [first, second] = [each(one), each(two)];
  const [small, large] = one.output < two.output ? [first, second] : [second, first];
  const lead = ({ total, output }: Level) =>
    parts
      ? `Making ${say.number(output)} costs ${say.money(parts.fixed)} plus ${say.number(output)} times ${say.money(parts.variable)}, which is ${say.money(total)}, so each costs ${say.money(each({ total, output }))}.`
      : `At ${say.number(output)}, ${say.money(total)} divided by ${say.number(output)} is ${say.money(each({ total, output }))} each.`;
  return {
    value: second,
    unit: 'money',
    result: `${say.money(first)} and ${say.money(second)}`,
    sentences: [
      lead(one),
      lead(two),
      large < small
        ? parts
          ? 'So unit cost falls as output rises, because the fixed costs are spread over more units.'
          : 'So yes, average cost falls as output rises: those are economies of scale.'
        : large > small
          ? 'So average cost rises as output rises: those are diseconomies of scale.'
          : 'So average cost stays the same.',
    ],
    steps: [one, two].map((level) =>
      step(
        `AC at ${say.number(level.output)}`,
        `${say.money(level.total)} ÷ ${say.number(level.output)} = ${say.money(each(level))}`,
      ),
    ),
  };
}
