import { expect, test } from 'vitest';
import { type Subject, subjects } from '#domain/subjects.ts';
import { allMakers } from './all-makers.ts';
import { type MadeSum, makeSum, nextNumber } from './make-sum.ts';
import { countSums, drawFor, type Maker } from './maker.ts';

/** The figures of a made sum in the order told, read without the calculator. */
function figuresOf(text: string): number[] {
  const found = [...text.matchAll(/(-?)[£$]?(\d[\d,]*(?:\.\d+)?)(p\b| million| billion)?/g)];
  return found.map(([, sign, digits = '', size]) => {
    const times = size === 'p' ? 0.01 : size === ' million' ? 1e6 : size === ' billion' ? 1e9 : 1;
    return Number(`${sign}${digits.replaceAll(',', '')}`) * times;
  });
}

const change = (from: number, to: number) => (to - from) / from;
type Work = (figures: number[]) => number;
const of =
  (work: (...figures: number[]) => number): Work =>
  (figures) =>
    work(...figures);

/** What each sum comes to, worked here and not by the calculator. */
const expected: Record<string, Work> = {
  ped: of((p1, p2, q2, q1) => change(q1, q2) / change(p1, p2)),
  yed: of((y1, y2, q1, q2) => change(q1, q2) / change(y1, y2)),
  xed: of((p1, p2, q1, q2) => change(q1, q2) / change(p1, p2)),
  pes: of((p1, p2, q1, q2) => change(q1, q2) / change(p1, p2)),
  'revenue-change': of((p1, p2, q1, q2) => p2 * q2 - p1 * q1),
  'consumer-surplus': of((top, price, sold) => ((top - price) * sold) / 2),
  'producer-surplus': of((low, price, sold) => ((price - low) * sold) / 2),
  'tax-revenue': of((tax, _p1, _p2, _q1, q2) => tax * q2),
  'tax-burden': of((_tax, p1, p2, sold) => (p2 - p1) * sold),
  subsidy: of((each, _q1, q2) => each * q2),
  concentration: of((a, b, c, d) => a + b + c + d),
  'percentage-change': of((from, to) => change(from, to) * 100),
  index: of((base, now) => (now / base) * 100),
  inflation: of((from, to) => change(from, to) * 100),
  'weighted-index': of((w1, i1, w2, i2, w3, i3) => (w1 * i1 + w2 * i2 + w3 * i3) / (w1 + w2 + w3)),
  'real-value': of((wage, index) => (wage / index) * 100),
  'real-interest': of((nominal, inflation) => nominal - inflation),
  'gdp-per-head': of((gdp, people) => gdp / people),
  unemployment: of((without, work) => (without / (without + work)) * 100),
  multiplier: of((s, t, m) => 1 / (s + t + m)),
  multiplied: of((extra, mpc) => extra / (1 - mpc)),
  'output-gap': of((potential, actual) => (actual / potential - 1) * 100),
  'tax-rate': of((income, tax) => (tax / income) * 100),
  budget: of((taxes, spending) => taxes - spending),
  'terms-of-trade': of((exports, imports) => (exports / imports) * 100),
  conversion: of((cost, _pound, rate) => cost / rate),
  appreciation: of((from, to) => change(from, to) * 100),
  'current-account': of((exports, imports, primary, secondary) => exports - imports + primary + secondary),
  'opportunity-cost': of((cars, tractors, fewer, more) => (cars - fewer) / (more - tractors)),
  'break-even': of((fixed, price, cost) => fixed / (price - cost)),
  'margin-of-safety': of((fixed, price, cost, sold) => sold - fixed / (price - cost)),
  contribution: of((sold, price, cost) => (price - cost) * sold),
  profit: of((fixed, price, cost, sold) => (price - cost) * sold - fixed),
  'target-profit': of((fixed, price, cost, target) => (fixed + target) / (price - cost)),
  'average-cost': of((fixed, cost, output) => fixed / output + cost),
  'marginal-cost': of((c1, c2, q1, q2) => (c2 - c1) / (q2 - q1)),
  'marginal-revenue': of((r1, r2, q1, q2) => (r2 - r1) / (q2 - q1)),
  'marginal-from-table': of((_1, _2, _3, _4, _a, _b, third, fourth) => fourth - third),
  'gross-margin': of((revenue, profit) => (profit / revenue) * 100),
  'operating-margin': of((revenue, profit) => (profit / revenue) * 100),
  roce: of((profit, capital) => (profit / capital) * 100),
  gearing: of((debts, equity) => (debts / (debts + equity)) * 100),
  'current-ratio': of((assets, debts) => assets / debts),
  'acid-test': of((assets, stock, debts) => (assets - stock) / debts),
  'inventory-turnover': of((cost, stock) => cost / stock),
  'receivables-days': of((owed, revenue) => (owed / revenue) * 365),
  'payables-days': of((owed, cost) => (owed / cost) * 365),
  'closing-balance': of((opening, inflows, outflows) => opening + inflows - outflows),
  variance: of((budget, actual) => Math.abs(actual - budget)),
  'market-share': of((sales, market) => (sales / market) * 100),
  'market-growth': of((from, to) => change(from, to) * 100),
  'mark-up': of((cost, by) => cost * (1 + by / 100)),
  payback: of((cost, yearly) => cost / yearly),
  arr: of((cost, yearly, years) => ((yearly * years - cost) / years / cost) * 100),
  npv: of((cost, f1, _1, f2, _2, f3, _3, a, b, c) => f1 * a + f2 * b + f3 * c - cost),
  'expected-value': of((chance, good, rest, bad) => (chance * good + rest * bad) / 100),
  'labour-productivity': of((output, staff) => output / staff),
  'labour-turnover': of((staff, leavers) => (leavers / staff) * 100),
  absence: of((days, staff, each) => (days / (staff * each)) * 100),
  'labour-cost': of((cost, output) => cost / output),
  capacity: of((most, actual) => (actual / most) * 100),
};

const each = allMakers.map((maker) => [maker.id, maker] as const);

/** Made once for all that is asked of it. Where a maker is of one subject, the other's students get that subject's sum. */
const sumsOf = (maker: Maker, subject: Subject) => {
  const known = sums.get(`${maker.id} ${subject}`);
  if (known) return known;
  const count = maker.at[subject] ? countSums(maker) : 1;
  const made = Array.from({ length: count }, (_, number) => makeSum(maker.id, number, subject));
  sums.set(`${maker.id} ${subject}`, made);
  return made;
};
const sums = new Map<string, (MadeSum | undefined)[]>();

test.each(each)('every sum on %s is worked by the calculator, and as it is worked here', (id, maker) => {
  const work = expected[id];
  expect(work).toBeDefined();
  for (const subject of subjects)
    for (const made of sumsOf(maker, subject)) {
      const value = made?.worked.outcome.value ?? Number.NaN;
      const told = id === 'variance' ? Math.abs(value) : value;
      expect(made?.worked.name, made?.text).toBe(maker.name);
      expect(told / (work?.(figuresOf(made?.text ?? '')) ?? 0), made?.text).toBeCloseTo(1, 9);
    }
});

test.each(each)('no two sums on %s are the same', (_, maker) => {
  const all = textsOf(maker);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThanOrEqual(6);
});

test.each(each)('no sum on %s says its own answer', (_, maker) => {
  for (const made of subjects.flatMap((subject) => sumsOf(maker, subject))) {
    const value = made?.worked.outcome.value ?? 0;
    expect(figuresOf(made?.text ?? ''), made?.text).not.toContain(value);
    expect(made?.method).not.toBe('');
  }
});

test('a lesson gets each sum once, from where its turn says, and then no more', () => {
  const [maker] = allMakers;
  if (!maker) throw new Error('There are no makers');
  const asked: string[] = [];
  for (let at = 0; at < countSums(maker); at++) {
    const number = nextNumber(maker, asked, 5) ?? -1;
    if (at === 0) expect(number).toBe(5);
    asked.push(makeSum(maker.id, number, 'economics')?.id ?? '');
  }
  expect(new Set(asked).size).toBe(countSums(maker));
  expect(nextNumber(maker, asked, 5)).toBeUndefined();
});

test('what is not known any more makes no sum', () => {
  expect(makeSum('alchemy', 0, 'economics')).toBeUndefined();
});

function textsOf(maker: Maker): string[] {
  return Array.from({ length: countSums(maker) }, (_, number) => maker.make(drawFor(number)));
}
