import { type Step, step } from '../formula.ts';
import { type Say, sayWith, tidy } from '../say-number.ts';
import type { WorkedSum } from '../sum.ts';
import { type Extra, readTrade, type Trade } from './read-trade.ts';
import { judge, listen, type Thread, toSum } from './set-up.ts';

/** 'I bought 12 pairs for £45 each and sold them for £70': what is left of it, in all or on each. */
export function tradeSum(thread: Thread): WorkedSum | undefined {
  const trade = listen(thread, readTrade)?.known;
  if (!trade?.isLive || trade.price === undefined) return undefined;
  const say = sayWith(trade.currency);
  const unit = perUnit(trade, trade.price, say);
  const whole = inAll(trade, trade.price, say);
  const isOfOne = trade.asks.includes('each') || (trade.asks.includes('markUp') && !trade.rest) || !whole;
  const found = isOfOne ? unit && ofUnit(trade, unit, say) : whole && ofWhole(trade, whole, say);
  if (!found) return undefined;
  const write = found.unit === 'percent' ? say.percent : say.money;
  return toSum({
    ...found,
    currency: trade.currency,
    judged: trade.own && judge(trade.own, found.value, write),
    thread,
  });
}

type Found = {
  name: string;
  value: number;
  unit: 'money' | 'percent';
  sentences: string[];
  steps: Step[];
  result?: string;
};
type Unit = { price: number; cost: number; profit: number; sentences: string[]; steps: Step[] };

/** One of them: what it cost with all that is paid on each, and what it leaves. */
function perUnit({ bought, cost, total, extras, rest }: Trade, price: number, say: Say): Unit | undefined {
  const each = cost ?? (total !== undefined && bought ? tidy(total / bought) : undefined);
  if (each === undefined || rest || extras.some(({ isEach }) => !isEach)) return undefined;
  const all = tidy([each, ...extras.map(({ value }) => value)].reduce((sum, one) => sum + one, 0));
  const profit = tidy(price - all);
  const parts = [each, ...extras.map(({ value }) => value)].map(say.money);
  return {
    ...{ price, cost: all, profit },
    sentences: [
      ...(cost === undefined && total !== undefined && bought
        ? [`Each one costs ${say.money(total)} divided by ${say.number(bought)}, which is ${say.money(each)}.`]
        : []),
      ...(extras.length ? [`Each one costs ${parts.join(' plus ')}, which is ${say.money(all)}.`] : []),
      `The profit on each is ${say.money(price)} minus ${say.money(all)}, which is ${say.money(profit)}.`,
    ],
    steps: [
      ...(extras.length ? [step('Cost of each', `${parts.join(' + ')} = ${say.money(all)}`)] : []),
      step('Profit on each', `${say.money(price)} − ${say.money(all)} = ${say.money(profit)}`),
    ],
  };
}

function ofUnit({ asks }: Trade, { price, cost, profit, sentences, steps }: Unit, say: Say): Found | undefined {
  if (asks.includes('revenue') || asks.includes('costs')) return undefined;
  const of = asks.includes('markUp')
    ? { name: 'mark-up', on: cost, says: 'The mark-up is the profit as a percentage of the cost' }
    : asks.includes('margin')
      ? { name: 'profit margin', on: price, says: 'The margin is the profit as a percentage of the price' }
      : undefined;
  if (!of) return { name: 'profit per unit', value: profit, unit: 'money', sentences, steps };
  if (of.on <= 0) return undefined;
  const value = tidy((profit / of.on) * 100);
  return {
    ...{ name: of.name, value, unit: 'percent' },
    sentences: [
      ...sentences,
      `${of.says}: ${say.money(profit)} divided by ${say.money(of.on)}, times 100, is ${say.percent(value)}.`,
    ],
    steps: [...steps, step(of.name, `${say.money(profit)} ÷ ${say.money(of.on)} × 100 = ${say.percent(value)}`)],
  };
}

type Whole = {
  revenue: number;
  costs: number;
  profit: number;
  left: number;
  says: Record<'revenue' | 'costs' | 'profit', string[]>;
  steps: Step[];
};

/** All of them: what came in, and all that was paid, for those that are left too. */
function inAll(trade: Trade, price: number, say: Say): Whole | undefined {
  const { extras, total, cost } = trade;
  const counts = countsOf(trade);
  if (!counts) return undefined;
  const { bought, sold, left, more } = counts;
  const rest = trade.rest && { price: trade.rest.price, count: more };
  const paid = total ?? (cost === undefined ? undefined : tidy(cost * bought));
  const added = extras.map((extra) => addedBy(extra, bought, sold + more));
  if (paid === undefined || added.some((one) => one === undefined)) return undefined;
  const extraCosts = added.filter((one) => one !== undefined);
  const first = tidy(price * sold);
  const revenue = tidy(first + (rest ? rest.count * rest.price : 0));
  const costs = tidy(extraCosts.reduce((sum, one) => sum + one, paid));
  const profit = tidy(revenue - costs);
  const second = rest ? ` plus ${say.money(rest.price)} times ${say.number(rest.count)}` : '';
  const parts = [paid, ...extraCosts].map(say.money);
  const buying =
    cost === undefined ? '' : `They cost ${say.money(cost)} times ${say.number(bought)}, which is ${say.money(paid)}`;
  const each = extras.flatMap(({ what, value, isEach }, at) =>
    isEach
      ? [
          `${what} is ${say.money(value)} times ${say.number(tidy((extraCosts[at] ?? 0) / value))}, which is ${say.money(extraCosts[at] ?? 0)}`,
        ]
      : [],
  );
  const lines = [buying, ...each].filter(Boolean);
  return {
    ...{ revenue, costs, profit, left },
    says: {
      revenue: [`Revenue is ${say.money(price)} times ${say.number(sold)}${second}, which is ${say.money(revenue)}.`],
      costs: [
        ...(lines.length ? [`${lines.join(', and ')}.`] : []),
        ...(extraCosts.length ? [`Together the costs are ${parts.join(' plus ')}, which is ${say.money(costs)}.`] : []),
      ],
      profit: [
        `The ${profit < 0 ? 'loss' : 'profit'} is ${profit < 0 ? `${say.money(costs)} minus ${say.money(revenue)}` : `${say.money(revenue)} minus ${say.money(costs)}`}, which is ${say.money(Math.abs(profit))}${left > 0 ? `, with ${say.number(left)} unsold` : ''}.`,
      ],
    },
    steps: [
      step(
        'Revenue',
        `${say.money(price)} × ${say.number(sold)}${rest ? ` + ${say.money(rest.price)} × ${say.number(rest.count)}` : ''} = ${say.money(revenue)}`,
      ),
      step('Costs', extraCosts.length ? `${parts.join(' + ')} = ${say.money(costs)}` : say.money(costs)),
      step('Profit', `${say.money(revenue)} − ${say.money(costs)} = ${say.money(profit)}`),
    ],
  };
}

/** How many were bought, how many of them sold: what is told must fit together. */
function countsOf({ bought, sold, left, isAll, rest }: Trade) {
  const told = rest && (rest.count ?? (bought !== undefined && sold !== undefined ? bought - sold : undefined));
  if (rest && told === undefined) return undefined;
  const more = told ?? 0;
  const unsold = rest && rest.count === undefined ? undefined : left;
  const all = bought ?? (sold === undefined ? undefined : sold + more + (unsold ?? 0));
  if (all === undefined) return undefined;
  const gone =
    sold ?? (unsold !== undefined ? all - unsold - more : isAll || bought !== undefined ? all - more : undefined);
  if (gone === undefined || gone < 0 || more < 0 || gone + more > all) return undefined;
  if (unsold !== undefined && gone + more + unsold !== all) return undefined;
  return { bought: all, sold: gone, more, left: tidy(all - gone - more) };
}

/** What is sent is only paid for what was sold; of other things it is not known where some are left. */
function addedBy({ what, value, isEach }: Extra, bought: number, sold: number): number | undefined {
  if (!isEach) return value;
  if (bought === sold) return tidy(value * bought);
  if (/^(?:postage|delivery|shipping|packaging|wrapping|fee)/.test(what)) return tidy(value * sold);
  return what === 'printing' || what.startsWith('label') ? tidy(value * bought) : undefined;
}

function ofWhole({ asks }: Trade, { revenue, costs, profit, says, steps }: Whole, say: Say): Found | undefined {
  const whole = [...says.revenue, ...says.costs, ...says.profit];
  if (asks.includes('margin')) {
    if (revenue <= 0) return undefined;
    const value = tidy((profit / revenue) * 100);
    return {
      ...{ name: 'profit margin', value, unit: 'percent' },
      sentences: [
        ...whole,
        `The margin is the profit as a percentage of revenue: ${say.money(profit)} divided by ${say.money(revenue)}, times 100, is ${say.percent(value)}.`,
      ],
      steps: [...steps, step('Margin', `${say.money(profit)} ÷ ${say.money(revenue)} × 100 = ${say.percent(value)}`)],
    };
  }
  if (asks.includes('markUp')) return undefined;
  if (asks.includes('profit') || asks.length === 0)
    return { name: 'profit', value: profit, unit: 'money', sentences: whole, steps };
  if (asks.includes('revenue'))
    return { name: 'total revenue', value: revenue, unit: 'money', sentences: says.revenue, steps: steps.slice(0, 1) };
  return { name: 'total cost', value: costs, unit: 'money', sentences: says.costs, steps: steps.slice(1, 2) };
}
