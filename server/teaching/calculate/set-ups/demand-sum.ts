import { isSame } from '../check-own.ts';
import { step } from '../formula.ts';
import { type Say, sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import type { Straight } from './equations.ts';
import {
  lossAt,
  marginalRevenue,
  type Point,
  pointOf,
  priceAt,
  profitAt,
  revenueAt,
  spoken,
  surplusAt,
  type Worth,
  write,
} from './firm-on-demand.ts';
import { marketSum } from './market-on-lines.ts';
import { type Demand, readDemand } from './read-demand.ts';
import { type Judged, judge, listen, type Thread, toSum } from './set-up.ts';

/** 'Demand is P = 100 - 2Q and MC is constant at 20': what follows from a straight demand curve. */
export function demandSum(thread: Thread): WorkedSum | undefined {
  const known = listen(thread, readDemand)?.known;
  if (!known?.isLive || !known.demand) return undefined;
  const firm = { ...known, demand: known.demand };
  return known.supply ? marketSum({ ...firm, supply: known.supply }, thread) : firmSum(firm, thread);
}

type Firm = Demand & { demand: Straight };
type Aim = Parameters<typeof pointOf>[0];

function firmSum(firm: Firm, thread: Thread): WorkedSum | undefined {
  const say = sayWith(firm.currency);
  if (firm.own.mr) return slopeSum(firm, firm.own.mr, thread, say);
  const aim = (['revenueMax', 'efficient'] as const).find((one) => firm.asks.includes(one)) ?? 'profitMax';
  const point = pointAt(firm, say) ?? pointOf(aim, firm, say);
  if (!point) return undefined;
  const worths = worthsAt(point, firm, aim, say);
  const last = worths?.at(-1);
  const isPoint = firm.own.p || firm.own.q;
  if (!worths || (firm.own.value && (!last || isPoint))) return undefined;
  const judged =
    firm.own.value && last ? judge(firm.own.value, last.value, say.money) : judgePoint(firm, point, aim, say);
  const shown = `Q = ${say.number(point.q)}, P = ${say.money(point.p)}`;
  return toSum({
    name: last?.name ?? 'output and price',
    value: last?.value ?? point.q,
    unit: last ? 'money' : 'number',
    result: last ? say.money(last.value) : shown,
    currency: firm.currency,
    judged,
    thread,
    sentences: [...new Set([...point.sentences, ...worths.flatMap(({ sentences }) => sentences)])],
    steps: [...point.steps, ...worths.flatMap(({ steps }) => steps)],
  });
}

/** 'At Q = 15', 'at a price of 40' */
function pointAt({ at: { q, p }, demand, isByPrice }: Firm, say: Say): Point | undefined {
  if (q !== undefined) {
    const point = priceAt(demand, q, say);
    return point.p >= 0 && p === undefined ? point : undefined;
  }
  if (p === undefined || p >= demand.base) return undefined;
  const found = tidy((p - demand.base) / demand.slope);
  if (isByPrice) {
    const [base, taken] = [tidy(-demand.base / demand.slope), tidy(-p / demand.slope)].map(say.number);
    return {
      ...{ q: found, p },
      sentences: [`At a price of ${say.money(p)}, Q is ${base} minus ${taken}, which is ${say.number(found)}.`],
      steps: [step('Q', `${base} − ${taken} = ${say.number(found)}`)],
    };
  }
  return {
    ...{ q: found, p },
    sentences: [
      `At a price of ${say.money(p)}, ${spoken(demand, say)} equals ${say.number(p)}, so Q is ${say.number(found)}.`,
    ],
    steps: [
      step(
        'Q',
        `(${say.number(demand.base)} − ${say.number(p)}) ÷ ${say.number(-demand.slope)} = ${say.number(found)}`,
      ),
    ],
  };
}

/** What is asked for at that point; nothing where one of them does not follow. */
function worthsAt(point: Point, firm: Firm, aim: Aim, say: Say): Worth[] | undefined {
  const { asks, at } = firm;
  const isAt = at.q !== undefined || at.p !== undefined;
  const isRevenue = isAt
    ? asks.includes('revenue') && !asks.includes('mr')
    : asks.includes('revenue') || aim === 'revenueMax';
  const worths = [
    ...(isAt && asks.includes('mr') ? [marginalAt(point, firm, say)] : []),
    ...(isRevenue ? [revenueAt(point, say)] : []),
    ...(asks.includes('profit') && aim === 'profitMax' ? [profitAt(point, firm, say)] : []),
    ...(asks.includes('surplus') ? [surplusAt(point, firm.demand, say)] : []),
    ...(asks.includes('loss') ? [lossAt(point, firm, say)] : []),
  ];
  const found = worths.filter((worth) => worth !== undefined);
  return found.length === worths.length ? found : undefined;
}

function marginalAt({ q }: Point, { demand }: Firm, say: Say): Worth {
  const line = marginalRevenue(demand);
  const value = tidy(line.base + line.slope * q);
  return {
    ...{ name: 'marginal revenue', value },
    sentences: [
      `Marginal revenue falls twice as fast as the price: MR is ${spoken(line, say)}.`,
      `At a quantity of ${say.number(q)} that is ${say.number(line.base)} minus ${say.number(-line.slope * q)}, which is ${say.money(value)}.`,
    ],
    steps: [
      step('MR', `${say.number(line.base)} − ${say.number(-line.slope)} × ${say.number(q)} = ${say.money(value)}`),
    ],
  };
}

/** 'So MR = 100 - 4Q?' */
function slopeSum({ demand }: Firm, own: Straight, thread: Thread, say: Say): WorkedSum {
  const line = marginalRevenue(demand);
  const isRight = isSame(own.base, line.base, 0) && isSame(own.slope, line.slope, 0);
  return toSum({
    name: 'marginal revenue',
    value: line.slope,
    unit: 'number',
    result: write(line, 'Q', say),
    judged: isRight
      ? { own: 'right', says: 'Yes, that is right.' }
      : { own: 'wrong', says: `Not quite: MR is ${spoken(line, say)}.` },
    thread,
    sentences: ['Marginal revenue starts where the demand curve does and falls twice as fast.'],
    steps: [step('MR', write(line, 'Q', say))],
  });
}

/** Both that he gives are held against the point; another point that they fit is named. */
function judgePoint(firm: Firm, point: Point, aim: Aim, say: Say): Judged | undefined {
  const { q, p } = firm.own;
  if (!q && !p) return undefined;
  const fits = (one: Point) => (!q || isSame(q.value, one.q, q.step)) && (!p || isSame(p.value, one.p, p.step));
  const said = [...(q ? [`Q = ${say.number(q.value)}`] : []), ...(p ? [`P = ${say.money(p.value)}`] : [])];
  if (fits(point)) return { own: 'right', says: `Yes, ${said.join(' and ')} ${said.length > 1 ? 'are' : 'is'} right.` };
  const other = (['profitMax', 'revenueMax', 'efficient'] as const).find((one) => {
    const found = one === aim ? undefined : pointOf(one, firm, say);
    return found && fits(found);
  });
  const meant = other ? ` ${said.join(' and ')} is where ${where[other]}.` : '';
  return { own: 'wrong', says: `Not quite: Q is ${say.number(point.q)} and P is ${say.money(point.p)}.${meant}` };
}

const where = { profitMax: 'profit is greatest', revenueMax: 'revenue is greatest', efficient: 'P equals MC' };
