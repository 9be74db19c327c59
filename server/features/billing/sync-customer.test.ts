import { expect, test } from 'vitest';
import { profiles } from '#server/db/schema/account.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import type { ProviderSubscription } from '#server/providers/payments/interface.ts';
import { startProduct } from '#tests/harness.ts';
import { createStudent } from '#tests/students.ts';
import { syncCustomer } from './sync-customer.ts';

const periodEnd = new Date('2026-12-16T09:00:00Z');

/** A student with one plan at the provider, which says of it whatever it is told to. */
async function startCustomer() {
  const product = await startProduct();
  const { deps, clock } = product;
  const { email } = await createStudent(product);
  await deps.db().update(subscriptions).set({ stripeSubscriptionId: 'sub_1', stripeCustomerId: 'cus_1' });
  const said: ProviderSubscription = {
    id: 'sub_1',
    customerId: 'cus_1',
    status: 'active',
    priceKey: 'ECONOMICS_MONTHLY',
    periodEnd,
    cancelAtPeriodEnd: false,
    createdAt: clock.now(),
    metadata: {},
  };
  return {
    ...product,
    email,
    async hear(changes: Partial<ProviderSubscription>) {
      deps.payments.readSubscriptions = async () => [
        { ...said, id: 'sub_unknown' },
        { ...said, ...changes },
      ];
      await syncCustomer(deps, 'cus_1');
      await product.runJobs();
    },
    readRow: async () => (await deps.db().select().from(subscriptions))[0],
    async readChanges() {
      const events = await deps.db().select().from(auditEvents);
      return events.filter(({ kind }) => kind === 'subscription_changed').map(({ detail }) => detail);
    },
    readSubjects: async () => (await product.readMail()).map(({ recipient, subject }) => `${recipient}: ${subject}`),
  };
}

test('a change is told when it is heard, once, and what has not changed is not told', async () => {
  await using customer = await startCustomer();
  const { hear, readChanges, readSubjects, email } = customer;
  await hear({});
  // To the provider a trial is a state of its own; to the student it is a plan.
  await hear({ status: 'trialing' });
  expect([await readChanges(), await readSubjects()]).toEqual([[], []]);
  await hear({ status: 'past_due' });
  expect(await readChanges()).toEqual([{ from: 'active', to: 'past_due' }]);
  expect(await readSubjects()).toEqual([`${email}: We could not renew your plan`]);
  await hear({ status: 'past_due' });
  expect([(await readChanges()).length, (await readSubjects()).length]).toEqual([1, 1]);
  for (const status of ['unpaid', 'active', 'past_due', 'active'] as const) await hear({ status });
  expect((await readChanges()).length).toBe(5);
  // The same month is told of once.
  expect(await readSubjects()).toEqual([`${email}: We could not renew your plan`, `${email}: Your plan has ended`]);
  await hear({ status: 'canceled', periodEnd: new Date('2027-01-16T09:00:00Z') });
  expect((await readSubjects()).filter((mail) => mail.endsWith('Your plan has ended'))).toHaveLength(2);
  expect(await customer.readRow()).toMatchObject({ status: 'canceled' });
});

test('the plan and its subjects follow the price; one that is not ours changes neither', async () => {
  await using customer = await startCustomer();
  await customer.hear({ priceKey: 'BOTH_MONTHLY' });
  const both = { plan: 'BOTH_MONTHLY', subjectName: ['economics', 'business'], providerPeriodEnd: periodEnd };
  expect(await customer.readRow()).toMatchObject(both);
  for (const priceKey of [null, 'TEACHER', 'TMQ_BUSINESS_16']) await customer.hear({ priceKey });
  expect(await customer.readRow()).toMatchObject({ ...both, status: 'active' });
});

test('an answer that was asked for earlier changes nothing, and one of the same moment does', async () => {
  await using customer = await startCustomer();
  await customer.hear({ status: 'past_due' });
  await customer.hear({ status: 'active' });
  expect(await customer.readRow()).toMatchObject({ status: 'active', providerReadAt: customer.clock.now() });
  customer.clock.advance(-1);
  await customer.hear({ status: 'canceled', priceKey: 'BOTH_MONTHLY' });
  expect(await customer.readRow()).toMatchObject({ status: 'active', plan: 'ECONOMICS_MONTHLY' });
  expect(await customer.readChanges()).toHaveLength(2);
});

test('a subject that was dropped stays to the last moment of what is paid for', async () => {
  await using customer = await startCustomer();
  const leavesAt = new Date(customer.clock.now().getTime() + 1);
  await customer.hear({ priceKey: 'BOTH_MONTHLY' });
  await customer.deps.db().update(subscriptions).set({ leavingSubject: 'business', leavesAt });
  await customer.hear({ priceKey: 'ECONOMICS_MONTHLY' });
  expect(await customer.readRow()).toMatchObject({ subjectName: ['economics', 'business'], leavesAt });
  customer.clock.advance(0.001);
  await customer.hear({ priceKey: 'ECONOMICS_MONTHLY' });
  expect(await customer.readRow()).toMatchObject({ subjectName: ['economics'], leavesAt: null, leavingSubject: null });
});

test('who has no profile any more is written to nowhere', async () => {
  await using customer = await startCustomer();
  await customer.deps.db().delete(profiles);
  await customer.hear({ status: 'past_due' });
  expect(await customer.readChanges()).toHaveLength(1);
  expect(await customer.readMail()).toEqual([]);
});
