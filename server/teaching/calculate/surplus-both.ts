import { anyOf } from '#domain/any-of.ts';
import { type Formula, step, value, type Working, way } from './formula.ts';
import { type Ends, ends } from './move.ts';
import { traded } from './quantities.ts';
import { type Say, tidy } from './say-number.ts';

const priceNeed = () => value(['price', 'paidPrice', 'cost'], 'the market price');

/** Both triangles at once, and how one of them changes. */
export const surplusBoth: Formula[] = [
  {
    name: 'consumer and producer surplus',
    subject: 'economics',
    neverGiven: true,
    onlyWith: /surplus|\bcs\b|\bps\b|welfare/,
    aliases: anyOf([
      /total (?:economic |social |community )?(?:surplus|welfare)|(?:community|social|economic) surplus/,
      /(?:consumers? and producers?|producers? and consumers?|both|each) surplus(?:es)?(?: and (?:the )?total)?/,
      /(?:cs|consumer surplus)(?:,? and| &| \+|,) (?:the )?(?:ps|producer surplus)(?: and (?:the )?total)?/,
      /both(?: (?:of them|surpluses))?(?: and (?:the )?total)?|welfare/,
    ]),
    formula: 'Total surplus = consumer surplus + producer surplus',
    sentence: 'Work out each triangle, half of the base times the height, and add them.',
    ways: [
      way(
        {
          high: value('maximumPrice'),
          low: value('minimumPrice'),
          price: priceNeed(),
          quantity: value(traded, 'the quantity traded'),
        },
        both,
      ),
    ],
  },
  {
    name: 'change in consumer surplus',
    subject: 'economics',
    neverGiven: true,
    aliases: anyOf([
      /(?:change|increase|rise|fall|gain|loss|drop|difference|growth) (?:in|of) (?:the )?(?:consumer surplus|cs)/,
      /(?:extra|more|additional|lost) (?:consumer surplus|cs)/,
      /how much (?:does|did|do|has|will|would) (?:the )?(?:consumer surplus|cs) (?:change|rise|fall|increase|grow|go up|go down|drop)\w*/,
      /how much (?:cs|consumer surplus) (?:do|is|are|did) (?:they |consumers )?(?:gain|lose|lost|gained)/,
    ]),
    formula: 'Change in consumer surplus = new triangle − old triangle',
    sentence: 'Work out the triangle under demand and above the price, before and after, and take one from the other.',
    ways: [way({ high: value('maximumPrice'), price: ends('price'), quantity: ends(traded) }, change)],
  },
];

function area(height: number, quantity: number): number {
  return tidy(0.5 * height * quantity);
}

function both(
  { high, low, price, quantity }: { high: number; low: number; price: number; quantity: number },
  say: Say,
): Working | undefined {
  if (high <= price || price <= low || quantity <= 0) return undefined;
  const [consumer, producer] = [area(high - price, quantity), area(price - low, quantity)];
  const total = tidy(consumer + producer);
  const line = (top: number, bottom: number) =>
    `half of ${say.money(tidy(top - bottom))} times ${say.number(quantity)}`;
  const half = (top: number, bottom: number) =>
    `½ × (${say.money(top)} − ${say.money(bottom)}) × ${say.number(quantity)}`;
  return {
    value: total,
    unit: 'money',
    sentences: [
      `Consumer surplus is ${line(high, price)}, which is ${say.money(consumer)}.`,
      `Producer surplus is ${line(price, low)}, which is ${say.money(producer)}.`,
      `So the total is ${say.money(consumer)} plus ${say.money(producer)}, which is ${say.money(total)}.`,
    ],
    steps: [
      step('Consumer surplus', `${half(high, price)} = ${say.money(consumer)}`),
      step('Producer surplus', `${half(price, low)} = ${say.money(producer)}`),
      step('Total', `${say.money(consumer)} + ${say.money(producer)} = ${say.money(total)}`),
    ],
  };
}

function change(
  { high, price, quantity }: { high: number; price: Ends; quantity: Ends },
  say: Say,
): Working | undefined {
  if (high <= price.from || high <= price.to) return undefined;
  const [before, after] = [area(high - price.from, quantity.from), area(high - price.to, quantity.to)];
  const gap = tidy(after - before);
  const half = (bottom: number, units: number) =>
    `½ × (${say.money(high)} − ${say.money(bottom)}) × ${say.number(units)}`;
  return {
    value: gap,
    unit: 'money',
    sentences: [
      `Before, it is half of ${say.money(high - price.from)} times ${say.number(quantity.from)}, which is ${say.money(before)}.`,
      `After, it is half of ${say.money(high - price.to)} times ${say.number(quantity.to)}, which is ${say.money(after)}.`,
      `So consumer surplus ${gap < 0 ? 'falls' : 'rises'} by ${say.money(Math.abs(gap))}.`,
    ],
    steps: [
      step('Before', `${half(price.from, quantity.from)} = ${say.money(before)}`),
      step('After', `${half(price.to, quantity.to)} = ${say.money(after)}`),
      step('Change', `${say.money(after)} − ${say.money(before)} = ${say.money(gap)}`),
    ],
    slips: [{ value: tidy(gap * 2), says: 'you forgot to halve it; each area is a triangle.' }],
  };
}
