import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Pair = { top: number; bottom: number };
type Pairs = { one: Pair; two: Pair; names: [string, string] };

/** Which of two is more productive, or has the better margin: the same ratio for each of them. */
export const pairsCompared: Formula[] = [
  {
    name: 'labour productivity compared',
    subject: 'business',
    neverGiven: true,
    onlyWith: /#\d+ (?:units|items|goods|products)\b.*#\d+ (?:units|items|goods|products)\b/,
    aliases:
      /(?:which|who)(?: \w+)? (?:is|has|are)(?: the)? (?:more|most|better|higher) (?:productiv\w+|labour productivity|output per worker)/,
    formula: 'Labour productivity = output ÷ number of workers',
    sentence: 'Divide the output of each by its workers and compare.',
    ways: [
      way({ pairs: fromText('the output and the workers of both', readOutputs) }, ({ pairs }, say) =>
        compare(pairs, say, { unit: 'each', factor: 1, better: 'more productive' }),
      ),
    ],
  },
  {
    name: 'profit margins compared',
    subject: 'business',
    neverGiven: true,
    onlyWith: /\bmargin/,
    aliases:
      /(?:which|who)(?: \w+)? (?:has|had|is|earns|makes)(?: the| a)? (?:better|higher|bigger|best|highest)(?: profit)? margin/,
    formula: 'Profit margin = profit ÷ revenue × 100',
    sentence: 'Divide the profit of each by its revenue, times 100, and compare.',
    ways: [
      way({ pairs: fromText('the profit and the revenue of both', readMargins) }, ({ pairs }, say) =>
        compare(pairs, say, { unit: 'percent', factor: 100, better: 'the one with the better margin' }),
      ),
    ],
  },
];

const output =
  '(?:factory|firm|company|plant|site|shop)? ?([a-z])? ?(?:makes|has|with|:|,)? ?#(\\d+) (?:units|items|goods|products) (?:with |and |from |by )?#(\\d+) (?:staff|workers|employees|people)';

function readOutputs(reading: Reading): Pairs | undefined {
  const found = [...reading.text.matchAll(new RegExp(output, 'g'))];
  return toPairs(
    reading,
    found.map(([, name, top, bottom]) => ({ name, top, bottom })),
  );
}

/** 'Operating profit 54m on revenue 720m vs rival 31m on 380m'. */
function readMargins(reading: Reading): Pairs | undefined {
  const found = anyOf([/vs|versus|v|against|while|and|but|compared (?:to|with)/], {
    before:
      /\bprofit (?:is |was |of )?#(\d+) (?:on|from|out of) (?:a )?(?:revenue|sales|turnover)? ?(?:of )?#(\d+) ?,? ?/,
    after:
      / (?:its |the |a |their )?(rival)?(?:s)? ?(?:made |makes |has |with |profit )*#(\d+) (?:on|from|out of) (?:a )?(?:revenue|sales|turnover)? ?(?:of )?#(\d+)/,
  }).exec(reading.text);
  if (!found) return undefined;
  const [, a, b, rival, c, d] = found;
  const names = rival ? ['the first firm', 'the rival'] : ['the first', 'the second'];
  return toPairs(reading, [
    { name: names[0], top: a, bottom: b },
    { name: names[1], top: c, bottom: d },
  ]);
}

type Found = { name: string | undefined; top: string | undefined; bottom: string | undefined };

function toPairs(reading: Reading, found: Found[]): Pairs | undefined {
  const [one, two] = found.map(({ top, bottom }) => ({
    top: valueAt(reading, Number(top)) ?? 0,
    bottom: valueAt(reading, Number(bottom)) ?? 0,
  }));
  if (!one || !two || found.length !== 2 || reading.facts.length !== 4 || one.bottom <= 0 || two.bottom <= 0)
    return undefined;
  const said = (name: string | undefined, other: string) =>
    name === undefined ? other : name.length === 1 ? name.toUpperCase() : name;
  return { one, two, names: [said(found[0]?.name, 'the first'), said(found[1]?.name, 'the second')] };
}

function compare(
  { one, two, names }: Pairs,
  say: Say,
  { unit, factor, better }: { unit: 'each' | 'percent'; factor: number; better: string },
): Working {
  const results = [one, two].map(({ top, bottom }) => tidy((top / bottom) * factor));
  const write = (value: number) => (unit === 'percent' ? say.percent(value) : say.number(value));
  const amount = unit === 'percent' ? say.money : say.number;
  const told = [one, two].map(({ top, bottom }, at) => ({
    left: upperFirst(names[at] ?? ''),
    right: `${amount(top)} ÷ ${amount(bottom)}${factor === 100 ? ' × 100' : ''} = ${write(results[at] ?? 0)}`,
    says: `${upperFirst(names[at] ?? '')}: ${amount(top)} divided by ${amount(bottom)}${factor === 100 ? ', times 100,' : ''} is ${write(results[at] ?? 0)}.`,
  }));
  const [first = 0, second = 0] = results;
  const isSame = first === second;
  return {
    value: Math.max(first, second),
    unit: unit === 'percent' ? 'percent' : 'number',
    result: results.map(write).join(' and '),
    sentences: [
      ...told.map(({ says }) => says),
      isSame ? 'So they are level.' : `So ${first > second ? names[0] : names[1]} is ${better}.`,
    ],
    steps: told.map(({ left, right }) => ({ left, right })),
  };
}
