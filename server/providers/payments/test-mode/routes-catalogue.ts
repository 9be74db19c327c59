import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import * as v from 'valibot';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { invalid } from './api-error.ts';
import { buildCoupon, buildPrice, buildProduct, buildPromotionCode } from './build-catalogue.ts';
import { current } from './discounts.ts';
import { type ApiEnv, answer, checked, expand, listParams, metadata, pageOf, text, whole, yesOrNo } from './http.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

const { data } = testModeObjects;

export function priceRoutes(world: World) {
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const params = checked(
        c,
        listParams({ lookup_keys: v.optional(v.array(text)), active: v.optional(yesOrNo), product: v.optional(text) }),
      );
      const { lookup_keys: keys, active, product } = params;
      const where = { ...(active === undefined ? {} : { active }), ...(product ? { product } : {}) };
      const named =
        keys &&
        sql`${data}->>'lookup_key' in (${sql.join(
          keys.map((key) => sql`${key}`),
          sql`, `,
        )})`;
      const found = await world.store.list('price', where, pageOf(c), named);
      return answer(c, world, { object: 'list', data: found.data, has_more: found.more, url: c.req.path });
    })
    .post('/', async (c) => answer(c, world, await createPrice(world, checked(c, priceParams))))
    .get('/:id', async (c) => answer(c, world, await world.store.require('price', c.req.param('id'))));
}

const priceParams = v.strictObject({
  currency: v.literal('gbp'),
  unit_amount: whole,
  product: v.optional(text),
  product_data: v.optional(v.strictObject({ name: text, metadata: v.optional(metadata) })),
  recurring: v.optional(v.strictObject({ interval: v.literal('month') })),
  lookup_key: v.optional(text),
  transfer_lookup_key: v.optional(yesOrNo),
  nickname: v.optional(text),
  metadata: v.optional(metadata),
  expand,
});

/** A lookup key names one price: a new one takes it over only when it says so. */
async function createPrice({ store }: World, params: v.InferOutput<typeof priceParams>) {
  const { product_data: newProduct, lookup_key: lookupKey = null, nickname = null } = params;
  if (!newProduct && !(params.product && (await store.read('product', params.product))))
    throw invalid(`No such product: '${params.product}'`, { code: 'resource_missing', param: 'product' });
  const created = store.now();
  const holders = lookupKey ? (await store.list('price', { lookup_key: lookupKey }, { limit: 1 })).data : [];
  for (const holder of holders) {
    if (!params.transfer_lookup_key)
      throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
    await store.save({ ...holder, lookup_key: null });
  }
  const made = newProduct
    ? await store.save({
        ...buildProduct(newId('prod'), newProduct.name, created),
        metadata: newProduct.metadata ?? {},
      })
    : undefined;
  const price = buildPrice({
    id: newId('price'),
    product: made?.id ?? params.product ?? '',
    lookupKey,
    pence: params.unit_amount,
    monthly: params.recurring !== undefined,
    created,
  });
  return store.save({ ...price, nickname, metadata: params.metadata ?? {} });
}

const productParams = v.strictObject({
  id: v.optional(text),
  name: text,
  description: v.optional(text),
  active: v.optional(yesOrNo),
  metadata: v.optional(metadata),
  expand,
});

export function productRoutes(world: World) {
  return new Hono<ApiEnv>().post('/', async (c) => {
    const { id = newId('prod'), name, description = null, active = true, metadata: given } = checked(c, productParams);
    if (await world.store.read('product', id))
      throw invalid(`Product already exists: '${id}'`, { code: 'resource_already_exists', param: 'id' });
    const product = buildProduct(id, name, world.store.now());
    return answer(c, world, await world.store.save({ ...product, description, active, metadata: given ?? {} }));
  });
}

const couponParams = v.strictObject({
  id: v.optional(text),
  name: v.optional(text),
  amount_off: v.optional(whole),
  percent_off: v.optional(v.pipe(v.string(), v.transform(Number), v.minValue(0.01), v.maxValue(100))),
  currency: v.optional(v.literal('gbp')),
  duration: v.literal('forever'),
  applies_to: v.optional(v.strictObject({ products: v.array(text) })),
  expand,
});

export function couponRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>().post('/', async (c) => {
    const params = checked(c, couponParams);
    const base = {
      id: params.id ?? newId('co'),
      name: params.name ?? '',
      created: store.now(),
      products: params.applies_to?.products,
    };
    const off =
      params.amount_off === undefined ? { percentOff: params.percent_off ?? 0 } : { amountOff: params.amount_off };
    return answer(c, world, await store.save(buildCoupon({ ...base, ...off })));
  });
}

const codeParams = v.strictObject({
  promotion: v.strictObject({ type: v.literal('coupon'), coupon: text }),
  code: v.optional(text),
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
        code: code ?? newId('CODE').slice(5, 13).toUpperCase(),
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
      const { active } = checked(c, v.strictObject({ active: v.optional(yesOrNo), expand }));
      const promotion = await store.require('promotion_code', c.req.param('id'));
      const changed = await store.save({ ...promotion, active: active ?? promotion.active });
      return answer(c, world, current(changed, store.now()));
    });
}
