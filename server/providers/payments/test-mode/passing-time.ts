import { sql } from 'drizzle-orm';
import { testModeObjects } from '../../../db/schema/test-mode.ts';
import { expireCheckout } from './pay-checkout.ts';
import { renewIfDue } from './subscriptions.ts';
import type { World } from './world.ts';

const atOnce = { limit: 100 };
const mostMonths = 120;

/** What the real provider does by itself when time passes: checkouts expire and subscriptions are renewed. */
export async function catchUpWithTime(world: World): Promise<void> {
  const { store } = world;
  const { data } = testModeObjects;
  const old = sql`(${data}->>'expires_at')::bigint <= ${store.now()}`;
  for (const { id } of (await store.list('checkout.session', { status: 'open' }, atOnce, old)).data) {
    // Paid in this very moment: then it has not expired after all.
    await expireCheckout(world, id).catch(() => undefined);
  }
  const due = sql`(${data}#>>'{items,data,0,current_period_end}')::bigint <= ${store.now()}`;
  // A year without a start is twelve renewals, one after another.
  for (let month = 0; month < mostMonths; month++) {
    const { data: subscriptions } = await store.list('subscription', { status: 'active' }, atOnce, due);
    for (const { id } of subscriptions) await renewIfDue(world, id);
    if (subscriptions.length === 0) return;
  }
}
