import type { Outcome } from '../outcome/outcome.ts';

type Judge = { least: number; says: string };

/** One sentence that is generally right for a result of this kind and size: the first whose least it reaches. */
const judgements: Record<string, Judge[]> = {
  'labour turnover': [
    {
      least: 10,
      says: 'Whether that is bad depends on the industry: it may be normal in fast food or retail, but it is high for skilled work, where each leaver is dear to replace.',
    },
    {
      least: 0,
      says: 'That is low for most industries, so few leavers have to be replaced; some new blood is healthy, too.',
    },
  ],
  'labour retention': [
    {
      least: 90,
      says: 'That is high for most industries, so little is spent on replacing people.',
    },
    {
      least: 0,
      says: 'Whether that is low depends on the industry: fast food loses many each year, skilled work should not.',
    },
  ],
  'absence rate': [
    {
      least: 4,
      says: 'That is rather high, and worth looking into: it may be a sign of poor motivation or conditions.',
    },
    { least: 0, says: 'That is not unusual; compare it with earlier years and with similar firms.' },
  ],
  'closing balance': [
    {
      least: 0,
      says: 'That is no cause for alarm by itself: what matters is whether the balance is falling from month to month.',
    },
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'How serious that is depends on whether an overdraft covers it, on what caused it, and on whether next month brings it back: a firm that cannot pay can fail even if it is profitable.',
    },
  ],
  'net cash flow': [
    { least: 0, says: 'More comes in than goes out, which is healthy if it lasts.' },
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'One such month may only be the season; if it goes on, the firm runs out of cash unless it has a balance or an overdraft to fall back on.',
    },
  ],
  'current ratio': [
    { least: 3, says: 'That is more than safe: so much in stock, debtors or cash might be put to better use.' },
    { least: 1.5, says: 'That is about the 1.5 to 2 that is often held to be comfortable.' },
    { least: 1, says: 'That just covers what is due soon, with little to spare.' },
    {
      least: 0,
      says: 'Below 1 it does not cover what is due soon, which is risky unless cash comes in fast, as in a supermarket.',
    },
  ],
  'acid-test ratio': [
    { least: 1, says: 'That is safe: what is due soon could be paid without selling any stock.' },
    {
      least: 0,
      says: 'Below 1 it depends on selling stock to pay what is due, which is risky unless stock sells fast.',
    },
  ],
  gearing: [
    {
      least: 50,
      says: 'The risk is that a rise in interest rates, or a bad year, leaves too little to pay the lenders.',
    },
    { least: 25, says: 'That is moderate: neither very risky nor very cautious.' },
    { least: 0, says: 'That is low: safe, with room to borrow more for growth.' },
  ],
  'return on capital employed': [
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'Whether that is good depends on what rivals earn, on earlier years, and on whether it beats the cost of borrowing.',
    },
  ],
  'average rate of return': [
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'Whether that is good depends on the cost of borrowing, on what other projects would earn, and on the risk.',
    },
  ],
  'payback period': [
    {
      least: 0,
      says: 'Whether that is good depends on how long it lasts and how soon the firm needs its cash back; payback leaves out what comes later.',
    },
  ],
  'capacity utilisation': [
    {
      least: 95,
      says: 'That is very high: unit costs are low, but there is no slack for repairs or a rush of orders.',
    },
    { least: 80, says: 'That is healthy: fixed costs are well spread, and some slack is left.' },
    { least: 0, says: 'That is rather low: fixed costs are spread over few units, so unit costs are high.' },
  ],
  'margin of safety': [
    {
      least: 0,
      says: 'The bigger it is beside the sales, the safer: that is how far sales can fall before there is a loss.',
    },
    { least: Number.NEGATIVE_INFINITY, says: 'That is bad: sales are below break-even, so the firm makes a loss.' },
  ],
  'unemployment rate': [
    { least: 6, says: 'That is high by the recent standards of the UK, with output and incomes lost.' },
    {
      least: 3,
      says: 'That is about what the UK has had in recent years, and near to what many would call full employment.',
    },
    { least: 0, says: 'That is very low: firms may find it hard to hire, so wages may be pushed up.' },
  ],
  'inflation rate': [
    {
      least: 4,
      says: 'That is well above the target of 2%, so it is a worry for savers, and for wages that do not keep up.',
    },
    { least: 1, says: 'That is near to the target of 2%, so it is no worry in itself.' },
    { least: 0, says: 'That is below the target of 2%, which can be a sign of weak demand.' },
    { least: Number.NEGATIVE_INFINITY, says: 'That is deflation, which is a worry if it comes from falling demand.' },
  ],
  'concentration ratio': [
    { least: 60, says: 'With so much of it in a few hands, this is a concentrated market, most likely an oligopoly.' },
    {
      least: 0,
      says: 'That alone does not make it an oligopoly: look at how many others there are and how easily they get in.',
    },
  ],
  'current account balance': balance(),
  'trade balance': balance(),
  'budget balance': [
    { least: 0, says: 'A surplus lets debt be paid back, though it may also hold back demand.' },
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'How serious that is depends on its size beside GDP, on what it pays for, and on whether it comes from a recession that will pass.',
    },
  ],
};

for (const name of ['gross profit margin', 'operating profit margin', 'net profit margin'])
  judgements[name] = [
    {
      least: 0,
      says: 'Whether that is good depends on the industry and on earlier years: a supermarket lives on a few per cent, a luxury brand on far more.',
    },
    { least: Number.NEGATIVE_INFINITY, says: 'That is bad: sales do not cover these costs.' },
  ];

export function judgeResult({ name, value }: Pick<Outcome, 'name' | 'value'>): string | undefined {
  return judgements[name]?.find(({ least }) => value >= least)?.says;
}

function balance(): Judge[] {
  return [
    { least: 0, says: 'A surplus is no worry by itself, though it may also show weak demand at home.' },
    {
      least: Number.NEGATIVE_INFINITY,
      says: 'How serious that is depends on its size beside GDP, on how it is paid for, and on whether it lasts.',
    },
  ];
}
