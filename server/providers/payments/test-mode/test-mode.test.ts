import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { catalogue, promotionPence } from '#content/plans.ts';
import { samplePromoCodes } from '#content/sample-codes.ts';
import {
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
  const headers = { Authorization: 'Bearer sk_test_margin' };
  const post = (path: string, body: string) => provider.api.request(path, { method: 'POST', body, headers });
  const wrongKey = { Authorization: 'Bearer sk_test_other' };
  expect((await provider.api.request('/v1/refunds', { headers: wrongKey })).status).toBe(401);
  expect((await provider.api.request('/v1/refunds')).status).toBe(401);
  const unknown = await post('/v1/coupons', 'nmae=Ten&name=Ten&duration=forever&applies_to[products][]=prod_1');
  expect(unknown.status).toBe(400);
  expect(await unknown.json()).toEqual({
    error: {
      type: 'invalid_request_error',
      code: 'parameter_unknown',
      message: 'Received unknown parameter: nmae',
      param: 'nmae',
    },
  });
  const nowhere = await post('/v1/teapots', '');
  expect(nowhere.status).toBe(404);
  expect((await nowhere.json()).error.message).toBe('Unrecognized request URL (POST: /v1/teapots).');
  const missing = await provider.api.request('/v1/subscriptions/sub_1', { headers });
  expect((await missing.json()).error).toMatchObject({
    code: 'resource_missing',
    message: "No such subscription: 'sub_1'",
  });
  expect(missing.headers.get('Request-Id')).toMatch(/^req_/);
  expect(missing.headers.get('Stripe-Version')).toBe('2026-10-28.endive');
  await database.drop();
});

const codeFor = (code: string) => ({
  promotion: { type: 'coupon', coupon: 'coupon_TENFORBOTH_1299' } as const,
  code,
});

test('a repeated write gets the first answer, and a key with other parameters is refused', async () => {
  const { provider, database } = await startProvider();
  const stripe = sdk(provider);
  const first = await stripe.promotionCodes.create(codeFor('ONE'), { idempotencyKey: 'one' });
  const again = await stripe.promotionCodes.create(codeFor('ONE'), { idempotencyKey: 'one' });
  expect(again).toEqual(first);
  const raw = await provider.api.request('/v1/promotion_codes', {
    method: 'POST',
    body: 'promotion[type]=coupon&promotion[coupon]=coupon_TENFORBOTH_1299&code=ONE',
    headers: { Authorization: 'Bearer sk_test_margin', 'Idempotency-Key': 'one' },
  });
  expect(raw.headers.get('Idempotent-Replayed')).toBe('true');
  const other = stripe.promotionCodes.create(codeFor('OTHER'), { idempotencyKey: 'one' });
  await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  // A write that was refused has not used its key up.
  const unknownCoupon = { ...codeFor('TWO'), promotion: { type: 'coupon', coupon: 'none' } as const };
  const refused = stripe.promotionCodes.create(unknownCoupon, { idempotencyKey: 'two' });
  await expect(refused).rejects.toMatchObject({ message: "No such coupon: 'none'" });
  await stripe.promotionCodes.create(codeFor('TWO'), { idempotencyKey: 'two' });
  const codes = (await stripe.promotionCodes.list()).data.map(({ code }) => code);
  expect(codes.slice(0, 3)).toEqual(['TWO', 'ONE', samplePromoCodes.bothSubjects]);
  await database.drop();
});

test('lists come in pages, newest first', async () => {
  const { provider, database } = await startProvider();
  const stripe = sdk(provider);
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.unshift((await stripe.promotionCodes.create(codeFor(`CODE${count}`))).id);
  const page = await stripe.promotionCodes.list({ limit: 2 });
  expect(page).toMatchObject({ object: 'list', has_more: true, url: '/v1/promotion_codes' });
  expect(page.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  const all = await stripe.promotionCodes.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
  expect(all.slice(0, 5).map(({ id }) => id)).toEqual(ids);
  expect(all).toHaveLength(7);
  await database.drop();
});

test('of twenty students with a code for one, one pays with it', async () => {
  await using world = await openInProcess();
  const { payments, provider } = world;
  await payments.findPromotionCode('any', 'BOTH_MONTHLY');
  await sdk(provider).promotionCodes.create({ ...codeFor('JUSTONE'), max_redemptions: 1 });
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
  await sdk(provider).promotionCodes.create({ ...codeFor('SOON'), expires_at });
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
  const session = await sdk(provider).checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_TMQ_BUSINESS_16_350', quantity: 1 }],
    success_url: 'http://localhost:3000/ok',
    cancel_url: 'http://localhost:3000/back',
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
    secretKey: 'sk_test_margin',
  });
  const after = await sdk(restarted).prices.list({ lookup_keys: ['BOTH_MONTHLY'] });
  expect(after.data.map(({ id, unit_amount }) => [id, unit_amount])).toEqual([['price_BOTH_MONTHLY_2499', 2499]]);
  expect(await sdk(restarted).prices.retrieve('price_BOTH_MONTHLY_2299')).toMatchObject({
    active: false,
    lookup_key: null,
  });
  await database.drop();
});

test('months end on the day they began, or on the last', () => {
  const seconds = (iso: string) => Date.parse(iso) / 1000;
  const anchor = seconds('2027-01-31T12:00:00Z');
  expect(endOfPeriod(anchor, anchor)).toBe(seconds('2027-02-28T12:00:00Z'));
  expect(endOfPeriod(anchor, seconds('2027-02-28T12:00:00Z'))).toBe(seconds('2027-03-31T12:00:00Z'));
});
