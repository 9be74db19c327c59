import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { buildCoupon, buildPromotionCode } from './build-catalogue.ts';
import { current } from './discounts.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, pageOf, text, whole, yesOrNo } from './http.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

const { data } = testModeObjects;

export function priceRoutes(world: World) {
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const filters = { lookup_keys: v.tuple([text]), active: v.optional(yesOrNo) };
      const { lookup_keys, active } = checked(c, listParams(filters));
      return answerList(c, world, 'price', { lookup_key: lookup_keys[0], ...(active === undefined ? {} : { active }) });
    })
    .get('/:id', async (c) => answer(c, world, await world.store.require('price', c.req.param('id'))));
}

const couponParams = v.strictObject({
  name: text,
  amount_off: v.optional(whole),
  percent_off: v.optional(v.pipe(v.string(), v.transform(Number), v.minValue(0.01), v.maxValue(100))),
  currency: v.optional(v.literal('gbp')),
  duration: v.literal('forever'),
  applies_to: v.strictObject({ products: v.array(text) }),
  expand,
});

export function couponRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>().post('/', async (c) => {
    const params = checked(c, couponParams);
    const base = {
      id: newId('co'),
      name: params.name,
      created: store.now(),
      products: params.applies_to.products,
    };
    const off =
      params.amount_off === undefined ? { percentOff: params.percent_off ?? 0 } : { amountOff: params.amount_off };
    return answer(c, world, await store.save(buildCoupon({ ...base, ...off })));
  });
}

const codeParams = v.strictObject({
  promotion: v.strictObject({ type: v.literal('coupon'), coupon: text }),
  code: text,
  expires_at: v.optional(whole),
  max_redemptions: v.optional(whole),
  expand,
});

export function promotionCodeRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>()
    .post('/', async (c) => {
      const { promotion, code, expires_at, max_redemptions } = checked(c, codeParams);
      const made = buildPromotionCode({
        id: newId('promo'),
        code,
        coupon: (await store.require('coupon', promotion.coupon)).id,
        created: store.now(),
        expiresAt: expires_at,
        maxRedemptions: max_redemptions,
      });
      return answer(c, world, await store.save(made));
    })
    .get('/', async (c) => {
      const { code, active } = checked(c, listParams({ code: v.optional(text), active: v.optional(yesOrNo) }));
      // Letters count alike, as at the real provider.
      const named = code === undefined ? sql`true` : sql`lower(${data}->>'code') = lower(${code})`;
      const usable = sql`(${data}->>'active')::boolean
        and coalesce((${data}->>'expires_at')::bigint > ${store.now()}, true)
        and coalesce((${data}->>'times_redeemed')::int < (${data}->>'max_redemptions')::int, true)`;
      const wanted = active === undefined ? named : sql`${named} and (${usable}) = ${active}`;
      const found = await store.list('promotion_code', {}, pageOf(c), wanted);
      const codes = found.data.map((promotion) => current(promotion, store.now()));
      return answer(c, world, { object: 'list', data: codes, has_more: found.more, url: c.req.path });
    })
    .post('/:id', async (c) => {
      const { active } = checked(c, v.strictObject({ active: yesOrNo, expand }));
      const promotion = await store.require('promotion_code', c.req.param('id'));
      const changed = await store.save({ ...promotion, active });
      return answer(c, world, current(changed, store.now()));
    });
}
