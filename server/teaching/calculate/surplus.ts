import { type Formula, saysOrNamed, step, value, type Working, way } from './formula.ts';
import { traded } from './quantities.ts';
import { type Say, tidy } from './say-number.ts';

const oneBuyer = /\b(?:he|she|i|someone|person|student|willing|would|prepared)\b/;

export const surplus: Formula[] = (['consumer', 'producer'] as const).map((side) => {
  const other = side === 'consumer' ? value('maximumPrice') : value('minimumPrice');
  const price = value(['price', 'paidPrice', 'cost'], 'the market price');
  return {
    name: `${side} surplus`,
    subject: 'economics',
    aliases: side === 'consumer' ? /consumers? surplus|cs/ : /producers? surplus|ps/,
    formula:
      side === 'consumer'
        ? 'Consumer surplus = ½ × (highest price − market price) × quantity'
        : 'Producer surplus = ½ × (market price − lowest price) × quantity',
    sentence:
      side === 'consumer'
        ? 'It is the triangle under demand and above the price: half of the base times the height.'
        : 'It is the triangle above supply and under the price: half of the base times the height.',
    ways: [
      way({ other, price, quantity: value(traded, 'the quantity traded') }, (values, say) =>
        triangle(side, values, say),
      ),
      way({ single: saysOrNamed(oneBuyer), other, price }, (values, say, { text }) =>
        /curve|axis|equilibrium|units|market/.test(text) ? undefined : oneUnit(side, values, say),
      ),
    ],
  };
});

type Side = 'consumer' | 'producer';

function triangle(
  side: Side,
  { other, price, quantity }: { other: number; price: number; quantity: number },
  say: Say,
): Working | undefined {
  const [high, low] = side === 'consumer' ? [other, price] : [price, other];
  const height = tidy(high - low);
  if (height <= 0 || quantity <= 0) return undefined;
  const area = tidy(0.5 * height * quantity);
  return {
    value: area,
    unit: 'money',
    sentences: [
      `The height of the triangle is ${say.money(high)} minus ${say.money(low)}, which is ${say.money(height)}.`,
      `The base is the quantity, ${say.number(quantity)}.`,
      `Half of ${say.money(height)} times ${say.number(quantity)} is ${say.money(area)}.`,
      side === 'consumer'
        ? `So consumers gain ${say.money(area)} more than they pay.`
        : `So producers gain ${say.money(area)} above the least they would accept.`,
    ],
    steps: [
      step('Height', `${say.money(high)} − ${say.money(low)} = ${say.money(height)}`),
      step(
        side === 'consumer' ? 'Consumer surplus' : 'Producer surplus',
        `½ × ${say.money(height)} × ${say.number(quantity)} = ${say.money(area)}`,
      ),
    ],
    slips: [{ value: area * 2, says: 'you forgot to halve it; the area is a triangle.' }],
  };
}

function oneUnit(side: Side, { other, price }: { other: number; price: number }, say: Say): Working | undefined {
  const [high, low] = side === 'consumer' ? [other, price] : [price, other];
  if (high < low) return undefined;
  const gain = tidy(high - low);
  return {
    value: gain,
    unit: 'money',
    sentences: [
      side === 'consumer'
        ? 'Consumer surplus is what someone would pay minus what they do pay.'
        : 'Producer surplus is what the seller gets minus the least they would accept.',
      `${say.money(high)} minus ${say.money(low)} is ${say.money(gain)}.`,
      `So the ${side} surplus on this one is ${say.money(gain)}.`,
    ],
    steps: [
      step(
        side === 'consumer' ? 'Consumer surplus' : 'Producer surplus',
        `${say.money(high)} − ${say.money(low)} = ${say.money(gain)}`,
      ),
    ],
  };
}
