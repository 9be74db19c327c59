import { anyOf } from '#domain/any-of.ts';
import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Moves = { amount: number; from: string; to: string; times: boolean; before: number; after: number };

/** What a price comes to in the other currency, before and after the rate moves. */
export const exchangeMoves: Formula[] = [
  {
    name: 'price at two exchange rates',
    neverGiven: true,
    aliases: anyOf([
      /(?:in|into) (?:us )?(?:dollars?|pounds?|euros?|sterling|[$£€]|america|the us|the usa|europe|germany|france|the uk)(?: before and after)?/,
      /before and after|how much (?:more|less|extra|dearer|cheaper)[\w ]{0,20}(?:cost|pay|costs)?/,
      /(?:change|rise|increase|fall) in (?:the )?(?:cost|price)|(?:old|new) price/,
    ]),
    onlyWith: /(?<!extra |every |each )\bpounds?\b|dollar|euro|sterling|exchange|currency/,
    formula: 'Price abroad = price at home × exchange rate, at each rate',
    sentence: 'Change the price at the old rate and at the new rate, then compare.',
    ways: [
      way({ moves: fromText('the amount and both exchange rates', readMoves) }, ({ moves }, say) => work(moves, say)),
    ],
  },
];

function readMoves(reading: Reading): Moves | undefined {
  const figures = reading.facts.map(({ figure }) => figure).filter(({ value, currency }) => !(value === 1 && currency));
  const [rateA, rateB, amount, ...more] = [...figures].sort((a, b) => a.value - b.value);
  if (!rateA || !rateB || !amount || more.length > 0 || rateB.value > 25 || amount.value < rateB.value * 2)
    return undefined;
  const quote =
    rateA.currency ||
    rateB.currency ||
    (/\bdollars?\b|\bus\b|\$/.test(reading.text) ? '$' : /euro/.test(reading.text) ? '€' : '');
  const base = quote === '£' ? '$' : '£';
  if (!quote || (rateA.currency && rateB.currency && rateA.currency !== rateB.currency)) return undefined;
  const from = amount.currency || base;
  if (from !== base && from !== quote) return undefined;
  const [before, after] = rateA.index < rateB.index ? [rateA, rateB] : [rateB, rateA];
  const backwards = new RegExp(`to (?:only |about )?#${before.index}\\b[^#]* from (?:about )?#${after.index}\\b`).test(
    reading.text,
  );
  const [old, now] = backwards ? [after, before] : [before, after];
  return {
    amount: amount.value,
    from,
    to: from === base ? quote : base,
    times: from === base,
    before: old.value,
    after: now.value,
  };
}

function work({ amount, from, to, times, before, after }: Moves, say: Say): Working {
  const write = (value: number, sign: string) =>
    `${sign}${value.toLocaleString('en-GB', { minimumFractionDigits: Number.isInteger(tidy(value)) ? 0 : 2, maximumFractionDigits: 2 })}`;
  const at = (rate: number) => tidy(times ? amount * rate : amount / rate);
  const [old, now] = [at(before), at(after)];
  const gap = tidy(now - old);
  const verb = times ? 'times' : 'divided by';
  const line = (rate: number) =>
    `${write(amount, from)} ${times ? '×' : '÷'} ${say.number(rate)} = ${write(at(rate), to)}`;
  return {
    value: gap,
    unit: 'number',
    result: `${write(old, to)} to ${write(now, to)}`,
    sentences: [
      `Before, ${write(amount, from)} ${verb} ${say.number(before)} is ${write(old, to)}.`,
      `After, ${write(amount, from)} ${verb} ${say.number(after)} is ${write(now, to)}.`,
      `So it is ${write(Math.abs(gap), to)} ${gap < 0 ? 'cheaper' : 'dearer'} in that currency.`,
    ],
    steps: [
      step('Before', line(before)),
      step('After', line(after)),
      step('Change', `${write(now, to)} − ${write(old, to)} = ${gap < 0 ? '−' : ''}${write(Math.abs(gap), to)}`),
    ],
  };
}
