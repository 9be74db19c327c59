import type Stripe from 'stripe';
import type { Clock } from '../../../clock.ts';
import { type NewPromotionCode, PaymentsFailure, type PromotionCode } from '../interface.ts';
import { type Check, dateOf } from './stripe-objects.ts';

type CodeOptions = {
  stripe: Stripe;
  check: Check;
  clock: Clock;
  findPrice(key: string): Promise<Stripe.Price>;
};

/** Promotion codes as an operator makes and ends them. Each has a coupon of its own, which says what it takes off. */
export function createCodes({ stripe, check, clock, findPrice }: CodeOptions) {
  const expand = ['data.promotion.coupon'];

  async function findActive(code: string): Promise<Stripe.PromotionCode | undefined> {
    return (await stripe.promotionCodes.list({ code, active: true })).data[0];
  }

  return {
    async createPromotionCode({ code, off, priceKeys, maxUses, expiresAt }: NewPromotionCode): Promise<void> {
      if (await findActive(code)) throw new PaymentsFailure('refused', 'code_exists');
      const prices = await Promise.all(priceKeys.map(findPrice));
      const operation = `op:promotion_code:${code}:${clock.now().getTime()}`;
      const coupon = await stripe.coupons.create(
        {
          name: code,
          duration: 'forever',
          ...('pence' in off ? { amount_off: off.pence, currency: 'gbp' } : { percent_off: off.percent }),
          applies_to: { products: prices.map(({ product }) => (typeof product === 'string' ? product : product.id)) },
        },
        { idempotencyKey: `${operation}:coupon` },
      );
      const params = {
        code,
        promotion: { type: 'coupon', coupon: check(coupon, 'coupon').id } as const,
        ...(maxUses ? { max_redemptions: maxUses } : {}),
        ...(expiresAt ? { expires_at: Math.floor(expiresAt.getTime() / 1000) } : {}),
      };
      check(await stripe.promotionCodes.create(params, { idempotencyKey: operation }), 'promotion_code');
    },

    async listPromotionCodes(): Promise<PromotionCode[]> {
      const found = await stripe.promotionCodes.list({ limit: 100, expand }).autoPagingToArray({ limit: 1000 });
      return found.map((promotion) => asCode(check(promotion, 'promotion_code')));
    },

    async revokePromotionCode(code: string): Promise<boolean> {
      const found = await findActive(code);
      if (!found) return false;
      const idempotencyKey = `op:promotion_code:${found.id}:revoke`;
      await stripe.promotionCodes.update(check(found, 'promotion_code').id, { active: false }, { idempotencyKey });
      return true;
    },
  };
}

function asCode({ code, active, promotion, times_redeemed, max_redemptions, expires_at }: Stripe.PromotionCode) {
  const { coupon } = promotion;
  const { amount_off = null, percent_off = null } = coupon && typeof coupon !== 'string' ? coupon : {};
  return {
    code,
    active,
    off: amount_off === null ? { percent: percent_off ?? 0 } : { pence: amount_off },
    uses: times_redeemed,
    maxUses: max_redemptions,
    expiresAt: expires_at === null ? null : dateOf(expires_at),
  };
}
