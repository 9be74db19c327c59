import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { catalogue, promotionPence } from '#content/plans.ts';
import {
  amountPaid,
  collectNotices,
  openInProcess,
  plan,
  startProvider,
  subscribe,
} from '#tests/contracts/payments-contract-world.ts';
import { createDb } from '../../../db/database.ts';
import { parseForm } from './form.ts';
import { endOfPeriod } from './periods.ts';
import { createTestModePayments, type TestModePayments } from './test-mode-payments.ts';

const sdk = ({ fetch }: TestModePayments) =>
  new Stripe('sk_test_margin', {
    httpClient: Stripe.createFetchHttpClient(fetch),
    maxNetworkRetries: 0,
    telemetry: false,
  });

const types = async (provider: TestModePayments) => (await collectNotices(provider)).map(({ type }) => type).sort();

test('the form of the real API is read with its lists and groups', () => {
  expect(parseForm('a=1&b[c]=2&b[d][e]=3&f[0][g]=4&f[0][h]=5&f[1][g]=6&i[]=7&i[]=8&j%5Bk%5D=%26')).toEqual({
    a: '1',
    b: { c: '2', d: { e: '3' } },
    f: [{ g: '4', h: '5' }, { g: '6' }],
    i: ['7', '8'],
    j: { k: '&' },
  });
  expect(parseForm('metadata[__proto__]=x').metadata).not.toBe(Object.prototype);
  expect(({} as { x?: string }).x).toBeUndefined();
});

test('requests without the right key, with unknown parameters or for unknown things are refused as the real API does', async () => {
  const { provider, database } = await startProvider();
  const post = (path: string, body: string, key = 'sk_test_margin') =>
    provider.api.request(path, { method: 'POST', body, headers: { Authorization: `Bearer ${key}` } });
  expect((await post('/v1/customers', '', 'sk_test_other')).status).toBe(401);
  expect((await provider.api.request('/v1/customers')).status).toBe(401);
  const unknown = await post('/v1/customers', 'emial=a@b.example');
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: 'Received unknown parameter: emial',
      param: 'emial',
    },
  });
  const nowhere = await post('/v1/teapots', '');
  expect(nowhere.status).toBe(404);
  expect((await nowhere.json()).error.message).toBe('Unrecognized request URL (POST: /v1/teapots).');
  const missing = await provider.api.request('/v1/customers/cus_1', {
    headers: { Authorization: `Basic ${btoa('sk_test_margin:')}` },
  });
  expect((await missing.json()).error).toMatchObject({
    code: 'resource_missing',
    message: "No such customer: 'cus_1'",
  });
  expect(missing.headers.get('Request-Id')).toMatch(/^req_/);
  expect(missing.headers.get('Stripe-Version')).toBe('2026-10-28.endive');
  await database.drop();
});

test('a repeated write gets the first answer, and a key with other parameters is refused', async () => {
  const { provider, database } = await startProvider();
  const stripe = sdk(provider);
  const first = await stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'one' });
  const again = await stripe.customers.create({ email: 'a@b.example' }, { idempotencyKey: 'one' });
  expect(again).toEqual(first);
  const raw = await provider.api.request('/v1/customers', {
    method: 'POST',
    body: 'email=a%40b.example',
    headers: { Authorization: 'Bearer sk_test_margin', 'Idempotency-Key': 'one' },
  });
  expect(raw.headers.get('Idempotent-Replayed')).toBe('true');
  const other = stripe.customers.create({ email: 'c@d.example' }, { idempotencyKey: 'one' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  // A write that was refused has not used its key up.
  const refused = stripe.customers.create({ email: 'nonsense' }, { idempotencyKey: 'two' });
  await expect(refused).rejects.toMatchObject({ param: 'email' });
  await stripe.customers.create({ email: 'e@f.example' }, { idempotencyKey: 'two' });
  expect((await stripe.customers.list()).data).toHaveLength(2);
  await database.drop();
});

test('lists come in pages, newest first', async () => {
  const { provider, database } = await startProvider();
  const stripe = sdk(provider);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.unshift((await stripe.customers.create({ name: `${count}` })).id);
  const page = await stripe.customers.list({ limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/customers' });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.map(({ id }) => id)).toEqual(ids);
  const before = await stripe.customers.list({ limit: 2, ending_before: ids[3] });
  expect(before.data.map(({ id }) => id)).toEqual(ids.slice(1, 3));
  await database.drop();
});

test('of twenty students with a code for one, one pays with it', async () => {
  await using world = await openInProcess();
  const { payments, provider } = world;
  const promotion = { type: 'coupon', coupon: 'coupon_TENFORBOTH_1299' } as const;
  await payments.findPromotionCode('any', 'BOTH_MONTHLY');
  await sdk(provider).promotionCodes.create({ promotion, code: 'JUSTONE', max_redemptions: 1 });
  const sessions = [];
  for (let row = 0; row < 20; row++) {
    sessions.push(await payments.openCheckout({ ...plan('BOTH_MONTHLY', `row-${row}`), promotionCode: 'JUSTONE' }));
  }
  const results = await Promise.allSettled(sessions.map(({ id }) => provider.control.pay(id)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await payments.findPromotionCode('JUSTONE', 'BOTH_MONTHLY')).toBeUndefined();
});

test('a code can be used until it expires', async () => {
  await using world = await openInProcess();
  const { payments, provider, clock } = world;
  expect(await payments.findPromotionCode('SOON', 'BOTH_MONTHLY')).toBeUndefined();
  const expires_at = clock.now().getTime() / 1000 + 60;
  const promotion = { type: 'coupon', coupon: 'coupon_TENFORBOTH_1299' } as const;
  await sdk(provider).promotionCodes.create({ promotion, code: 'SOON', expires_at });
  clock.advance(59);
  expect(await payments.findPromotionCode('SOON', 'BOTH_MONTHLY')).toEqual({ pence: 1000 });
  const late = await payments.openCheckout({ ...plan('BOTH_MONTHLY'), promotionCode: 'SOON' });
  clock.advance(1);
  expect(await payments.findPromotionCode('SOON', 'BOTH_MONTHLY')).toBeUndefined();
  await expect(provider.control.pay(late.id)).rejects.toThrow(
    'This promotion code cannot be redeemed because it is not active.',
  );
});

test('what happens is told in the events of the real API', async () => {
  await using world = await openInProcess();
  const { payments, provider } = world;
  const id = await subscribe(world, 'BOTH_MONTHLY');
  await collectNotices(provider);
  await provider.control.renew(id);
  expect(await types(provider)).toEqual(['customer.subscription.updated', 'invoice.paid', 'invoice.payment_succeeded']);
  await provider.control.failRenewal(id);
  expect(await types(provider)).toEqual(['customer.subscription.updated', 'invoice.payment_failed']);
  await provider.control.end(id);
  expect(await types(provider)).toEqual(['customer.subscription.deleted']);
  const open = await payments.openCheckout({ ...plan('TMQ_BUSINESS_16', 'row-2'), mode: 'payment' });
  await provider.control.expire(open.id);
  expect(await types(provider)).toEqual(['checkout.session.expired']);
  const paid = await payments.openCheckout({ ...plan('TMQ_BUSINESS_16', 'row-3'), mode: 'payment' });
  const { payment_intent } = await provider.control.pay(paid.id);
  expect(await types(provider)).toEqual(['charge.succeeded', 'checkout.session.completed', 'payment_intent.succeeded']);
  await payments.refund(payment_intent as string, 'op:refund:row-3');
  const notices = await collectNotices(provider);
  expect(notices.map(({ type }) => type).sort()).toEqual(['charge.refunded', 'refund.created']);
  for (const { body, signature } of notices) {
    expect(await payments.verifyNotice(body, signature)).toMatchObject({ paymentIntentId: payment_intent });
  }
});

test('a notice that is not taken is sent again, later and later, until it is', async () => {
  const { provider, clock, database } = await startProvider();
  await sdk(provider).customers.create({ name: 'Sam' });
  const session = await sdk(provider).checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_TMQ_BUSINESS_16_350', quantity: 1 }],
    success_url: 'http://localhost:3000/ok',
  });
  await provider.control.expire(session.id);
  const answers = [500, 'unreachable', 302, 200];
  const times: number[] = [];
  const began = clock.now().getTime();
  for (let second = 0; second < 40; second++) {
    await provider.runDue(() => {
      times.push((clock.now().getTime() - began) / 1000);
      const answer = answers[times.length - 1];
      if (typeof answer !== 'number') throw new Error('unreachable');
      return new Response(null, { status: answer });
    });
    clock.advance(1);
  }
  expect(times).toEqual([0, 2, 6, 14]);
  await database.drop();
});

test('as time passes checkouts expire and subscriptions are renewed, each once', async () => {
  await using world = await openInProcess();
  const { payments, provider, clock } = world;
  const id = await subscribe(world, 'BOTH_MONTHLY');
  const failing = await subscribe(world, 'BOTH_MONTHLY', { row: 'row-2', paymentMethod: 'pm_card_chargeCustomerFail' });
  const open = await payments.openCheckout(plan('BUSINESS_MONTHLY', 'row-3'));
  clock.advance(24 * 60 * 60);
  await expect(provider.control.pay(open.id)).rejects.toThrow('This Checkout Session has expired.');
  await Promise.all([provider.runDue(taken), provider.runDue(taken)]);
  expect(await payments.readCheckout(open.id)).toMatchObject({ status: 'expired' });
  clock.advance(70 * 24 * 60 * 60);
  await Promise.all([provider.runDue(taken), provider.runDue(taken), provider.runDue(taken)]);
  const renewed = { status: 'active', periodEnd: new Date('2027-02-16T09:00:00Z') };
  expect(await payments.readSubscription(id)).toMatchObject(renewed);
  expect(await payments.readSubscription(failing)).toMatchObject({ status: 'past_due' });
});

const taken = () => new Response(null, { status: 200 });

test('a plan that is set to end is not renewed', async () => {
  await using world = await openInProcess();
  const id = await subscribe(world, 'BOTH_MONTHLY');
  await sdk(world.provider).subscriptions.update(id, { cancel_at_period_end: true });
  expect(await world.payments.readSubscription(id)).toMatchObject({ cancelAtPeriodEnd: true, status: 'active' });
  world.clock.advance(31 * 24 * 60 * 60);
  await world.provider.runDue(taken);
  expect(await world.payments.readSubscription(id)).toMatchObject({ status: 'canceled' });
});

test('a price that the operator changed is sold at once, and old subscriptions keep theirs', async () => {
  const { provider, clock, database } = await startProvider();
  const before = await sdk(provider).prices.list({ lookup_keys: ['BOTH_MONTHLY'] });
  expect(before.data.map(({ id }) => id)).toEqual(['price_BOTH_MONTHLY_2299']);
  const dearer = catalogue.map((item) => (item.key === 'BOTH_MONTHLY' ? { ...item, pence: 2499 } : item));
  const restarted = createTestModePayments({
    db: createDb(database.engine),
    clock,
    catalogue: dearer,
    promotionPence,
    publicOrigin: 'http://localhost:3000',
    sellerName: 'Margin',
  });
  const after = await sdk(restarted).prices.list({ lookup_keys: ['BOTH_MONTHLY'] });
  expect(after.data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([['price_BOTH_MONTHLY_2499', 2499]]);
  expect(await sdk(restarted).prices.retrieve('price_BOTH_MONTHLY_2299')).toMatchObject({
    active: false,
    lookup_key: null,
  });
  await database.drop();
});

test('an operator can set up products, prices and an endpoint for notices, as at the real provider', async () => {
  const { provider, database } = await startProvider();
  const stripe = sdk(provider);
  const product = await stripe.products.create({ name: 'Law', metadata: { subject: 'law' } });
  expect(product).toMatchObject({ object: 'product', name: 'Law', active: true, metadata: { subject: 'law' } });
  const monthly = { currency: 'gbp', unit_amount: 1599, recurring: { interval: 'month' } } as const;
  const price = await stripe.prices.create({ ...monthly, product: product.id, lookup_key: 'LAW_MONTHLY' });
  expect(price).toMatchObject({ type: 'recurring', unit_amount: 1599, lookup_key: 'LAW_MONTHLY', product: product.id });
  const taken = stripe.prices.create({ ...monthly, product_data: { name: 'Law' }, lookup_key: 'LAW_MONTHLY' });
  await expect(taken).rejects.toThrow(`A price (\`${price.id}\`) already uses that lookup key.`);
  const dearer = { ...monthly, unit_amount: 1799, lookup_key: 'LAW_MONTHLY', transfer_lookup_key: true };
  const next = await stripe.prices.create({ ...dearer, product: product.id });
  expect((await stripe.prices.list({ lookup_keys: ['LAW_MONTHLY'] })).data.map(({ id }) => id)).toEqual([next.id]);
  const once = await stripe.prices.create({ currency: 'gbp', unit_amount: 300, product_data: { name: 'An essay' } });
  expect(once).toMatchObject({ type: 'one_time', recurring: null });
  await expect(stripe.prices.create({ ...monthly, product: 'prod_none' })).rejects.toMatchObject({ param: 'product' });

  const url = 'https://elsewhere.example/notices';
  const endpoint = await stripe.webhookEndpoints.create({ url, enabled_events: ['checkout.session.expired'] });
  expect(endpoint).toMatchObject({ object: 'webhook_endpoint', status: 'enabled', url });
  expect((await stripe.webhookEndpoints.list()).data).toMatchObject([{ id: endpoint.id }]);
  expect(await stripe.webhookEndpoints.retrieve(endpoint.id)).not.toHaveProperty('secret');
  const line_items = [{ price: once.id, quantity: 1 }];
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items,
    success_url: 'http://a.example',
  });
  await provider.control.expire(session.id);
  const sent: string[] = [];
  await provider.runDue(async (to, request) => {
    if (to === url) {
      const signature = new Headers(request.headers).get('Stripe-Signature') ?? '';
      const secret = endpoint.secret ?? '';
      await stripe.webhooks.constructEventAsync(String(request.body), signature, secret, 1e9);
    }
    sent.push(to);
    return new Response(null, { status: 200 });
  });
  expect(sent.sort()).toEqual(['http://localhost:3000/api/webhooks/stripe', url]);
  expect(await stripe.webhookEndpoints.del(endpoint.id)).toMatchObject({ deleted: true });
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
  await database.drop();
});

test('a change whose difference waits for the next invoice charges nothing today and everything then', async () => {
  await using world = await openInProcess();
  const { provider, clock } = world;
  const stripe = sdk(provider);
  const id = await subscribe(world, 'BUSINESS_MONTHLY');
  const item = (await stripe.subscriptions.retrieve(id)).items.data[0]?.id ?? '';
  clock.advance(15 * 86_400);
  const items = [{ id: item, price: 'price_BOTH_MONTHLY_2299' }];
  const change = { items, proration_behavior: 'create_prorations' } as const;
  const preview = await stripe.invoices.createPreview({ subscription: id, subscription_details: change });
  expect(preview.amount_due).toBe(2299 + 1150 - 700);
  const changed = await stripe.subscriptions.update(id, change);
  expect(changed.items.data[0]?.price.id).toBe('price_BOTH_MONTHLY_2299');
  expect(await amountPaid(provider, changed.latest_invoice as string)).toBe(1399);
  const renewed = await provider.control.renew(id);
  expect(await amountPaid(provider, renewed.latest_invoice as string)).toBe(2299 + 1150 - 700);
  const again = await provider.control.renew(id);
  expect(await amountPaid(provider, again.latest_invoice as string)).toBe(2299);
  const back = [{ id: item, price: 'price_BUSINESS_MONTHLY_1399' }];
  await stripe.subscriptions.update(id, { items: back, proration_behavior: 'none' });
  const third = await provider.control.renew(id);
  expect(await amountPaid(provider, third.latest_invoice as string)).toBe(1399);
});

test('a customer’s portal opens and leads back, and a refund says where the money went', async () => {
  await using world = await openInProcess();
  const { provider, payments } = world;
  const stripe = sdk(provider);
  const id = await subscribe(world, 'BUSINESS_MONTHLY');
  const { customerId = '' } = (await payments.readSubscription(id)) ?? {};
  const portal = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: 'http://a.example/back',
  });
  expect(portal).toMatchObject({ object: 'billing_portal.session', customer: customerId, livemode: false });
  expect(portal.url).toBe(`http://localhost:3000/test-mode/portal/${portal.id}`);
  const page = await (await provider.portalPage.request(`/${portal.id}`)).text();
  expect(page).toContain('Business');
  expect(page).toContain('href="http://a.example/back"');
  expect((await provider.portalPage.request('/bps_unknown')).status).toBe(404);
  await expect(stripe.billingPortal.sessions.create({ customer: 'cus_none' })).rejects.toMatchObject({
    code: 'resource_missing',
  });
  await payments.refundSubscription(id, 'op:refund:row-1');
  expect((await stripe.refunds.list()).data).toMatchObject([
    { destination_details: { type: 'card', card: { type: 'refund', reference_status: 'pending' } } },
  ]);
});

test('months end on the day they began, or on the last', () => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const anchor = seconds('2027-01-31T12:00:00Z');
  expect(endOfPeriod(anchor, anchor)).toBe(seconds('2027-02-28T12:00:00Z'));
  expect(endOfPeriod(anchor, seconds('2027-02-28T12:00:00Z'))).toBe(seconds('2027-03-31T12:00:00Z'));
});
