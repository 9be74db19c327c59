import { eq, sql } from 'drizzle-orm';
import { testModeAnswers, testModeObjects } from '../../../db/schema/test-mode.ts';
import { endSubscription } from './subscriptions.ts';
import type { World } from './world.ts';

/** As the real API deletes a customer: the plans end, and nobody can tell any more who it was. */
export async function forgetCustomer(world: World, id: string): Promise<void> {
  const { db, store } = world;
  await db.transaction(async () => {
    const customer = await store.lock('customer', id);
    const { data } = await store.list('subscription', { customer: id }, { limit: 100 });
    for (const subscription of data) {
      if (subscription.status !== 'canceled') await endSubscription(world, subscription.id, 'cancellation_requested');
    }
    if (customer.email) await redact(world, id, customer.email);
    await db().delete(testModeObjects).where(eq(testModeObjects.id, id));
  });
}

/** Everything that was paid by or sent to an address, also without being a customer. */
export async function forgetPerson(world: World, email: string): Promise<void> {
  await world.db.transaction(async () => {
    await redact(world, email, email);
    await redact(world, inAddresses(email), email);
  });
}

/** In everything that mentions one text, whatever says who the person is. */
async function redact({ db }: World, mentioned: string, email: string): Promise<void> {
  const traces = [email, encodeURIComponent(email), inAddresses(email)];
  const objects = await db()
    .select({ id: testModeObjects.id, data: testModeObjects.data })
    .from(testModeObjects)
    .where(sql`position(${mentioned} in ${testModeObjects.data}::text) > 0`);
  for (const { id, data } of objects) {
    await db()
      .update(testModeObjects)
      .set({ data: without(data, traces) })
      .where(eq(testModeObjects.id, id));
  }
  const answers = await db()
    .select({ key: testModeAnswers.idempotencyKey, body: testModeAnswers.body })
    .from(testModeAnswers)
    .where(sql`position(${mentioned} in ${testModeAnswers.body}::text) > 0`);
  for (const { key, body } of answers) {
    await db()
      .update(testModeAnswers)
      .set({ body: without(body, traces) })
      .where(eq(testModeAnswers.idempotencyKey, key));
  }
}

/** Spec 2: the way back from the card page names the customer so. */
function inAddresses(email: string): string {
  return Buffer.from(email).toString('base64url');
}

const names = new Set(['name', 'customer_name', 'phone', 'confirmingName']);

function without(value: unknown, traces: string[]): unknown {
  if (typeof value === 'string') return traces.some((trace) => value.includes(trace)) ? 'forgotten' : value;
  if (Array.isArray(value)) return value.map((part) => without(part, traces));
  if (value === null || typeof value !== 'object') return value;
  const parts = Object.entries(value);
  const isPerson = parts.some(([, part]) => typeof part === 'string' && traces.some((trace) => part.includes(trace)));
  return Object.fromEntries(
    parts.map(([key, part]) => [
      key,
      names.has(key) && (isPerson || key === 'confirmingName') ? null : without(part, traces),
    ]),
  );
}
