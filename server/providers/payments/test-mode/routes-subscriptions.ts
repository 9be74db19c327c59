import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { invalid } from './api-error.ts';
import { requireActive } from './discounts.ts';
import { emit } from './events.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, text, whole } from './http.ts';
import { changeInvoice, changePrice, recurringInvoice } from './plan-change.ts';
import { endSubscription, itemOf, requireLiving } from './subscriptions.ts';
import type { World } from './world.ts';

const items = v.pipe(
  v.array(
    v.strictObject({
      id: text,
      price: text,
      quantity: v.optional(v.literal('1')),
      discounts: v.optional(v.pipe(v.array(v.strictObject({ promotion_code: text })), v.length(1))),
    }),
  ),
  v.length(1),
);
const prorationBehavior = v.picklist(['always_invoice', 'none']);

const updateParams = v.strictObject({
  items,
  proration_behavior: prorationBehavior,
  proration_date: v.optional(whole),
  payment_behavior: v.optional(v.literal('error_if_incomplete')),
  expand,
});

const previewParams = v.strictObject({
  subscription: text,
  subscription_details: v.strictObject({
    items,
    proration_behavior: prorationBehavior,
    proration_date: v.optional(whole),
  }),
  preview_mode: v.optional(v.picklist(['next', 'recurring']), 'next'),
  expand,
});

export function subscriptionRoutes(world: World) {
  const { store } = world;
  return new Hono<ApiEnv>()
    .get('/', async (c) => {
      const { customer } = checked(c, listParams({ customer: text, status: v.literal('all') }));
      return answerList(c, world, 'subscription', { customer });
    })
    .get('/:id', async (c) => answer(c, world, await store.require('subscription', c.req.param('id'))))
    .post('/:id', async (c) => answer(c, world, await update(world, c.req.param('id'), checked(c, updateParams))))
    .delete('/:id', async (c) => {
      checked(c, v.strictObject({ expand }));
      return answer(c, world, await endSubscription(world, c.req.param('id'), 'cancellation_requested'));
    });
}

/** `POST /v1/invoices/create_preview`: what a change would cost, to the penny, without making it. */
export function previewRoute(world: World) {
  return new Hono<ApiEnv>().post('/', async (c) => {
    const { subscription: id, subscription_details: details, preview_mode: mode } = checked(c, previewParams);
    const subscription = requireLiving(await world.store.require('subscription', id));
    const change = await readChange(world, subscription, details);
    const preview = await (mode === 'recurring' ? recurringInvoice : changeInvoice)(world, subscription, change);
    return answer(c, world, {
      ...preview,
      id: preview.id.replace(/^in_/, 'upcoming_in_'),
      status: 'draft',
      number: null,
    });
  });
}

async function update(
  world: World,
  id: string,
  params: v.InferOutput<typeof updateParams>,
): Promise<Stripe.Subscription> {
  const { store } = world;
  const before = requireLiving(await store.lock('subscription', id));
  const after = await changePrice(world, before, await readChange(world, before, params));
  await store.save(after);
  await emit(world, 'customer.subscription.updated', after, { items: before.items });
  return after;
}

type Changing = v.InferOutput<typeof previewParams>['subscription_details'];

async function readChange(
  { store }: World,
  subscription: Stripe.Subscription,
  { items: [item], proration_behavior: behavior, proration_date: prorationDate = store.now() }: Changing,
) {
  if (item?.id !== itemOf(subscription).id)
    throw invalid(`No such subscription item: '${item?.id}'`, { param: 'items[0][id]' });
  const price = await store.read('price', item.price);
  if (!price?.recurring)
    throw invalid(`No such price: '${item.price}'`, { code: 'resource_missing', param: 'items[0][price]' });
  const code = item.discounts?.[0]?.promotion_code;
  const promotion = code ? requireActive(await store.require('promotion_code', code), store.now()) : undefined;
  return { price, prorationDate, behavior, promotion };
}
