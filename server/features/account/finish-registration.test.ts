import { expect, test } from 'vitest';
import { backtrack, users } from '#server/db/schema/account.ts';
import type { Checkout } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { confirmEmail, openRegistrationCheckout, payCheckout } from '#tests/registration.ts';
import { finishRegistration } from './finish-registration.ts';

const invalid = { code: 'registration_return_invalid', message: 'We could not confirm this registration' };

test('the way back from the card page is open for a day, to the millisecond', async () => {
  await using product = await startProduct();
  const { id, secrete, sessionId } = await openRegistrationCheckout(product);
  await payCheckout(product, sessionId);
  const back = async () => (await product.visitor().put('/api/registrations', { id, secrete, sessionId })).json();
  product.clock.advance(24 * 3600);
  expect(await back()).toMatchObject(invalid);
  expect(await product.deps.db().select().from(users)).toEqual([]);
  product.clock.advance(-0.001);
  expect(await back()).not.toHaveProperty('code');
  expect(await product.deps.db().select().from(users)).toHaveLength(1);
});

test('an account is made of a payment for this registration and for its plan, and of no other', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const { sessionId } = await openRegistrationCheckout(product);
  expect(await deps.db().select().from(backtrack)).toMatchObject([{ signupCode: null }]);
  await payCheckout(product, sessionId);
  const paid = await deps.payments.readCheckout(sessionId);
  if (!paid) throw new Error('There is no card page');
  const wrong: Partial<Checkout>[] = [
    { clientReference: null },
    { clientReference: crypto.randomUUID() },
    { id: 'cs_test_of_another_page' },
    { paymentStatus: 'unpaid' },
    { subscriptionId: null },
    { priceKeys: ['BUSINESS_MONTHLY'] },
  ];
  for (const change of wrong)
    await expect(finishRegistration(deps, { ...paid, ...change }), JSON.stringify(change)).rejects.toMatchObject(
      invalid,
    );
  expect(await deps.db().select().from(users)).toEqual([]);
  await finishRegistration(deps, paid);
  expect(await deps.db().select().from(users)).toHaveLength(1);
});

test('who confirms an address confirms no other', async () => {
  await using product = await startProduct();
  const [mine, other] = [await openRegistrationCheckout(product), await openRegistrationCheckout(product)];
  for (const { sessionId } of [mine, other]) await payCheckout(product, sessionId);
  await product.deliverNotices();
  expect((await confirmEmail(product, mine.form)).status).toBe(200);
  const { email, password } = other.form;
  const refused = await product.visitor().post('/api/session', { email, password });
  expect(await refused.json()).toMatchObject({ code: 'email_not_verified' });
});
