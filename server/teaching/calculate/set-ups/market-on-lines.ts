import { isSame } from '../check-own.ts';
import { type Step, step } from '../formula.ts';
import { type Say, sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import type { Straight } from './equations.ts';
import { surplusAt, write } from './firm-on-demand.ts';
import type { Demand } from './read-demand.ts';
import { type Judged, judge, type Thread, toSum } from './set-up.ts';

type Market = Demand & { demand: Straight; supply: Straight };
type Part = { name: string; value: number; isPoint?: true; sentences: string[]; steps: Step[] };

/** 'Qd = 100 - 2P and Qs = 20 + 3P': where they meet, what is short at another price, and what a tax on each unit does. */
export function marketSum(market: Market, thread: Thread): WorkedSum | undefined {
  const say = sayWith(market.currency);
  const { asks, at, own, tax } = market;
  const cleared = clear(market, say);
  if (!cleared) return undefined;
  const isExcess = at.p !== undefined;
  const isMeeting = !isExcess || asks.includes('equilibrium');
  const parts: (Part | undefined)[] = [
    ...(isMeeting && !own.value ? [cleared.part] : []),
    ...(isExcess ? [idleAt(thread.words, at.p ?? 0, cleared.p, say) ?? excessAt(market, at.p ?? 0, say)] : []),
    ...(asks.includes('surplus') && !isExcess
      ? [surplusAt({ ...cleared, sentences: [], steps: [] }, market.demand, say)]
      : []),
  ];
  const found = parts.filter((part) => part !== undefined);
  const last = found.at(-1);
  const isPoint = own.p !== undefined || own.q !== undefined;
  if (!last || found.length < parts.length || (tax !== undefined && isExcess) || at.q !== undefined) return undefined;
  if (own.value && (isPoint || last.isPoint)) return undefined;
  const judged = own.value
    ? judge(own.value, Math.abs(last.value), say.number)
    : isPoint
      ? judgeMeeting(market, cleared, say)
      : undefined;
  return toSum({
    name: last.name,
    value: last.value,
    unit: last.isPoint ? 'money' : 'number',
    ...(last.isPoint && {
      result: priceAlone.test(thread.words)
        ? say.money(cleared.p)
        : `P = ${say.money(cleared.p)}, Q = ${say.number(cleared.q)}`,
    }),
    currency: market.currency,
    judged,
    thread,
    sentences: found.flatMap(({ sentences }) => sentences),
    steps: found.flatMap(({ steps }) => steps),
  });
}

const priceAlone = /\bequilibrium price\b(?! and)/i;

type Cleared = { p: number; q: number; part: Part };

/** With a tax the sellers keep less than the buyers pay, by so much on each unit. */
function clear({ demand, supply, tax = 0, isByPrice, asks }: Market, say: Say): Cleared | undefined {
  const q = tidy((demand.base - supply.base - tax) / (supply.slope - demand.slope));
  const p = tidy(demand.base + demand.slope * q);
  if (!(q > 0) || p <= 0) return undefined;
  const kept = tidy(p - tax);
  const [left, right] = isByPrice
    ? [byPrice(demand), byPrice({ ...supply, base: supply.base + tax })]
    : [demand, { ...supply, base: tidy(supply.base + tax) }];
  const letter = isByPrice ? 'P' : 'Q';
  const [gap, slopes] = [tidy(Math.abs(left.base - right.base)), tidy(Math.abs(right.slope - left.slope))];
  const first = isByPrice ? p : q;
  const shift = tax
    ? [
        `Sellers keep the price less the tax of ${say.money(tax)}, so supply becomes ${isByPrice ? 'Qs' : 'P'} = ${write(right, letter, say)}.`,
      ]
    : [];
  const after = tax
    ? [
        `Sellers keep ${say.money(p)} minus ${say.money(tax)}, which is ${say.money(kept)}, and the tax raises ${say.money(tax)} times ${say.number(q)}, which is ${say.money(tidy(tax * q))}.`,
      ]
    : [];
  const other = isByPrice
    ? `At that price the quantity is ${say.number(q)}.`
    : `At that quantity the price is ${say.money(p)}.`;
  return {
    ...{ p, q },
    part: {
      ...{ name: 'equilibrium price', value: p, isPoint: true },
      sentences: [
        ...shift,
        `Set demand equal to supply, because at equilibrium they match: ${spokenLine(left, letter, say)} equals ${spokenLine(right, letter, say)}.`,
        `That gives ${slopes === 1 ? '' : say.number(slopes)}${letter} equals ${say.number(gap)}, so ${letter} is ${isByPrice ? say.money(first) : say.number(first)}.`,
        other,
        ...(asks.includes('equilibrium') || tax ? after : []),
      ],
      steps: [
        step('Demand = supply', `${write(left, letter, say)} = ${write(right, letter, say)}`),
        step(
          letter,
          `${say.number(gap)} ÷ ${say.number(slopes)} = ${isByPrice ? say.money(first) : say.number(first)}`,
        ),
        step(isByPrice ? 'Q' : 'P', isByPrice ? say.number(q) : say.money(p)),
      ],
    },
  };
}

/** p for each q, as q for each p. */
function byPrice({ base, slope }: Straight): Straight {
  return { base: tidy(-base / slope), slope: tidy(1 / slope) };
}

function spokenLine(line: Straight, letter: string, say: Say): string {
  return write(line, letter, say).replace('−', 'minus ').replace('+', 'plus ').replace(/ {2,}/g, ' ');
}

/** A maximum above the market price, or a minimum below it, binds nobody. */
function idleAt(words: string, p: number, market: number, say: Say): Part | undefined {
  const kind = /\b(?:caps?|capped|ceiling|max(?:imum)?)\b/i.test(words)
    ? 'maximum above'
    : /\b(?:floor|min(?:imum)?)\b/i.test(words)
      ? 'minimum below'
      : undefined;
  if (!kind || (kind === 'maximum above' ? p < market : p > market)) return undefined;
  return {
    ...{ name: 'excess demand', value: 0 },
    sentences: [
      `The market price is ${say.money(market)}.`,
      `A ${kind} that changes nothing, so there is no shortage and no surplus.`,
    ],
    steps: [step('P', say.money(market))],
  };
}

function excessAt({ demand, supply }: Market, p: number, say: Say): Part | undefined {
  const [wanted, offered] = [demand, supply].map((line) => tidy((p - line.base) / line.slope));
  if (wanted === undefined || offered === undefined || wanted < 0 || offered < 0) return undefined;
  const value = tidy(wanted - offered);
  const [more, less] = [Math.max(wanted, offered), Math.min(wanted, offered)].map(say.number);
  const gap =
    value === 0
      ? 'So there is neither excess demand nor excess supply: that is the equilibrium.'
      : `So there is ${value > 0 ? 'excess demand, a shortage,' : 'excess supply, a surplus,'} of ${more} minus ${less}, which is ${say.number(Math.abs(value))}.`;
  return {
    ...{ name: value < 0 ? 'excess supply' : 'excess demand', value: Math.abs(value) },
    sentences: [
      `At a price of ${say.money(p)} the quantity demanded is ${say.number(wanted)} and the quantity supplied ${say.number(offered)}.`,
      gap,
    ],
    steps: [step(value < 0 ? 'Excess supply' : 'Excess demand', `${more} − ${less} = ${say.number(Math.abs(value))}`)],
  };
}

function judgeMeeting({ own: { p, q } }: Market, found: Cleared, say: Say): Judged {
  const isRight = (!p || isSame(p.value, found.p, p.step)) && (!q || isSame(q.value, found.q, q.step));
  const said = [...(p ? [`P = ${say.money(p.value)}`] : []), ...(q ? [`Q = ${say.number(q.value)}`] : [])];
  return isRight
    ? { own: 'right', says: `Yes, ${said.join(' and ')} ${said.length > 1 ? 'are' : 'is'} right.` }
    : { own: 'wrong', says: `Not quite: P is ${say.money(found.p)} and Q is ${say.number(found.q)}.` };
}
