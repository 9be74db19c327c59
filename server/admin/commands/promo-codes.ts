import { plans } from '#content/plans.ts';
import { pounds } from '#domain/money.ts';
import { asPaidPlan } from '../../features/billing/plan-of.ts';
import { type NewPromotionCode, PaymentsFailure } from '../../providers/payments/interface.ts';
import { type Command, type Given, Refusal, WrongUse } from '../command.ts';
import { lastDay, newCode, wholeNumber } from '../read-given.ts';
import { dayOf, table } from '../table.ts';

const paidPlans = Object.keys(plans).flatMap((key) => asPaidPlan(key) ?? []);

const create: Command = {
  name: 'promo-code create',
  target: 'CODE',
  options: { 'pence-off': 'PENCE', 'percent-off': 'NUMBER', plan: 'PLAN', uses: 'NUMBER', until: 'DAY' },
  does: `makes a code at the payment provider that lowers every month's price, of one PLAN (${paidPlans.join(', ')}) or of all`,
  async run({ payments, clock }, given) {
    const code = newCode(given);
    const priceKeys = plansOf(given);
    const off = amountOff(given, priceKeys);
    const maxUses = wholeNumber(given, 'uses', 100_000);
    const expiresAt = lastDay(given, 'until', clock.now());
    await payments.createPromotionCode({ code, off, priceKeys, maxUses, expiresAt }).catch((error) => {
      if (error instanceof PaymentsFailure && error.code === 'code_exists') {
        throw new Refusal(`There is an active promo code ${code} already. Revoke it first.`);
      }
      throw error;
    });
    return { lines: [`${code} now takes ${offText(off)} off every month of ${priceKeys.join(', ')}.`], about: code };
  },
};

const list: Command = {
  name: 'promo-code list',
  does: 'shows every code that the payment provider knows',
  async run({ payments }) {
    const rows = (await payments.listPromotionCodes()).map(({ code, active, off, uses, maxUses, expiresAt }) => [
      code,
      active ? 'works' : 'ended',
      offText(off),
      `${uses} of ${maxUses ?? 'any number'}`,
      dayOf(expiresAt),
    ]);
    return { lines: table(['CODE', 'STATE', 'OFF', 'USED', 'UNTIL'], rows, 'There are no promo codes.') };
  },
};

const revoke: Command = {
  name: 'promo-code revoke',
  target: 'CODE',
  does: 'ends a code at once; who pays less by it goes on doing so',
  async run({ payments }, { target: code }) {
    if (!(await payments.revokePromotionCode(code))) throw new Refusal(`There is no active promo code ${code}.`);
    return { lines: [`Nobody can use ${code} any more.`], about: code };
  },
};

function plansOf({ options: { plan } }: Given): string[] {
  if (plan === undefined) return paidPlans;
  if (!asPaidPlan(plan)) throw new WrongUse(`--plan must be one of ${paidPlans.join(', ')}, but it is "${plan}".`);
  return [plan];
}

/** A month is never free by a code: that is what a teacher code is for. */
function amountOff(given: Given, priceKeys: string[]): NewPromotionCode['off'] {
  const least = Math.min(...priceKeys.flatMap((key) => plans[asPaidPlan(key) ?? 'TEACHER'].pence));
  const pence = wholeNumber(given, 'pence-off', least - 1);
  const percent = wholeNumber(given, 'percent-off', 99);
  if (pence !== undefined && percent === undefined) return { pence };
  if (percent !== undefined && pence === undefined) return { percent };
  throw new WrongUse('A promo code needs either --pence-off or --percent-off.');
}

function offText(off: NewPromotionCode['off']): string {
  return 'pence' in off ? pounds(off.pence) : `${off.percent} %`;
}

export const promoCodeCommands = [create, list, revoke];
