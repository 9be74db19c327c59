import { step } from '../formula.ts';
import { sayWith, tidy } from '../say-number.ts';
import type { Followed } from './follow-outcome.ts';
import type { Outcome } from './outcome.ts';

const asksTotal =
  /^(?:(?:and|so|ok|n|then|whats?|what is|the|is) )*(?:total|altogether|both together|together|(?:total|community|economic|social) (?:welfare|surplus))(?: (?:is|then|surplus|welfare|please|pls))* ?\??$/;

/** Consumer and producer surplus, which make the total; no other two results are added up. */
export function addOutcomes(text: string, outcomes: Outcome[]): Followed | undefined {
  if (!asksTotal.test(text)) return undefined;
  const [one, two] = outcomes.slice(-2);
  const names = [one?.name, two?.name].toSorted();
  if (!one || !two || names[0] !== 'consumer surplus' || names[1] !== 'producer surplus') return undefined;
  const say = sayWith(two.currency || one.currency);
  const value = tidy(one.value + two.value);
  const meaning = `So the total surplus is ${say.money(value)}.`;
  return {
    say: [`Add the two: ${say.money(one.value)} plus ${say.money(two.value)} is ${say.money(value)}.`, meaning],
    steps: [step('Total surplus', `${say.money(one.value)} + ${say.money(two.value)} = ${say.money(value)}`)],
    outcome: { ...two, name: 'total surplus', value, meaning, also: [] },
  };
}
