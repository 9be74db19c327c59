import type { Ends, Move } from './move.ts';
import type { Also } from './outcome/outcome.ts';
import { aloud, type Say, tidy } from './say-number.ts';

/** What an elasticity says of revenue holds for small changes; where these figures say otherwise, they are told. */
export function meaningOfPed(value: number, cause: Move, effect: Move, say: Say): string {
  const size = Math.abs(value);
  const dearer = cause.percent > 0;
  const kind = size === 1 ? 'unit elastic' : size < 1 ? 'inelastic' : 'elastic';
  const change = revenueChange(cause, effect);
  const ruled = size === 1 ? 0 : size < 1 === dearer ? 1 : -1;
  if (Math.sign(change) !== ruled) {
    const moved = change === 0 ? 'stays the same' : `${change > 0 ? 'rises' : 'falls'} by ${sizeOf(change, say)}`;
    return `That is ${kind}, but on these figures revenue ${moved}: ${sayProducts(cause, effect, say)}.`;
  }
  if (size === 1) return 'That is unit elastic, so revenue stays the same.';
  return `That is ${kind}, so the ${dearer ? 'higher' : 'lower'} price brings in ${change > 0 ? 'more' : 'less'} revenue.`;
}

/** 'So did they make more money or less', by the figures themselves. */
export function alsoRevenue(cause: Move, effect: Move, say: Say): Also[] {
  const change = revenueChange(cause, effect);
  const told =
    change === 0
      ? 'So they take the same money as before'
      : `So they take ${sizeOf(change, say)} ${change > 0 ? 'more' : 'less'} money`;
  return [
    {
      measure: 'revenue',
      says: `Revenue is price times quantity: ${sayProducts(cause, effect, say)}. ${told}; profit depends on the costs too.`,
      left: 'New revenue',
      right: sayProducts(cause, effect, say).replace(' times ', ' × ').replace(' is ', ' = '),
    },
  ];
}

/** 'So does that mean it was inelastic', after both revenues were worked out. */
export function alsoElasticity(price: Ends, quantity: Ends, say: Say): Also[] {
  if (price.percent === 0 || Math.sign(price.percent) === Math.sign(quantity.percent)) return [];
  const value = tidy(quantity.percent / price.percent);
  const size = Math.abs(value);
  const kind = size === 1 ? 'unit elastic, neither elastic nor inelastic' : size < 1 ? 'inelastic' : 'elastic';
  const [top, bottom] = [say.number(quantity.percent), say.number(price.percent)];
  return [
    {
      measure: 'elasticity',
      says: aloud(
        `Quantity changes by ${say.percent(quantity.percent)} and price by ${say.percent(price.percent)}: ${top} divided by ${bottom} is ${say.number(value)}. So by the formula it is ${kind}.`,
      ),
      left: 'PED',
      right: `${top} ÷ ${bottom} = ${say.number(value)}`,
    },
  ];
}

/** As a percentage of what it was. */
function revenueChange(cause: Move, effect: Move): number {
  return tidy(Number(((factor(cause) * factor(effect) - 1) * 100).toFixed(6)));
}

function sizeOf(change: number, say: Say): string {
  return say.percent(Math.abs(change));
}

/** '£10 times 270 is £2,700, against £2,400 before', as far as the ends are known. */
function sayProducts(cause: Move, effect: Move, say: Say): string {
  const share = factor(effect);
  if (!hasEnds(cause)) {
    const price = factor(cause);
    return `${exact(price)} times ${exact(share)} is ${exact(tidy(price * share))} of what it was`;
  }
  if (hasEnds(effect)) {
    const [before, after] = [tidy(cause.from * effect.from), tidy(cause.to * effect.to)];
    return `${say.money(cause.to)} times ${say.number(effect.to)} is ${say.money(after)}, against ${say.money(before)} before`;
  }
  const after = tidy(cause.to * share);
  return `${say.money(cause.to)} times ${exact(share)} is ${amount(after, say)}, against ${say.money(cause.from)} before`;
}

function hasEnds(move: Move): move is Move & { from: number; to: number } {
  return move.from !== undefined && move.to !== undefined;
}

function factor({ percent }: Move): number {
  return tidy(1 + percent / 100);
}

/** Here the third decimal may decide. */
function exact(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: 4 });
}

function amount(value: number, say: Say): string {
  const isFine = Math.abs(value * 100 - Math.round(value * 100)) > 1e-6;
  return isFine ? `${say.money(1).replace('1', '')}${exact(value)}` : say.money(value);
}
