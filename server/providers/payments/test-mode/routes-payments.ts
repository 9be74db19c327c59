import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { invalid } from './api-error.ts';
import { buildRefund } from './build-payment.ts';
import { emit } from './events.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, text, whole } from './http.ts';
import type { World } from './world.ts';

const refundParams = v.strictObject({
  payment_intent: text,
  reason: v.literal('requested_by_customer'),
  expand,
});

const refundListParams = listParams({
  payment_intent: v.optional(text),
  created: v.optional(v.strictObject({ gte: whole })),
});

export function refundRoutes(world: World) {
  return new Hono<ApiEnv>()
    .post('/', async (c) => answer(c, world, await refund(world, checked(c, refundParams))))
    .get('/', async (c) => {
      const { payment_intent, created } = checked(c, refundListParams);
      return answerList(c, world, 'refund', payment_intent ? { payment_intent } : {}, created?.gte);
    });
}

export function paymentIntentRoutes(world: World) {
  return new Hono<ApiEnv>().get('/:id', async (c) =>
    answer(c, world, await world.store.require('payment_intent', c.req.param('id'))),
  );
}

/** The whole charge, which is locked meanwhile, so that it goes back once. */
async function refund(
  world: World,
  { payment_intent, reason }: v.InferOutput<typeof refundParams>,
): Promise<Stripe.Refund> {
  const { store } = world;
  const intent = await store.require('payment_intent', payment_intent);
  const charge = await store.lock('charge', intent.latest_charge as string);
  if (charge.refunded) {
    throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  }
  const made = buildRefund({ charge, reason, created: store.now() });
  const after: Stripe.Charge = { ...charge, amount_refunded: charge.amount, refunded: true };
  await store.save(made);
  await store.save(after);
  await emit(world, 'refund.created', made);
  await emit(world, 'charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return made;
}
