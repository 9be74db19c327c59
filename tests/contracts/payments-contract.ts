import { expect, test } from 'vitest';
import { catalogue } from '#content/plans.ts';
import { samplePromoCodes } from '#content/sample-codes.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import {
  amountPaid,
  collectNotices,
  plan,
  type Reached,
  sign,
  subscribe,
  webhookSecret,
} from './payments-contract-world.ts';

/** Everything that the rest of the product relies on, whichever way the provider is reached. */
export function testPayments(means: string, open: () => Promise<Reached>): void {
  test(`${means}: a plan is bought at its price and read back as ours`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const opened = await payments.openCheckout(plan('ECONOMICS_MONTHLY'));
    expect(opened).toMatchObject({ status: 'open', paymentStatus: 'unpaid', amountTotalPence: 1399, currency: 'gbp' });
    expect(opened.url).toBe(`http://localhost:3000/test-mode/checkout/${opened.id}`);
    const paid = await provider.control.pay(opened.id);
    expect(paid.success_url).toBe(`http://localhost:3000/return?session_id=${opened.id}`);
    const read = await payments.readCheckout(opened.id);
    expect(read).toMatchObject({
      status: 'complete',
      paymentStatus: 'paid',
      mode: 'subscription',
      priceKeys: ['ECONOMICS_MONTHLY'],
      clientReference: 'row-1',
      metadata: { kind: 'registration' },
      livemode: false,
      url: null,
    });
    const subscription = await payments.readSubscription(read?.subscriptionId ?? '');
    expect(subscription).toMatchObject({
      status: 'active',
      priceKey: 'ECONOMICS_MONTHLY',
      customerId: read?.customerId,
      periodEnd: new Date('2026-12-16T09:00:00Z'),
      cancelAtPeriodEnd: false,
      metadata: { kind: 'registration' },
    });
    expect(await payments.readSubscriptions(read?.customerId ?? '')).toEqual([subscription]);
  });

  test(`${means}: everything in the catalogue costs what the catalogue says`, async () => {
    await using world = await open();
    for (const { key, pence, every } of catalogue) {
      const mode = every === 'month' ? 'subscription' : 'payment';
      const checkout = await world.payments.openCheckout({ ...plan(key, key), mode });
      expect(checkout).toMatchObject({ amountTotalPence: pence, priceKeys: [key], mode });
    }
  });

  test(`${means}: a marking request is paid once, and refunded once`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const opened = await payments.openCheckout({ ...plan('TMQ_BUSINESS_16'), mode: 'payment' });
    await provider.control.pay(opened.id);
    await provider.control.pay(opened.id);
    const checkout = await payments.readCheckout(opened.id);
    expect(checkout).toMatchObject({ paymentStatus: 'paid', amountTotalPence: 350, subscriptionId: null });
    const id = checkout?.paymentIntentId ?? '';
    expect(await payments.readPayment(id)).toEqual({ id, amountPence: 350, refundedPence: 0, disputed: false });
    const first = await payments.refund(id, 'op:refund:row-1');
    expect(first.amountPence).toBe(350);
    expect(await payments.refund(id, 'op:refund:row-1')).toEqual(first);
    expect(await payments.refund(id, 'op:refund:again')).toEqual(first);
    expect(await payments.readPayment(id)).toMatchObject({ refundedPence: 350 });
    expect(await payments.listRefundedPayments(new Date('2026-11-15T09:00:00Z'))).toEqual([id]);
    expect(await payments.listRefundedPayments(new Date('2027-11-15T09:00:00Z'))).toEqual([]);
  });

  test(`${means}: the same operation twice is one checkout, also at the same time`, async () => {
    await using world = await open();
    const many = await Promise.all([1, 2, 3, 4, 5].map(() => world.payments.openCheckout(plan('BOTH_MONTHLY'))));
    expect(new Set(many.map(({ id }) => id)).size).toBe(1);
    const other = { ...plan('BOTH_MONTHLY'), clientReference: 'row-2' };
    await expect(world.payments.openCheckout(other)).rejects.toMatchObject({
      kind: 'refused',
      code: 'idempotency_error',
    });
  });

  test(`${means}: every plan costs £10.00 a month with its code, also when it is renewed`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const codes = [
      ['ECONOMICS_MONTHLY', samplePromoCodes.oneSubject],
      ['BUSINESS_MONTHLY', samplePromoCodes.oneSubject.toLowerCase()],
      ['BOTH_MONTHLY', samplePromoCodes.bothSubjects],
    ] as const;
    for (const [priceKey, promotionCode] of codes) {
      expect(await payments.findPromotionCode(promotionCode, priceKey)).toEqual({ pence: 1000 });
      const checkout = await payments.openCheckout({ ...plan(priceKey, priceKey), promotionCode });
      expect(checkout.amountTotalPence).toBe(1000);
      const { subscription } = await provider.control.pay(checkout.id);
      const renewed = await provider.control.renew(subscription as string);
      expect(await amountPaid(provider, renewed.latest_invoice as string)).toBe(1000);
    }
  });

  test(`${means}: a code that is unknown or for another plan is refused`, async () => {
    await using world = await open();
    const { payments } = world;
    expect(await payments.findPromotionCode('NOSUCHCODE', 'BOTH_MONTHLY')).toBeUndefined();
    expect(await payments.findPromotionCode(samplePromoCodes.oneSubject, 'BOTH_MONTHLY')).toBeUndefined();
    const refused = payments.openCheckout({ ...plan('BOTH_MONTHLY'), promotionCode: 'NOSUCHCODE' });
    await expect(refused).rejects.toMatchObject({ kind: 'refused', code: 'promotion_code' });
  });

  test(`${means}: a checkout that has expired cannot be paid, and a paid one cannot expire`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const first = await payments.openCheckout(plan('BOTH_MONTHLY'));
    expect(await payments.expireCheckout(first.id)).toMatchObject({ status: 'expired', url: null });
    expect(await payments.expireCheckout(first.id)).toMatchObject({ status: 'expired' });
    await expect(provider.control.pay(first.id)).rejects.toThrow('This Checkout Session has expired.');
    const second = await payments.openCheckout({ ...plan('BOTH_MONTHLY'), operation: 'op:second:1' });
    await provider.control.pay(second.id);
    expect(await payments.expireCheckout(second.id)).toMatchObject({ status: 'complete', paymentStatus: 'paid' });
    expect(await payments.expireCheckout('cs_test_unknown')).toBeUndefined();
  });

  test(`${means}: cancelling is success once, twice and for what never was`, async () => {
    await using world = await open();
    const id = await subscribe(world, 'ECONOMICS_MONTHLY');
    await world.payments.cancelSubscription(id);
    await world.payments.cancelSubscription(id);
    await world.payments.cancelSubscription('sub_unknown');
    expect(await world.payments.readSubscription(id)).toMatchObject({ status: 'canceled' });
  });

  test(`${means}: a plan that is paid back ends, and all that it cost goes back once`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const id = await subscribe(world, 'ECONOMICS_MONTHLY');
    const other = await subscribe(world, 'BUSINESS_MONTHLY', { row: 'row-2' });
    await provider.control.renew(id);
    expect(await payments.refundSubscription(id, 'op:refund:row-1')).toEqual({ amountPence: 2798 });
    expect(await payments.refundSubscription(id, 'op:refund:row-1')).toEqual({ amountPence: 2798 });
    expect(await payments.refundSubscription('sub_unknown', 'op:refund:row-3')).toEqual({ amountPence: 0 });
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'canceled' });
    expect(await payments.readSubscription(other)).toMatchObject({ status: 'active' });
    expect(await payments.listRefundedPayments(new Date('2026-11-15T09:00:00Z'))).toHaveLength(2);
  });

  test(`${means}: a customer is forgotten once, twice and who never was, and what he had ends`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const id = await subscribe(world, 'ECONOMICS_MONTHLY');
    const { customerId = '' } = (await payments.readSubscription(id)) ?? {};
    await payments.forgetCustomer(customerId);
    await payments.forgetCustomer(customerId);
    await payments.forgetCustomer('cus_unknown');
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'canceled' });
    const notices = await collectNotices(provider);
    expect(notices.map(({ body }) => body).join('\n')).not.toContain('sam@school.example');
  });

  test(`${means}: at any second of the month the move to both subjects costs what was previewed`, async () => {
    await using world = await open();
    const { payments, clock } = world;
    const monthSeconds = 30 * 24 * 60 * 60;
    for (const seconds of [0, 1, 86_399, 864_000, 1_300_007, monthSeconds - 41]) {
      const began = clock.now();
      const id = await subscribe(world, 'BUSINESS_MONTHLY', { row: `after-${seconds}` });
      clock.advance(seconds);
      const change = await payments.previewPlanChange(id, 'BOTH_MONTHLY');
      const left = (monthSeconds - seconds) / monthSeconds;
      expect(change.amountDuePence).toBe(Math.round(2299 * left) - Math.round(1399 * left));
      clock.advance(40);
      const asked = { ...change, subscriptionId: id, priceKey: 'BOTH_MONTHLY', operation: `op:change:${seconds}` };
      const changed = await payments.changePlan(asked);
      expect(changed.chargedPence).toBe(change.amountDuePence);
      expect(changed.subscription).toMatchObject({ id, priceKey: 'BOTH_MONTHLY', status: 'active' });
      expect((await payments.changePlan(asked)).chargedPence).toBe(change.amountDuePence);
      expect(await payments.readSubscriptions(changed.subscription.customerId)).toHaveLength(1);
      clock.set(began);
    }
  });

  test(`${means}: a move to both subjects at another amount than was shown is refused`, async () => {
    await using world = await open();
    const { payments } = world;
    const id = await subscribe(world, 'BUSINESS_MONTHLY');
    const change = { ...(await payments.previewPlanChange(id, 'BOTH_MONTHLY')), amountDuePence: 1 };
    const asked = payments.changePlan({ ...change, subscriptionId: id, priceKey: 'BOTH_MONTHLY', operation: 'op:c:1' });
    await expect(asked).rejects.toMatchObject({ kind: 'refused', code: 'amount_differs' });
    expect(await payments.readSubscription(id)).toMatchObject({ priceKey: 'BUSINESS_MONTHLY' });
  });

  test(`${means}: when the card is refused the plan stays as it was`, async () => {
    await using world = await open();
    const { payments } = world;
    const id = await subscribe(world, 'BUSINESS_MONTHLY', { paymentMethod: 'pm_card_chargeCustomerFail' });
    const change = await payments.previewPlanChange(id, 'BOTH_MONTHLY');
    const asked = payments.changePlan({ ...change, subscriptionId: id, priceKey: 'BOTH_MONTHLY', operation: 'op:c:1' });
    await expect(asked).rejects.toMatchObject({ kind: 'refused', code: 'card_declined' });
    expect(await payments.readSubscription(id)).toMatchObject({ priceKey: 'BUSINESS_MONTHLY', status: 'active' });
  });

  test(`${means}: a renewal moves the period, a failed one is past due, and the last failure ends it`, async () => {
    await using world = await open();
    const { payments, provider } = world;
    const id = await subscribe(world, 'BOTH_MONTHLY');
    await provider.control.renew(id);
    expect(await payments.readSubscription(id)).toMatchObject({ periodEnd: new Date('2027-01-16T09:00:00Z') });
    await provider.control.failRenewal(id);
    const late = { status: 'past_due', periodEnd: new Date('2027-02-16T09:00:00Z') };
    expect(await payments.readSubscription(id)).toMatchObject(late);
    await provider.control.renew(id);
    expect(await payments.readSubscription(id)).toMatchObject({ ...late, status: 'active' });
    await provider.control.failRenewal(id);
    await provider.control.end(id);
    expect(await payments.readSubscription(id)).toMatchObject({ status: 'canceled' });
  });

  test(`${means}: what the provider does not know is nothing`, async () => {
    await using world = await open();
    const { payments } = world;
    expect(await payments.readCheckout('cs_test_unknown')).toBeUndefined();
    expect(await payments.readSubscription('sub_unknown')).toBeUndefined();
    expect(await payments.readSubscriptions('cus_unknown')).toEqual([]);
    expect(await payments.readPayment('pi_unknown')).toBeUndefined();
    await expect(payments.openCheckout(plan('LAW_MONTHLY'))).rejects.toMatchObject({ code: 'unknown_price' });
  });

  test(`${means}: notices are signed, and believed only whole, fresh and in our mode`, async () => {
    await using world = await open();
    const { payments, provider, clock } = world;
    const checkout = await payments.openCheckout(plan('ECONOMICS_MONTHLY'));
    await provider.control.pay(checkout.id);
    const sent = await collectNotices(provider);
    expect(sent.map(({ type }) => type).sort()).toEqual([
      'checkout.session.completed',
      'customer.created',
      'customer.subscription.created',
      'invoice.paid',
      'invoice.payment_succeeded',
    ]);
    const completed = sent.find(({ type }) => type === 'checkout.session.completed');
    const { body = '', signature = '' } = completed ?? {};
    const { customerId } = (await payments.readCheckout(checkout.id)) ?? {};
    expect(await payments.verifyNotice(body, signature)).toMatchObject({
      type: 'checkout.session.completed',
      objectId: checkout.id,
      customerId,
      created: new Date('2026-11-16T09:00:00Z'),
      livemode: false,
    });
    const bad = { kind: 'refused', code: 'bad_signature' };
    await expect(payments.verifyNotice(body.replace('1399', '1'), signature)).rejects.toMatchObject(bad);
    await expect(payments.verifyNotice(body, `${signature}0`)).rejects.toMatchObject(bad);
    await expect(payments.verifyNotice(body, undefined)).rejects.toMatchObject(bad);
    await expect(payments.verifyNotice(body, sign(body, clock.now(), 'whsec_other'))).rejects.toMatchObject(bad);
    const live = JSON.stringify({ ...JSON.parse(body), livemode: true });
    const liveNotice = payments.verifyNotice(live, sign(live, clock.now(), webhookSecret));
    await expect(liveNotice).rejects.toMatchObject({ kind: 'refused', code: 'wrong_mode' });
    clock.advance(300);
    expect(await payments.verifyNotice(body, signature)).toMatchObject({ objectId: checkout.id });
    clock.advance(1);
    await expect(payments.verifyNotice(body, signature)).rejects.toMatchObject(bad);
    await expect(payments.verifyNotice(body, signature)).rejects.toBeInstanceOf(PaymentsFailure);
  });
}
