import { upperFirst } from '#domain/upper-first.ts';
import { type Formula, type Reading, type Slip, step, type Way, type Working, way } from './formula.ts';
import { fromText, told } from './from-text.ts';
import { type Ends, ends } from './move.ts';
import { made } from './quantities.ts';
import type { Role } from './role-words.ts';
import { type Say, tidy } from './say-number.ts';
import { twoEnds } from './two-moves.ts';

export const marginals: Formula[] = [
  {
    name: 'marginal cost',
    notWith: /costs? of (?:labour|hiring|employing)|\bmcl\b|labour costs?/,
    aliases:
      /marginal costs?(?: per unit)?|mc|(?:extra |additional )?cost of (?:making |producing )?(?:one more|the (?:last|extra|next|~|\w+th|second|third)|an extra|an additional)(?: unit| one)?/,
    formula: 'MC = change in total cost ÷ change in output',
    sentence: 'Divide the change in total cost by the change in output.',
    ways: marginal('marginal cost', ['totalCost', 'cost'], 'total cost', 'So each extra unit adds'),
  },
  {
    name: 'marginal revenue',
    aliases:
      /marginal revenues?|mr|(?:extra |additional )revenue (?:from|of) (?:one more|the (?:last|extra|next)|an extra)(?: unit| one)?/,
    formula: 'MR = change in total revenue ÷ change in output',
    sentence: 'Divide the change in total revenue by the change in output.',
    ways: [
      ...marginal('marginal revenue', ['revenue'], 'total revenue', 'So each extra unit brings in'),
      way({ pairs: fromText('both prices and both quantities', readPairs) }, ({ pairs: { price, sold } }, say) =>
        perExtra(
          'marginal revenue',
          'total revenue',
          { from: tidy(price.from * sold.from), to: tidy(price.to * sold.to), percent: 0 },
          sold,
          say,
          'So each extra unit brings in',
          lostOnOthers(price, sold, say),
        ),
      ),
      way({ price: ends('price'), sold: ends(made) }, ({ price, sold }, say) =>
        perExtra(
          'marginal revenue',
          'total revenue',
          { from: price.from * sold.from, to: price.to * sold.to, percent: 0 },
          sold,
          say,
          'So each extra unit brings in',
          lostOnOthers(price, sold, say),
        ),
      ),
    ],
  },
];

/** 'sell 10 for £5 each, and to sell 11 the price has to drop to £4.80' */
function readPairs(reading: Reading): { price: Ends; sold: Ends } | undefined {
  const figures = told(reading);
  if (figures.length !== 4 || figures.some(({ unit }) => unit === 'percent')) return undefined;
  const prices = figures.filter(({ currency }) => currency !== '');
  const counts = figures.filter(({ currency }) => currency === '');
  const [low, high] = counts;
  const [first, second] = prices;
  if (!low || !high || !first || !second || high.value <= low.value || first.value < second.value) return undefined;
  if (/\brevenue (?:is|of|was|goes|rises|from)\b/.test(reading.text)) return undefined;
  return {
    price: { from: first.value, to: second.value, percent: 0 },
    sold: { from: low.value, to: high.value, percent: 0 },
  };
}

function marginal(name: string, roles: Role[], total: string, meaning: string): Way[] {
  return [
    way(
      { total: ends(roles, `${total} before and after`), output: ends(made, 'output before and after') },
      ({ total: money, output }, say) => perExtra(name, total, money, output, say, meaning),
    ),
    way(
      {
        both: twoEnds(
          `${total} and output before and after`,
          { roles, words: name === 'marginal cost' ? /\b(?:costs?|tc)\b/ : /\b(?:revenue|tr)\b/, money: true },
          {
            roles: made,
            words: /\b(?:output|units?|q|quantity|makes?|making|produc\w+)\b/,
            money: false,
            small: true,
          },
        ),
      },
      ({ both: { one, two } }, say, { text }) =>
        name === 'marginal revenue' &&
        !/(?<!marginal )\b(?:revenue (?:is|of|was|goes|from|at|for|rises)|tr|total|altogether)\b/.test(text)
          ? undefined
          : perExtra(name, total, one, two, say, meaning),
    ),
  ];
}

/** Whoever takes the new price for it leaves out what the others now bring in less. */
function lostOnOthers(price: Ends, sold: Ends, say: Say): Slip[] {
  const [cut, more] = [tidy(price.from - price.to), tidy(sold.to - sold.from)];
  if (cut <= 0 || more !== 1) return [];
  const lost = tidy(cut * sold.from);
  return [
    {
      value: price.to,
      says: `that is what the extra one sells for, but the other ${say.number(sold.from)} now sell for ${say.money(cut)} less each, which takes ${say.money(lost)} away: ${say.money(price.to)} minus ${say.money(lost)} is ${say.money(tidy(price.to - lost))}.`,
    },
  ];
}

function perExtra(
  name: string,
  total: string,
  money: Ends,
  output: Ends,
  say: Say,
  meaning: string,
  slips: Slip[] = [],
): Working | undefined {
  const [rise, more] = [tidy(money.to - money.from), tidy(output.to - output.from)];
  if (more === 0) return undefined;
  const result = tidy(rise / more);
  return {
    value: result,
    unit: 'money',
    slips: [...slips, { value: rise, says: `that is the change in ${total}; divide it by the change in output.` }],
    sentences: [
      `${upperFirst(total)} changes by ${say.money(rise)}, from ${say.money(money.from)} to ${say.money(money.to)}.`,
      `Output changes by ${say.number(more)}, from ${say.number(output.from)} to ${say.number(output.to)}.`,
      `${upperFirst(name)} is ${say.money(rise)} divided by ${say.number(more)}, which is ${say.money(result)}.`,
      `${meaning} ${say.money(result)}.`,
    ],
    steps: [
      step(`Δ ${total}`, `${say.money(money.to)} − ${say.money(money.from)} = ${say.money(rise)}`),
      step('Δ output', `${say.number(output.to)} − ${say.number(output.from)} = ${say.number(more)}`),
      step(upperFirst(name), `${say.money(rise)} ÷ ${say.number(more)} = ${say.money(result)}`),
    ],
  };
}
