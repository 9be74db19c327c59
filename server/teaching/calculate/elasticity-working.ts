import { upperFirst } from '#domain/upper-first.ts';
import { step, type Working } from './formula.ts';
import { type Move, percentOf } from './move.ts';
import { type Say, tidy } from './say-number.ts';

/** What a change in price or income does to the quantity; with the quantity before, what it is then. */
export function quantityWorking(
  letters: string,
  given: number,
  cause: Move,
  causeName: string,
  say: Say,
  before?: number,
): Working | undefined {
  const elasticity = signed(letters, given);
  const percent = tidy(elasticity * cause.percent);
  if (before === undefined && cause.from === undefined && cause.told === 'ends') return undefined;
  const product = step(
    '%Δ quantity',
    `${say.number(elasticity)} × ${say.percent(cause.percent)} = ${say.percent(percent)}`,
  );
  const [rise, moved] = [cause.percent > 0 ? 'rises' : 'falls', percent > 0 ? 'rises' : 'falls'];
  const first = [
    `${upperFirst(causeName)} ${rise} by ${say.percent(Math.abs(cause.percent))}.`,
    `The change in quantity is the ${letters} times that: ${say.number(elasticity)} times ${say.number(cause.percent)} is ${say.percent(percent)}.`,
  ];
  if (before === undefined) {
    return {
      value: percent,
      unit: 'percent',
      sentences: [...first, `So quantity ${moved} by ${say.percent(Math.abs(percent))}.`],
      steps: [product],
    };
  }
  const after = tidy(before * (1 + percent / 100));
  if (after < 0) return undefined;
  return {
    value: after,
    unit: 'number',
    sentences: [
      ...first,
      `${say.percent(Math.abs(percent))} of ${say.number(before)} is ${say.number(Math.abs(after - before))}.`,
      `So quantity ${moved} from ${say.number(before)} to ${say.number(after)}.`,
    ],
    steps: [
      product,
      step(
        'New quantity',
        `${say.number(before)} × (1 ${percent < 0 ? '−' : '+'} ${say.number(Math.abs(percent) / 100)}) = ${say.number(after)}`,
      ),
    ],
    slips: [
      { value: Math.abs(after - before), says: `that is only the change; the new quantity is ${say.number(after)}.` },
    ],
  };
}

/** The change in price or income that is needed for a change in quantity. */
export function causeWorking(
  letters: string,
  given: number,
  effect: Move,
  causeName: string,
  say: Say,
  before?: number,
): Working | undefined {
  const elasticity = signed(letters, given);
  if (elasticity === 0) return undefined;
  const percent = tidy(effect.percent / elasticity);
  const divided = step(
    `%Δ ${causeName}`,
    `${say.percent(effect.percent)} ÷ ${say.number(elasticity)} = ${say.percent(percent)}`,
  );
  const moved = percent > 0 ? 'rise' : 'fall';
  const first = [
    `Quantity ${effect.percent > 0 ? 'rises' : 'falls'} by ${say.percent(Math.abs(effect.percent))}.`,
    `The change in ${causeName} is that divided by the ${letters}: ${say.number(effect.percent)} divided by ${say.number(elasticity)} is ${say.percent(percent)}.`,
  ];
  if (before === undefined) {
    return {
      value: percent,
      unit: 'percent',
      sentences: [...first, `So ${causeName} has to ${moved} by ${say.percent(Math.abs(percent))}.`],
      steps: [divided],
    };
  }
  const after = tidy(before * (1 + percent / 100));
  if (after <= 0 || percentOf(before, after) !== percent) return undefined;
  return {
    value: after,
    unit: 'money',
    sentences: [...first, `So ${causeName} has to ${moved} from ${say.money(before)} to ${say.money(after)}.`],
    steps: [
      divided,
      step(
        `New ${causeName}`,
        `${say.money(before)} × (1 ${percent < 0 ? '−' : '+'} ${say.number(Math.abs(percent) / 100)}) = ${say.money(after)}`,
      ),
    ],
  };
}

/** A price demand curve slopes down whatever sign the student wrote. */
function signed(letters: string, elasticity: number): number {
  return letters === 'PED' ? -Math.abs(elasticity) : elasticity;
}
