import { type Formula, type Reading, step, type Working, way } from './formula.ts';
import { fromText, valueAt } from './from-text.ts';
import { type Say, tidy } from './say-number.ts';

type Taxed = { rate: number; price: number; sold?: number };

/** VAT on a price told without it, and what the government gets where it is told how many are sold. */
export const valueAddedTax: Formula[] = [
  {
    name: 'price with VAT',
    subject: 'economics',
    neverGiven: true,
    onlyWith: /\bvat\b/,
    notWith: /\b(?:includ\w+|inc|incl|after|with) (?:the )?vat (?:is|at|of|price)\b|#\d+ (?:includ\w+|inc|incl) /,
    aliases:
      /price (?:with|including|after) (?:it|the tax|the vat|vat|tax)(?: on| added)?|price with it on|with vat|vat was/,
    formula: 'Price with VAT = price before VAT × (1 + rate)',
    sentence: 'Multiply the price by the rate of VAT and add that on.',
    ways: [
      way({ taxed: fromText('the price before VAT and the rate', readTaxed) }, ({ taxed }, say) => work(taxed, say)),
    ],
  },
];

function readTaxed(reading: Reading): Taxed | undefined {
  const { text, figures } = reading;
  const find = (pattern: RegExp) => {
    const index = pattern.exec(text)?.[1];
    return index === undefined ? undefined : Number(index);
  };
  const rate =
    find(/\bvat (?:(?:at|of|is|was|rate|went|goes|to|=) )*#(\d+)/) ??
    find(/#(\d+) vat\b/) ??
    find(/\bvat rate of #(\d+)/);
  const price = find(/#(\d+) (?:before|without|excluding|ex|plus)(?: the)? (?:tax|vat|~)/) ?? find(/#(\d+) before\b/);
  const sold = find(/\bif #(\d+) (?:are|were|get) sold|\b(?:sells?|sold) #(\d+)/);
  if (rate === undefined || price === undefined || figures[rate]?.unit !== 'percent') return undefined;
  const used = new Set([rate, price, sold]);
  // Read again with another rate, the one before stands in the words too.
  const isOther = ({ index, unit }: (typeof figures)[number]) => !used.has(index) && unit !== 'percent';
  if (figures.some(isOther) || figures.filter(({ unit }) => unit === 'percent').length > 2) return undefined;
  const [percent, amount] = [valueAt(reading, rate), valueAt(reading, price)];
  if (percent === undefined || amount === undefined || percent <= 0 || percent > 100) return undefined;
  const count = sold === undefined ? undefined : valueAt(reading, sold);
  return { rate: percent, price: amount, ...(count !== undefined && { sold: count }) };
}

function work({ rate, price, sold }: Taxed, say: Say): Working {
  const tax = tidy((price * rate) / 100);
  const total = tidy(price + tax);
  const revenue = sold === undefined ? undefined : tidy(tax * sold);
  const toState = revenue === undefined || sold === undefined;
  return {
    value: total,
    unit: 'money',
    ...(!toState && { result: `${say.money(total)} and ${say.money(revenue)}` }),
    sentences: [
      `VAT at ${say.percent(rate)} on ${say.money(price)} is ${say.money(tax)}.`,
      `So the price with VAT is ${say.money(total)}.`,
      ...(toState
        ? []
        : [
            `With ${say.number(sold)} sold, the government gets ${say.money(tax)} times ${say.number(sold)}, which is ${say.money(revenue)}.`,
          ]),
    ],
    steps: [
      step('VAT', `${say.percent(rate)} × ${say.money(price)} = ${say.money(tax)}`),
      step('Price with VAT', `${say.money(price)} + ${say.money(tax)} = ${say.money(total)}`),
      ...(toState ? [] : [step('Tax revenue', `${say.money(tax)} × ${say.number(sold)} = ${say.money(revenue)}`)]),
    ],
  };
}
