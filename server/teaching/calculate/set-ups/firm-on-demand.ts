import { type Step, step } from '../formula.ts';
import { type Say, tidy } from '../say-number.ts';
import type { Straight } from './equations.ts';
import type { Demand } from './read-demand.ts';

/** A point on the demand curve, and how it is found. */
export type Point = { q: number; p: number; sentences: string[]; steps: Step[] };
type Firm = Demand & { demand: Straight };

/** '100 − 2Q' */
export function write({ base, slope }: Straight, letter: string, { number }: Say): string {
  const size = Math.abs(slope) === 1 ? letter : `${number(Math.abs(slope))}${letter}`;
  if (base === 0) return slope < 0 ? `−${size}` : size;
  return `${number(base)} ${slope < 0 ? '−' : '+'} ${size}`;
}

/** Marginal revenue falls twice as fast as the price. */
export function marginalRevenue({ base, slope }: Straight): Straight {
  return { base, slope: tidy(2 * slope) };
}

/** Where profit is greatest, where revenue is, or where the price is no more than the last unit costs. */
export function pointOf(aim: 'profitMax' | 'revenueMax' | 'efficient', firm: Firm, say: Say): Point | undefined {
  const cost = aim === 'revenueMax' ? { base: 0, slope: 0 } : firm.mc;
  if (!cost) return undefined;
  const line = aim === 'efficient' ? firm.demand : marginalRevenue(firm.demand);
  const q = tidy((line.base - cost.base) / (cost.slope - line.slope));
  const p = tidy(firm.demand.base + firm.demand.slope * q);
  if (!(q > 0) || p <= 0) return undefined;
  const turned = firm.isByPrice ? [`Turned round, the demand curve is P = ${write(firm.demand, 'Q', say)}.`] : [];
  const mr = `Marginal revenue falls twice as fast as the price: MR is ${spoken(line, say)}.`;
  const rule = {
    profitMax: `Profit is greatest where MR equals MC: ${spoken(line, say)} equals ${spoken(cost, say)}, so Q is ${say.number(q)}.`,
    revenueMax: `Revenue is greatest where MR is zero: ${spoken(line, say)} equals 0, so Q is ${say.number(q)}.`,
    efficient: `Output is allocatively efficient where P equals MC: ${spoken(line, say)} equals ${spoken(cost, say)}, so Q is ${say.number(q)}.`,
  }[aim];
  const price = priceAt(firm.demand, q, say);
  return {
    ...{ q, p },
    sentences: [...turned, ...(aim === 'efficient' ? [] : [mr]), rule, ...price.sentences],
    steps: [
      ...(aim === 'efficient' ? [] : [step('MR', write(line, 'Q', say))]),
      step(
        aim === 'efficient' ? 'P = MC' : aim === 'profitMax' ? 'MR = MC' : 'MR = 0',
        `${write(line, 'Q', say)} = ${cost.slope ? write(cost, 'Q', say) : say.number(cost.base)}, Q = ${say.number(q)}`,
      ),
      ...price.steps,
    ],
  };
}

export function spoken(line: Straight, say: Say): string {
  return line.slope === 0 ? say.number(line.base) : write(line, 'Q', say).replace('−', 'minus').replace('+', 'plus');
}

export function priceAt(demand: Straight, q: number, say: Say): Point {
  const p = tidy(demand.base + demand.slope * q);
  const taken = tidy(-demand.slope * q);
  return {
    ...{ q, p },
    sentences: [
      `On the demand curve P is ${say.number(demand.base)} minus ${say.number(taken)}, which is ${say.money(p)}.`,
    ],
    steps: [step('P', `${say.number(demand.base)} − ${say.number(taken)} = ${say.money(p)}`)],
  };
}

export type Worth = { name: string; value: number; sentences: string[]; steps: Step[] };

export function revenueAt({ q, p }: Point, say: Say): Worth {
  const value = tidy(p * q);
  return {
    ...{ name: 'total revenue', value },
    sentences: [`Total revenue is ${say.money(p)} times ${say.number(q)}, which is ${say.money(value)}.`],
    steps: [step('TR', `${say.money(p)} × ${say.number(q)} = ${say.money(value)}`)],
  };
}

/** What is left of the revenue: what one more costs is the same for each, or rises in a straight line. */
export function profitAt(point: Point, { mc, fixed }: Demand, say: Say): Worth | undefined {
  if (!mc) return undefined;
  const revenue = revenueAt(point, say);
  const variable = tidy(mc.base * point.q + (mc.slope * point.q * point.q) / 2);
  const value = tidy(revenue.value - variable - (fixed ?? 0));
  const each =
    mc.slope === 0
      ? `${say.money(mc.base)} times ${say.number(point.q)}`
      : `the area under MC up to ${say.number(point.q)}`;
  const costs = fixed ? `${say.money(variable)} minus ${say.money(fixed)}` : say.money(variable);
  return {
    name: 'profit',
    value,
    sentences: [
      ...revenue.sentences,
      `The variable cost is ${each}, which is ${say.money(variable)}.`,
      `Profit is ${say.money(revenue.value)} minus ${costs}${fixed ? ' of fixed costs' : ''}, which is ${say.money(value)}${fixed === undefined ? ', before any fixed costs' : ''}.`,
    ],
    steps: [
      ...revenue.steps,
      step(
        'Variable cost',
        `${mc.slope === 0 ? `${say.money(mc.base)} × ${say.number(point.q)}` : `${say.money(mc.base)} × ${say.number(point.q)} + ½ × ${say.number(mc.slope)} × ${say.number(point.q)}²`} = ${say.money(variable)}`,
      ),
      step(
        'Profit',
        `${say.money(revenue.value)} − ${say.money(variable)}${fixed ? ` − ${say.money(fixed)}` : ''} = ${say.money(value)}`,
      ),
    ],
  };
}

export function surplusAt({ q, p }: Point, demand: Straight, say: Say): Worth {
  const value = tidy(((demand.base - p) * q) / 2);
  return {
    ...{ name: 'consumer surplus', value },
    sentences: [
      `Consumer surplus is the triangle between the demand curve, which starts at ${say.money(tidy(demand.base))}, and the price: half of ${say.number(q)} times ${say.money(tidy(demand.base - p))} is ${say.money(value)}.`,
    ],
    steps: [
      step(
        'Consumer surplus',
        `½ × ${say.number(q)} × (${say.money(tidy(demand.base))} − ${say.money(p)}) = ${say.money(value)}`,
      ),
    ],
  };
}

/** What is lost where less is made than would be allocatively efficient. */
export function lossAt({ q, p }: Point, firm: Firm, say: Say): Worth | undefined {
  const best = pointOf('efficient', firm, say);
  if (!best || !firm.mc || best.q <= q) return undefined;
  const gap = tidy(p - firm.mc.base - firm.mc.slope * q);
  const value = tidy((gap * (best.q - q)) / 2);
  return {
    ...{ name: 'deadweight loss', value },
    sentences: [
      `Where P equals MC, Q would be ${say.number(best.q)}.`,
      `The deadweight loss is the triangle up to there: half of ${say.money(gap)} times ${say.number(tidy(best.q - q))} is ${say.money(value)}.`,
    ],
    steps: [
      step(
        'Deadweight loss',
        `½ × ${say.money(gap)} × (${say.number(best.q)} − ${say.number(q)}) = ${say.money(value)}`,
      ),
    ],
  };
}
