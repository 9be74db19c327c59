import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

/** 'So the business made a loss of 700 that month?', after the cash of a month: no, and why not. */
export function cashIsNotProfit(text: string, { name }: Outcome): Followed | undefined {
  const called = isCash.test(name) && !asksElse.test(text) ? takes.exec(text)?.[1] : undefined;
  if (!called) return undefined;
  return { say: [`No: what comes in and goes out is cash, and no ${called}.`, called === 'loss' ? outflow : inflow] };
}

const isCash = /^(?:closing balance|net cash flow)$/;
const takes =
  /\b(?:made|make|makes|making|is|thats|that is|its|it is|was|means?) (?:a |an |also |just |actually |it a |its a |they made a )*(?:\w+ )?(loss|profit)\b/;
const asksElse = /\b(?:why|how|difference|could|can|still|even though|not a|isnt|if)\b/;
const outflow =
  'More was paid out than came in: buying stock or a machine, or customers who pay later, takes cash without making a loss.';
const inflow =
  'More came in than was paid out: a loan, or a bill that is not paid yet, leaves cash without making a profit.';
