import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { invalid } from './api-error.ts';
import { requireActive } from './discounts.ts';
import { emit } from './events.ts';
import { type ApiEnv, answer, checked, expand, listParams, metadata, pageOf, text, whole, yesOrNo } from './http.ts';
import { changeInvoice, changePrice, recurringInvoice } from './plan-change.ts';
import type { StoredSubscription } from './store.ts';
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
/** Without a word the difference waits for the next invoice, as at the real provider. */
const prorationBehavior = v.optional(v.picklist(['always_invoice', 'create_prorations', 'none']), 'create_prorations');

const updateParams = v.strictObject({
  items: v.optional(items),
  proration_behavior: prorationBehavior,
  proration_date: v.optional(whole),
  payment_behavior: v.optional(v.literal('error_if_incomplete')),
  cancel_at_period_end: v.optional(yesOrNo),
  metadata: v.optional(metadata),
  default_payment_method: v.optional(text),
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
      const params = checked(
        c,
        listParams({ customer: v.optional(text), price: v.optional(text), status: v.optional(text) }),
      );
      const { customer, status } = params;
      // Without a status the real API leaves out what was cancelled.
      const living = status ? undefined : sql`${testModeObjects.data}->>'status' <> 'canceled'`;
      const where = { ...(customer ? { customer } : {}), ...(status && status !== 'all' ? { status } : {}) };
      const { data, more } = await store.list('subscription', where, pageOf(c), living);
      return answer(c, world, { object: 'list', data, has_more: more, url: c.req.path });
    })
    .get('/:id', async (c) => answer(c, world, await store.require('subscription', c.req.param('id'))))
    .post('/:id', async (c) => answer(c, world, await update(world, c.req.param('id'), checked(c, updateParams))))
    .delete('/:id', async (c) => {
      checked(c, v.strictObject({ invoice_now: v.optional(yesOrNo), prorate: v.optional(yesOrNo), expand }));
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
  const change = params.items && (await readChange(world, before, { ...params, items: params.items }));
  const moved = change ? await changePrice(world, before, change) : before;
  const after: StoredSubscription = {
    ...moved,
    cancel_at_period_end: params.cancel_at_period_end ?? moved.cancel_at_period_end,
    cancel_at: (params.cancel_at_period_end ?? moved.cancel_at_period_end) ? itemOf(moved).current_period_end : null,
    default_payment_method: params.default_payment_method ?? moved.default_payment_method,
    metadata: { ...moved.metadata, ...params.metadata },
  };
  await store.save(after);
  await emit(world, 'customer.subscription.updated', after, { items: before.items, metadata: before.metadata });
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
