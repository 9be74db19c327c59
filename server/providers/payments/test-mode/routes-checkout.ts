import { Hono } from 'hono';
import * as v from 'valibot';
import { invalid, missing } from './api-error.ts';
import { buildSession } from './build-checkout.ts';
import { penceOff, requireActive } from './discounts.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, metadata, text, whole } from './http.ts';
import { expireCheckout } from './pay-checkout.ts';
import { newId } from './store.ts';
import type { World } from './world.ts';

const address = v.pipe(text, v.regex(/^https?:\/\//));
const dayOfSeconds = 24 * 60 * 60;

const createParams = v.strictObject({
  mode: v.picklist(['payment', 'subscription']),
  line_items: v.pipe(
    v.array(v.strictObject({ price: text, quantity: v.optional(v.pipe(whole, v.minValue(1)), '1') })),
    v.length(1),
  ),
  success_url: address,
  cancel_url: v.optional(address, 'http://127.0.0.1/'),
  customer: v.optional(text),
  customer_email: v.optional(v.pipe(text, v.email())),
  client_reference_id: v.optional(v.pipe(text, v.maxLength(200))),
  metadata: v.optional(metadata),
  discounts: v.optional(v.pipe(v.array(v.strictObject({ promotion_code: text })), v.maxLength(1))),
  subscription_data: v.optional(v.strictObject({ metadata: v.optional(metadata) })),
  payment_intent_data: v.optional(v.strictObject({ metadata: v.optional(metadata) })),
  allowed_payment_method_types: v.optional(v.array(v.literal('card'))),
  expires_at: v.optional(whole),
  locale: v.optional(text),
  expand,
});

const listFilters = { customer: v.optional(text), subscription: v.optional(text), payment_intent: v.optional(text) };

export function checkoutRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>()
    .post('/', async (c) => answer(c, world, await createSession(world, checked(c, createParams))))
    .get('/', async (c) => {
      const { customer, subscription, payment_intent } = checked(c, listParams(listFilters));
      const where = Object.fromEntries(
        Object.entries({ customer, subscription, payment_intent }).filter(([, value]) => value !== undefined),
      );
      return answerList(c, world, 'checkout.session', where);
    })
    .get('/:id', async (c) => answer(c, world, await store.require('checkout.session', c.req.param('id'))))
    .post('/:id/expire', async (c) => {
      checked(c, v.strictObject({ expand }));
      return answer(c, world, await expireCheckout(world, c.req.param('id')));
    });
}

async function createSession(world: World, params: v.InferOutput<typeof createParams>) {
  const { store, publicOrigin } = world;
  const [line] = params.line_items;
  if (!line) throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  const price = await store.read('price', line.price);
  if (!price)
    throw invalid(`No such price: '${line.price}'`, { code: 'resource_missing', param: 'line_items[0][price]' });
  if ((price.type === 'recurring') !== (params.mode === 'subscription')) {
    throw invalid(`You specified \`${params.mode}\` mode but passed a ${price.type} price.`, { param: 'mode' });
  }
  const now = store.now();
  const customer = params.customer ? await store.read('customer', params.customer) : undefined;
  if (params.customer && !customer) throw missing('customer', params.customer);
  const discount = await readDiscount(world, params.discounts?.[0]?.promotion_code, line.price);
  const id = newId('cs_test');
  const session = buildSession({
    id,
    mode: params.mode,
    created: now,
    url: `${publicOrigin}/test-mode/checkout/${id}`,
    successUrl: params.success_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    cancelUrl: params.cancel_url.replaceAll('{CHECKOUT_SESSION_ID}', id),
    clientReference: params.client_reference_id ?? null,
    email: customer?.email ?? params.customer_email ?? null,
    customer: customer?.id ?? null,
    metadata: params.metadata ?? {},
    expiresAt: params.expires_at ?? now + dayOfSeconds,
    price,
    quantity: line.quantity,
    description: (await store.require('product', price.product as string)).name,
    discount,
  });
  const later = {
    metadata: params.subscription_data?.metadata ?? params.payment_intent_data?.metadata ?? {},
    promotionCode: discount?.code,
  };
  return store.save({ ...session, later });
}

async function readDiscount({ store }: World, id: string | undefined, priceId: string) {
  if (!id) return null;
  const promotion = await store.read('promotion_code', id);
  const param = 'discounts[0][promotion_code]';
  if (!promotion) throw invalid(`No such promotion code: '${id}'`, { code: 'resource_missing', param });
  requireActive(promotion, store.now());
  const coupon = await store.require('coupon', promotion.promotion.coupon as string);
  const pence = penceOff(coupon, await store.require('price', priceId));
  if (pence === 0) throw invalid('This promotion code does not apply to anything in this Checkout Session.', { param });
  return { pence, coupon: coupon.id, promotionCode: id, code: promotion.code };
}
