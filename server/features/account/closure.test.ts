import { expect, test } from 'vitest';
import { profiles, sessions, users } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { jobs } from '#server/db/schema/operations.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { registerStudent } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('closing the last plan stops the billing first, then removes profile, user and sessions', async () => {
  await using product = await startProduct();
  const { browser, account, form } = await registerStudent(product);
  const [row] = await product.deps.db().select().from(subscriptions);
  const json = { subscriptionId: account.subscriptions[0].id, password: form.password, acknowledged: true };
  const response = await browser.post('/api/closures', json);
  expect(await response.json()).toEqual({ accountClosed: true });
  expect(await product.deps.payments.readSubscription(row?.stripeSubscriptionId ?? '')).toMatchObject({
    status: 'canceled',
  });
  for (const table of [users, profiles, sessions, subscriptions])
    expect(await product.deps.db().select().from(table)).toEqual([]);
  await product.runJobs();
  expect((await product.readMail()).map(({ subject }) => subject)).toContain('Your account is closed');
});

test('closing needs the acknowledgement and the password', async () => {
  await using product = await startProduct();
  const { browser, account, form } = await registerStudent(product);
  const subscriptionId = account.subscriptions[0].id;
  const sentence = async (json: unknown) => (await (await browser.post('/api/closures', json)).json()).message;
  expect(await sentence({ subscriptionId, password: form.password, acknowledged: false })).toBe(
    'Please acknowledge the plan/account closure terms',
  );
  expect(await sentence({ subscriptionId, password: 'wrong', acknowledged: true })).toBe('Invalid credentials');
  expect(await product.deps.db().select().from(subscriptions)).toHaveLength(1);
});

test('the password is not guessed by closing, by whichever way', async () => {
  await using product = await startProduct();
  const { browser, id, password } = await createSignedInStudent(product);
  const guess = (secret: string) => browser.post('/api/rpc/delete_auth_user', { user_id: id, password: secret });
  for (let count = 0; count < 10; count++) expect((await guess('wrong')).status).toBe(401);
  const refused = await guess(password);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '900']);
  expect((await browser.post('/api/closures', { password, acknowledged: true })).status).toBe(429);
  product.clock.advance(900);
  expect((await guess(password)).status).toBe(200);
});

test('a student whose plan has ended can still close the account, and one with a plan not by this way', async () => {
  await using product = await startProduct();
  const { browser, password } = await createSignedInStudent(product, { subjects: [] });
  const other = await createSignedInStudent(product);
  const close = (by: typeof browser, secret: string) =>
    by.post('/api/closures', { password: secret, acknowledged: true });
  expect((await close(other.browser, other.password)).status).toBe(404);
  expect(await (await close(browser, 'wrong')).json()).toMatchObject({ message: 'Invalid credentials' });
  expect(await (await close(browser, password)).json()).toEqual({ accountClosed: true });
  const left = await product.deps.db().select({ id: users.id }).from(users);
  expect(left).toEqual([{ id: other.id }]);
});

test('a provider that is down does not leave the student billed: a job goes on until it is cancelled', async () => {
  await using product = await startProduct();
  const { browser, account, form } = await registerStudent(product);
  const [row] = await product.deps.db().select().from(subscriptions);
  const cancel = product.deps.payments.cancelSubscription;
  product.deps.payments.cancelSubscription = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const json = { subscriptionId: account.subscriptions[0].id, password: form.password, acknowledged: true };
  expect((await browser.post('/api/closures', json)).status).toBe(200);
  await product.runJobs();
  product.deps.payments.cancelSubscription = cancel;
  product.clock.advance(60);
  await product.runJobs();
  expect(await product.deps.payments.readSubscription(row?.stripeSubscriptionId ?? '')).toMatchObject({
    status: 'canceled',
  });
  expect(
    (await product.deps.db().select().from(jobs)).filter(
      ({ kind, doneAt }) => kind === 'cancel_subscription' && !doneAt,
    ),
  ).toEqual([]);
});

test('closing one of two plans keeps the account and the other plan', async () => {
  await using product = await startProduct();
  const { browser, id, email, password } = await createSignedInStudent(product, { subjects: ['economics'] });
  const { recordSubscription } = await import('../billing/record-subscription.ts');
  await recordSubscription(product.deps, { userId: id, plan: 'BUSINESS_MONTHLY' });
  const { account } = await (await browser.get('/api/session')).json();
  const subscriptions: { id: string; subjects: string[] }[] = account.subscriptions;
  const subscriptionId = subscriptions.find(({ subjects }) => subjects.includes('economics'))?.id;
  const json = { subscriptionId, password, acknowledged: true };
  expect(await (await browser.post('/api/closures', json)).json()).toEqual({ accountClosed: false });
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ account: { subjects: ['business'] } });
  await product.runJobs();
  const mail = (await product.readMail()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
  expect(mail).toEqual([`${email}: Your plan is cancelled`]);
});

test('another student’s plan, subscription or account is out of reach', async () => {
  await using product = await startProduct();
  const victim = await registerStudent(product);
  const { browser, password } = await createSignedInStudent(product);
  const [row] = (await product.deps.db().select().from(subscriptions)).filter(
    ({ stripeSubscriptionId }) => stripeSubscriptionId,
  );
  const closure = { subscriptionId: victim.account.subscriptions[0].id, password, acknowledged: true };
  expect((await browser.post('/api/closures', closure)).status).toBe(404);
  expect((await browser.put(`/api/rm-sess/${row?.stripeSubscriptionId}`)).status).toBe(404);
  expect((await browser.post('/api/rpc/delete_auth_user', { user_id: row?.userId, password })).status).toBe(403);
  expect(await product.deps.payments.readSubscription(row?.stripeSubscriptionId ?? '')).toMatchObject({
    status: 'active',
  });
  expect((await victim.browser.get('/api/usage/economics')).status).toBe(200);
});
