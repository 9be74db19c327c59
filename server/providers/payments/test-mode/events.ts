import type Stripe from 'stripe';
import { testModeNotices } from '../../../db/schema/test-mode.ts';
import { render } from './render.ts';
import { type Kind, newId } from './store.ts';
import type { World } from './world.ts';

export const apiVersion = '2026-10-28.endive';

/** Says that something happened, in the transaction in which it happened; the notice goes out afterwards. */
export async function emit(
  { db, clock, store }: World,
  type: Stripe.Event.Type,
  object: { id: string; object: Kind },
  previous?: object,
): Promise<void> {
  const event: Stripe.EventBase = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: store.now(),
    data: { object: (await render(store, object)) as object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  await store.save(event);
  await db().insert(testModeNotices).values({ eventId: event.id, nextAttemptAt: clock.now() });
}
