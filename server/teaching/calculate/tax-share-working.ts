import { step, type Working } from './formula.ts';
import type { Ends } from './move.ts';
import { type Say, tidy } from './say-number.ts';

export type Side = 'consumer' | 'producer';

/** Who bears how much of a tax, or gains how much of a subsidy, a unit or over all that is sold. */
export function shareWorking(
  side: Side,
  kind: 'tax' | 'subsidy',
  each: number,
  price: Ends,
  say: Say,
  both: boolean,
  quantity?: number,
): Working | undefined {
  const consumer = tidy(kind === 'tax' ? price.to - price.from : price.from - price.to);
  const producer = tidy(each - consumer);
  if (each <= 0 || consumer < 0 || producer < 0) return undefined;
  const share = side === 'consumer' ? consumer : producer;
  const value = tidy(share * (quantity ?? 1));
  const verb = kind === 'tax' ? 'bear' : 'gain';
  const [high, low] = kind === 'tax' ? [price.to, price.from] : [price.from, price.to];
  const sentences = [
    `Consumers pay ${say.money(consumer)} ${kind === 'tax' ? 'more' : 'less'} a unit, because the price goes from ${say.money(price.from)} to ${say.money(price.to)}.`,
  ];
  const steps = [step('Consumer share', `${say.money(high)} − ${say.money(low)} = ${say.money(consumer)}`)];
  if (side === 'producer' || both) {
    sentences.push(
      `The ${kind} is ${say.money(each)}, so producers ${verb} ${say.money(each)} minus ${say.money(consumer)}, which is ${say.money(producer)} a unit.`,
    );
    steps.push(step('Producer share', `${say.money(each)} − ${say.money(consumer)} = ${say.money(producer)}`));
  }
  if (quantity !== undefined) {
    sentences.push(
      `Over ${say.number(quantity)} units that is ${say.money(share)} times ${say.number(quantity)}, which is ${say.money(value)}.`,
    );
    steps.push(step('In total', `${say.money(share)} × ${say.number(quantity)} = ${say.money(value)}`));
  }
  if (both && quantity !== undefined) {
    const rest = side === 'consumer' ? producer : consumer;
    sentences.push(
      `For ${side === 'consumer' ? 'producers' : 'consumers'} it is ${say.money(rest)} times ${say.number(quantity)}, which is ${say.money(rest * quantity)}.`,
    );
  }
  const percent = (part: number) => say.percent((part / each) * 100);
  sentences.push(
    both
      ? `So consumers ${verb} ${percent(consumer)} of the ${kind} and producers ${percent(producer)}.`
      : `So ${side}s ${verb} ${percent(share)} of the ${kind}.`,
  );
  return {
    value,
    unit: 'money',
    sentences,
    steps,
    slips: [
      {
        value: tidy((each - share) * (quantity ?? 1)),
        says: `that is the ${side === 'consumer' ? 'producer' : 'consumer'} share.`,
      },
    ],
  };
}
