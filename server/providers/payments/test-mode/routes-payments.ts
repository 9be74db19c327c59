import { Hono } from 'hono';
import type Stripe from 'stripe';
import * as v from 'valibot';
import { invalid } from './api-error.ts';
import { buildRefund } from './build-payment.ts';
import { emit } from './events.ts';
import { type ApiEnv, answer, answerList, checked, expand, listParams, metadata, text, whole } from './http.ts';
import type { World } from './world.ts';

const refundParams = v.strictObject({
  payment_intent: v.optional(text),
  charge: v.optional(text),
  amount: v.optional(v.pipe(whole, v.minValue(1))),
  reason: v.optional(v.picklist(['duplicate', 'fraudulent', 'requested_by_customer'])),
  metadata: v.optional(metadata),
  expand,
});

const refundListParams = listParams({
  payment_intent: v.optional(text),
  charge: v.optional(text),
  created: v.optional(v.strictObject({ gte: whole })),
});

export function refundRoutes(world: World) {
  return new Hono<ApiEnv>()
    .post('/', async (c) => answer(c, world, await refund(world, checked(c, refundParams))))
    .get('/', async (c) => {
      const { payment_intent, charge, created } = checked(c, refundListParams);
      const where = { ...(payment_intent ? { payment_intent } : {}), ...(charge ? { charge } : {}) };
      return answerList(c, world, 'refund', where, created?.gte);
    });
}

export function paymentIntentRoutes(world: World) {
  return new Hono<ApiEnv>().get('/:id', async (c) =>
    answer(c, world, await world.store.require('payment_intent', c.req.param('id'))),
  );
}

/** The charge is locked while it is counted, so that no two refunds together exceed it. */
async function refund(world: World, params: v.InferOutput<typeof refundParams>): Promise<Stripe.Refund> {
  const { store } = world;
  const charge = await store.lock('charge', await chargeId(world, params));
  const left = charge.amount - charge.amount_refunded;
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const pence = params.amount ?? left;
  if (pence > left) {
    throw invalid(`Refund amount (£${pence / 100}) is greater than unrefunded amount on charge (£${left / 100})`, {
      param: 'amount',
    });
  }
  const made = buildRefund({
    charge,
    pence,
    reason: params.reason ?? null,
    metadata: params.metadata ?? {},
    created: store.now(),
  });
  const after: Stripe.Charge = { ...charge, amount_refunded: charge.amount_refunded + pence, refunded: pence === left };
  await store.save(made);
  await store.save(after);
  await emit(world, 'refund.created', made);
  await emit(world, 'charge.refunded', after, { amount_refunded: charge.amount_refunded, refunded: charge.refunded });
  return made;
}

async function chargeId(
  { store }: World,
  { payment_intent, charge }: v.InferOutput<typeof refundParams>,
): Promise<string> {
  if (charge) return charge;
  if (!payment_intent) throw invalid('One of the following params should be provided: payment_intent or charge.');
  return (await store.require('payment_intent', payment_intent)).latest_charge as string;
}
