import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

/** q = base + slope × p */
export type Line = { base: number; slope: number };
export type Lines = { demand: Line; supply: Line };

export const equilibrium: Formula[] = [
  {
    name: 'equilibrium price',
    neverGiven: true,
    subject: 'economics',
    onlyWith: /#\d+ ?p\b|\bp ?#|# ?\* ?p/,
    aliases:
      /(?:market |the )?equilibrium(?: price| quantity| price and quantity| p| q)?(?: and (?:equilibrium )?quantity)?|where (?:do )?they (?:cross|meet)|market clearing price|solve/,
    formula: 'At equilibrium, quantity demanded = quantity supplied',
    sentence: 'Set demand equal to supply, gather the terms in P on one side, and solve.',
    ways: [
      way(
        { lines: fromText('the demand and the supply equation', readLines) },
        // Where the price is set, the market does not clear.
        ({ lines }, say, { text }) => (setPrice.test(text) ? undefined : solve(lines, say)),
      ),
    ],
  },
];

/** A price that the market may not reach. */
export const setPrice =
  /\b(caps?|capped|capping|ceiling|maximum price|max price|floor|minimum price|min price|price (?:is )?(?:set|fixed|held))\b([^#]{0,40})#(\d+)(?! ?\*? ?p\b)/;

export function readLines(reading: Reading): Lines | undefined {
  const text = reading.text
    .replace(/(#\d+) #(\d+)(?= ?\*? ?p\b)/g, (all, base: string, index: string) =>
      (reading.figures[Number(index)]?.value ?? 0) < 0 ? `${base} - #${index}` : all,
    )
    .replace(/\b(?:equals|is equal to)\b/g, '=')
    .replace(/\b(?:minus|less)\b/g, '-')
    .replace(/\bplus\b/g, '+');
  const line = String.raw`(?:(?:is|:|curve|function|equation) ?)*(?:q(?:d|s)? ?)?(?:=|is)? ?#(\d+) ?([-+]) ?(?:#(\d+) ?\*? ?)?p\b`;
  const steep = String.raw`(?:(?:is|:|curve|function|equation) ?)*(?:q(?:d|s)? ?)?(?:=|is)? ?(-)? ?#(\d+) ?\*? ?p\b(?: ?([-+]) ?#(\d+)| ?(#\d+))?`;
  const find = (names: string): Line | undefined => {
    const first = new RegExp(`(?:${names}) ?${line}`).exec(text);
    if (first) {
      const base = valueAt(reading, Number(first[1]));
      const slope = first[3] === undefined ? 1 : sizeAt(reading, first[3]);
      return base === undefined || slope === undefined ? undefined : { base, slope: first[2] === '-' ? -slope : slope };
    }
    const second = new RegExp(`(?:${names}) ?${steep}`).exec(text);
    if (!second) return undefined;
    const slope = sizeAt(reading, second[2]);
    const joined = second[5] === undefined ? undefined : valueAt(reading, Number(second[5].slice(1)));
    const base =
      second[4] === undefined
        ? (joined ?? 0)
        : (valueAt(reading, Number(second[4])) ?? 0) * (second[3] === '-' ? -1 : 1);
    return slope === undefined ? undefined : { base, slope: second[1] ? -slope : slope };
  };
  const [demand, supply] = [find('\\b(?:demand|qd|d)'), find('\\b(?:supply|qs|s)')];
  return demand && supply && demand.slope < 0 && supply.slope > 0 ? { demand, supply } : undefined;
}

/** The sign stands before it in the words. */
function sizeAt(reading: Reading, index: string | undefined): number | undefined {
  const value = valueAt(reading, Number(index));
  return value === undefined ? undefined : Math.abs(value);
}

export function solve({ demand, supply }: Lines, say: Say): Working | undefined {
  const price = tidy((demand.base - supply.base) / (supply.slope - demand.slope));
  const quantity = tidy(demand.base + demand.slope * price);
  if (price <= 0 || quantity <= 0) return undefined;
  const [gap, slopes] = [tidy(demand.base - supply.base), tidy(supply.slope - demand.slope)];
  return {
    value: price,
    unit: 'money',
    sentences: [
      'Set demand equal to supply, because at equilibrium they match.',
      `That gives ${say.number(slopes)}P equals ${say.number(gap)}, so P is ${say.money(price)}.`,
      `At that price the quantity is ${say.number(quantity)}.`,
    ],
    steps: [
      step('Qd = Qs', `${write(demand, say)} = ${write(supply, say)}`),
      step('P', `${say.number(gap)} ÷ ${say.number(slopes)} = ${say.money(price)}`),
      step('Q', `${write(demand, say).replace('P', ` × ${say.number(price)}`)} = ${say.number(quantity)}`),
    ],
  };
}

export function write({ base, slope }: Line, say: Say): string {
  return `${say.number(base)} ${slope < 0 ? '−' : '+'} ${Math.abs(slope) === 1 ? '' : say.number(Math.abs(slope))}P`;
}
