import { expect, test } from 'vitest';
import {
  openAltered,
  openInProcess,
  plan,
  type Reached,
  sign,
  subscribe,
  webhookSecret,
} from '#tests/contracts/payments-contract-world.ts';

const as = (object: string, changes: object) => (_: string, answer: { object: string }) =>
  answer.object === object ? { ...answer, ...changes } : answer;

test('a move is charged as its own invoice says, and nothing where the newest invoice is another', async () => {
  const move = async (world: Reached) => {
    const subscriptionId = await subscribe(world, 'BUSINESS_MONTHLY');
    const change = await world.payments.previewPlanChange(subscriptionId, 'BOTH_MONTHLY');
    const asked = { ...change, subscriptionId, priceKey: 'BOTH_MONTHLY', operation: 'op:change:1' };
    const { chargedPence, invoiceId } = await world.payments.changePlan(asked);
    return { chargedPence, invoiceId };
  };
  await using world = await openInProcess();
  expect(await move(world)).toEqual({ chargedPence: 900, invoiceId: expect.stringMatching(/^in_/) });
  for (const latest_invoice of [
    null,
    'in_1',
    { id: 'in_1', billing_reason: 'subscription_cycle', amount_paid: 1399 },
  ]) {
    await using altered = await openAltered(as('subscription', { latest_invoice }));
    expect(await move(altered)).toEqual({ chargedPence: 0, invoiceId: null });
  }
});

test('a plan at a price that is not ours has no key, and a checkout without an amount costs nothing', async () => {
  await using world = await openAltered((path, answer) => {
    if (answer.object === 'checkout.session') return { ...answer, amount_total: null };
    if (!path.startsWith('/v1/subscriptions/')) return answer;
    const [item] = answer.items.data;
    const price = { ...item.price, id: 'price_law', lookup_key: 'LAW_MONTHLY' };
    return { ...answer, items: { ...answer.items, data: [{ ...item, price }] } };
  });
  const id = await subscribe(world, 'ECONOMICS_MONTHLY');
  expect(await world.payments.readSubscription(id)).toMatchObject({ id, priceKey: null });
  expect(await world.payments.openCheckout(plan('BOTH_MONTHLY', 'row-2'))).toMatchObject({ amountTotalPence: 0 });
});

test('whoever pays is written to at the address given at the card page, and before that at ours', async () => {
  const emailWhen = async (customer_details: object | null) => {
    await using world = await openAltered(as('checkout.session', { customer_details }));
    return (await world.payments.openCheckout(plan('BOTH_MONTHLY'))).email;
  };
  expect(await emailWhen({ email: 'parent@home.example' })).toBe('parent@home.example');
  expect(await emailWhen({ email: null })).toBe('sam@school.example');
  expect(await emailWhen(null)).toBe('sam@school.example');
});

test('what a checkout is for is repeated on what it makes', async () => {
  const sent: string[] = [];
  await using world = await openAltered(
    (_, answer) => answer,
    (url, body) => {
      if (url.pathname === '/v1/checkout/sessions') sent.push(decodeURIComponent(body));
    },
  );
  await world.payments.openCheckout(plan('BOTH_MONTHLY'));
  await world.payments.openCheckout({ ...plan('TMQ_BUSINESS_16', 'row-2'), mode: 'payment' });
  expect(sent.map((body) => /(\w+)\[metadata\]\[kind\]=registration/.exec(body)?.[1])).toEqual([
    'subscription_data',
    'payment_intent_data',
  ]);
});

test('a notice names the customer and the payment that it is about, or nobody', async () => {
  await using world = await openInProcess();
  const read = async (object: object) => {
    const event = { id: 'evt_1', object: 'event', type: 'any', created: 1, livemode: false, data: { object } };
    const body = JSON.stringify(event);
    const signature = sign(body, world.clock.now(), webhookSecret);
    const { customerId, objectId, paymentIntentId } = await world.payments.verifyNotice(body, signature);
    return [objectId, customerId, paymentIntentId];
  };
  expect(await read({ object: 'customer', id: 'cus_1' })).toEqual(['cus_1', 'cus_1', null]);
  expect(await read({ object: 'payment_intent', id: 'pi_1', customer: 'cus_1' })).toEqual(['pi_1', 'cus_1', 'pi_1']);
  expect(await read({ object: 'charge', id: 'ch_1', customer: { id: 'cus_1' }, payment_intent: 'pi_1' })).toEqual([
    'ch_1',
    'cus_1',
    'pi_1',
  ]);
  expect(await read({ object: 'charge', id: 'ch_1', payment_intent: { id: 'pi_1' } })).toEqual(['ch_1', null, 'pi_1']);
  expect(await read({ object: 'price', id: 'price_1' })).toEqual(['price_1', null, null]);
  for (const object of ['customer', 'payment_intent']) expect(await read({ object })).toEqual(['', null, null]);
});

test('refunds count from the very second, whether the provider names or shows their payment, or has none', async () => {
  const payments: unknown[] = ['pi_1', { id: 'pi_2' }, null, 'pi_1'];
  const made = payments.map((payment_intent, index) => ({ object: 'refund', id: `re_${index}`, payment_intent }));
  const since: (string | null)[] = [];
  await using altered = await openAltered(
    (_, answer) => ({ ...answer, data: made, has_more: false }),
    (url) => since.push(url.searchParams.get('created[gte]')),
  );
  const at = new Date('2026-11-16T09:00:00.999Z');
  expect(await altered.payments.listRefundedPayments(at)).toEqual(['pi_1', 'pi_2']);
  expect(since).toEqual([String(Date.parse('2026-11-16T09:00:00Z') / 1000)]);
});

test('a payment without a charge that is shown has nothing refunded and no dispute', async () => {
  for (const latest_charge of [null, 'ch_1']) {
    await using world = await openAltered(as('payment_intent', { latest_charge }));
    const { id } = await world.payments.openCheckout({ ...plan('TMQ_BUSINESS_16'), mode: 'payment' });
    const intent = (await world.provider.control.pay(id)).payment_intent as string;
    const paid = { id: intent, amountPence: 350, refundedPence: 0, disputed: false };
    expect(await world.payments.readPayment(intent)).toEqual(paid);
  }
});

test('a list that never ends is read to its thousandth entry and no further', async () => {
  let calls = 0;
  const endless = (one: object) => (path: string, answer: object) => {
    if (!/promotion_codes|invoices/.test(path)) return answer;
    const data = Array.from({ length: 100 }, (_, index) => ({ ...one, id: `one_${calls}_${index}` }));
    calls++;
    return { object: 'list', url: path, has_more: true, data };
  };
  const code = { object: 'promotion_code', code: 'ONE', active: true, promotion: { coupon: null }, expires_at: null };
  await using codes = await openAltered(endless(code));
  expect(await codes.payments.listPromotionCodes()).toHaveLength(1000);
  expect(calls).toBe(10);
  calls = 0;
  await using invoices = await openAltered(endless({ object: 'invoice' }));
  expect(await invoices.payments.refundSubscription('sub_1', 'op:refund:1')).toEqual({ amountPence: 0 });
  expect(calls).toBe(10);
});
