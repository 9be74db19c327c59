import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { providerEvents, subscriptions } from '#server/db/schema/billing.ts';
import { jobHandlers } from '#server/jobs/all-jobs.ts';
import { startProduct } from '#tests/harness.ts';
import { payCheckout } from '#tests/registration.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { readUnhandledEvents } from './queries.ts';
import { startSubjectPurchase } from './subject-purchase.ts';

test('a notice that was taken in says so, is counted each time it is dealt with, and touches no other', async () => {
  await using product = await startProduct();
  const { deps, clock } = product;
  const { id: userId } = await createSignedInStudent(product, { subjects: [] });
  const { sessionId } = await startSubjectPurchase(deps, { userId, subject: 'economics' });
  await payCheckout(product, sessionId);
  const answers: unknown[] = [];
  await deps.testModePayments?.runDue(async (url, request) => {
    const response = await product.app.request(new URL(url).pathname, request);
    answers.push(await response.clone().json());
    return response;
  });
  expect(answers).toEqual(Array(answers.length).fill({ received: true }));
  const completed = eq(providerEvents.type, 'checkout.session.completed');
  const [event] = await deps.db().select().from(providerEvents).where(completed);
  const notice = { id: event?.id ?? '', type: 'checkout.session.completed', objectId: sessionId };
  const readCounts = async () =>
    (await deps.db().select().from(providerEvents))
      .filter(({ attempts, handledAt }) => attempts > 0 || handledAt)
      .map(({ id, attempts, handledAt }) => ({ id, attempts, handledAt }));

  expect(await readCounts()).toEqual([]);
  for (const attempts of [1, 2]) {
    clock.advance(1);
    await jobHandlers(deps).provider_notice({ ...notice, customerId: null, paymentIntentId: null });
    expect(await readCounts()).toEqual([{ id: notice.id, attempts, handledAt: clock.now() }]);
  }
  expect(await deps.db().select().from(subscriptions)).toMatchObject([{ userId, plan: 'ECONOMICS_MONTHLY' }]);
});

test('only a completed checkout is read as one', async () => {
  await using product = await startProduct();
  const { deps } = product;
  const asked: string[] = [];
  deps.payments.readCheckout = async (id) => {
    asked.push(id);
    return undefined;
  };
  for (const type of ['checkout.session.completed', 'checkout.session.expired', 'invoice.paid'])
    await jobHandlers(deps).provider_notice({
      id: type,
      type,
      objectId: type,
      customerId: null,
      paymentIntentId: null,
    });
  expect(asked).toEqual(['checkout.session.completed']);
});

test('of the notices that nobody has dealt with the operator sees the oldest two hundred', async () => {
  await using product = await startProduct();
  const { db, clock } = product.deps;
  const from = clock.now().getTime();
  const rows = Array.from({ length: 203 }, (_, index) => ({
    id: `evt_${index}`,
    type: 'invoice.paid',
    receivedAt: new Date(from - index * 1000),
    handledAt: index < 2 ? clock.now() : null,
  }));
  await db().insert(providerEvents).values(rows);
  const oldestFirst = rows
    .slice(3)
    .map(({ id }) => id)
    .reverse();
  expect((await readUnhandledEvents(db)).map(({ id }) => id)).toEqual(oldestFirst);
});
