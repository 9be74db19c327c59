import { anyOf } from '#domain/any-of.ts';
import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, step, value, type Working, way } from './formula.ts';
import { fromText, told, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Part = { part: number; whole: number; name: string };
type Slice = { percent: number; whole: number; each?: number; isPercent: boolean };
type Pair = { name: string; part: number; whole: number };

const wholes =
  'gdp|national income|national output|revenue|turnover|sales|income|total|budget|population|spending|costs?|profit|price|workforce|market';

/** One amount as a percentage of another, and a percentage of an amount. */
export const shareOf: Formula[] = [
  {
    name: 'percentage of a total',
    neverGiven: true,
    aliases: new RegExp(
      `(?:what |as (?:a |an )?|in |the )*(?:percentage|percent|%) of (?:the |its |their |total |all |our |his |her )*(?:${wholes})(?: (?:is|are|was|does) (?:that|this|it|the \\w+))?|(?:deficit|surplus|debt|borrowing) to gdp(?: ratio)?`,
    ),
    formula: 'Percentage = part ÷ whole × 100',
    sentence: 'Divide the part by the whole and multiply by 100.',
    ways: [
      way({ pair: fromText('the part and the whole', readPart) }, ({ pair }, say) => shareWorking(pair, say)),
      way(
        {
          spending: value('governmentSpending'),
          tax: value(['taxRevenue', 'revenue', 'tax', 'taxPaid']),
          gdp: value('gdp'),
        },
        ({ spending, tax, gdp }, say) => {
          const gap = tidy(spending - tax);
          const working = shareWorking({ part: Math.abs(gap), whole: gdp, name: 'GDP' }, say);
          const kind = gap >= 0 ? 'deficit' : 'surplus';
          return {
            ...working,
            sentences: [
              `The ${kind} is the gap between ${say.money(spending)} and ${say.money(tax)}, which is ${say.money(Math.abs(gap))}.`,
              ...working.sentences,
            ],
          };
        },
      ),
    ],
  },
  {
    name: 'two shares compared',
    neverGiven: true,
    notWith: /progressive|regressive/,
    aliases: anyOf([
      anyOf([/more|most|higher|bigger|the (?:higher|bigger|highest|most|larger)/], {
        before:
          /(?:who|which (?:one|firm|company|business|country)?) ?(?:spends?|pays?|saves?|invests?|has|makes?|is)? ?/,
        after: /(?: (?:as a |in )?(?:%|percentage|percent|proportion\w*|share))/,
      }),
      /(?:%|percent|percentage) (?:each|for each|of each|for both)|in (?:%|percentage) terms/,
    ]),
    formula: 'Percentage = part ÷ whole × 100, for each',
    sentence: 'Divide each part by its own whole and multiply by 100, then compare.',
    ways: [way({ pairs: fromText('both parts and both wholes', readPairs) }, ({ pairs }, say) => compare(pairs, say))],
  },
  {
    name: 'percentage of an amount',
    neverGiven: true,
    aliases: /#\d+ of (?:the |its |their |all |our |about |every )*#\d+/,
    formula: 'Amount = percentage ÷ 100 × whole',
    sentence: 'Multiply the whole by the percentage and divide by 100.',
    ways: [
      way({ slice: fromText('the percentage and the whole', readSlice) }, ({ slice }, say) => sliceWorking(slice, say)),
    ],
  },
];

function readPart(reading: Reading): Part | undefined {
  const amounts = told(reading).filter(({ unit }) => unit !== 'percent');
  if (amounts.length !== 2 || reading.facts.length !== 2) return undefined;
  const { text } = reading;
  const name =
    new RegExp(`(?:%|percent|percentage) of (?:the |its |their |total |all |our |his |her )*(${wholes})`).exec(
      text,
    )?.[1] ?? 'gdp';
  const direct = /#(\d+) (?:is )?(?:out )?of (?:a |the |its |their |total |an )*(?:\w+ )?#(\d+)/.exec(text);
  const after = new RegExp(`(?<!of )\\b(?:${name})s? (?:is |was |of |= |: |worth )*#(\\d+)`).exec(text)?.[1];
  const before = new RegExp(`#(\\d+) (?:of |in )?(?:total )?(?:${name})`).exec(text)?.[1];
  const whole = direct?.[2] ?? after ?? before;
  if (whole === undefined) return undefined;
  const part = amounts.find(({ index }) => index !== Number(whole));
  const total = valueAt(reading, Number(whole));
  if (!part || !total) return undefined;
  return { part: Math.abs(valueAt(reading, part.index) ?? 0), whole: total, name: name === 'gdp' ? 'GDP' : name };
}

function shareWorking({ part, whole, name }: Part, say: Say): Working {
  const value = tidy((part / whole) * 100);
  return {
    value,
    unit: 'percent',
    sentences: [
      `Divide the part by the whole, ${name}, and multiply by 100.`,
      `${say.money(part)} divided by ${say.money(whole)}, times 100, is ${say.percent(value)}.`,
      `So it is ${say.percent(value)} of ${name}.`,
    ],
    steps: [step(`% of ${name}`, `${say.money(part)} ÷ ${say.money(whole)} × 100 = ${say.percent(value)}`)],
    slips: [{ value: tidy((whole / part) * 100), says: 'you have it the wrong way round; the whole goes underneath.' }],
  };
}

/** Two parts and two wholes, told one pair after the other. */
function readPairs(reading: Reading): [Pair, Pair] | undefined {
  const amounts = reading.facts.filter(({ figure }) => figure.unit !== 'percent').map(({ figure }) => figure);
  const [a, b, c, d] = amounts;
  if (!a || !b || !c || !d || amounts.length !== 4 || reading.facts.length !== 4) return undefined;
  const turned = a.value > b.value;
  if (turned !== c.value > d.value || a.value === b.value || c.value === d.value) return undefined;
  const pair = (one: typeof a, two: typeof a, name: string): Pair => ({
    name,
    part: Math.min(one.value, two.value),
    whole: Math.max(one.value, two.value),
  });
  const second = /\b(rival|competitor|other (?:firm|company|one)|firm b|company b|country b)\b/.exec(reading.text)?.[1];
  return [
    pair(a, b, 'the first'),
    pair(c, d, second ? `the ${second.replace(/^(firm|company|country) b$/, 'second')}` : 'the second'),
  ];
}

function compare([one, two]: [Pair, Pair], say: Say): Working | undefined {
  const share = ({ part, whole }: Pair) => tidy((part / whole) * 100);
  const [first, second] = [share(one), share(two)];
  const line = (pair: Pair) => `${say.money(pair.part)} ÷ ${say.money(pair.whole)} × 100 = ${say.percent(share(pair))}`;
  return {
    value: first,
    unit: 'percent',
    result: `${say.percent(first)} and ${say.percent(second)}`,
    sentences: [
      `For ${one.name}, ${say.money(one.part)} divided by ${say.money(one.whole)}, times 100, is ${say.percent(first)}.`,
      `For ${two.name}, ${say.money(two.part)} divided by ${say.money(two.whole)}, times 100, is ${say.percent(second)}.`,
      first === second
        ? 'So the share is the same in both.'
        : `So ${(first > second ? one : two).name} has the higher share.`,
    ],
    steps: [step(upperFirst(one.name), line(one)), step(upperFirst(two.name), line(two))],
  };
}

function readSlice(reading: Reading): Slice | undefined {
  const match = /#(\d+) of (?:the |its |their |all |our |about |every )*#(\d+)/.exec(reading.text);
  const [percent, whole] = [reading.figures[Number(match?.[1])], reading.figures[Number(match?.[2])]];
  if (percent?.unit !== 'percent' || !whole) return undefined;
  const rest = reading.facts.filter(({ figure }) => figure.index !== percent.index && figure.index !== whole.index);
  const [each] = rest;
  const isPercent = whole.unit === 'percent';
  if (!each) return { percent: percent.value, whole: whole.value, isPercent };
  const perItem = new RegExp(
    `(?:each|every|per)[^#]{0,24}#${each.figure.index}\\b|#${each.figure.index} (?:each|per|a (?:unit|piece)|to (?:put|fix|repair|replace|make))`,
  );
  if (rest.length > 1 || isPercent || each.figure.unit === 'percent' || !perItem.test(reading.text)) return undefined;
  return { percent: percent.value, whole: whole.value, each: each.figure.value, isPercent };
}

function sliceWorking({ percent, whole, each, isPercent }: Slice, say: Say): Working {
  const part = tidy((whole * percent) / 100);
  const write = isPercent ? say.percent : each === undefined ? say.money : say.number;
  const first = `${say.percent(percent)} of ${write(whole)} is ${write(part)}.`;
  const ofWhole = step(
    `${say.percent(percent)} of ${write(whole)}`,
    `${say.number(percent / 100)} × ${write(whole)} = ${write(part)}`,
  );
  if (each === undefined) {
    return {
      value: part,
      unit: isPercent ? 'percent' : 'money',
      sentences: [`Multiply ${write(whole)} by ${say.number(percent / 100)}.`, first],
      steps: [ofWhole],
    };
  }
  const total = tidy(part * each);
  return {
    value: total,
    unit: 'money',
    sentences: [
      first,
      `${say.number(part)} times ${say.money(each)} is ${say.money(total)}.`,
      `So it comes to ${say.money(total)} in all.`,
    ],
    steps: [ofWhole, step('In all', `${say.number(part)} × ${say.money(each)} = ${say.money(total)}`)],
  };
}
