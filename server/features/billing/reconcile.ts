import type { Deps } from '../../deps.ts';
import { type CheckoutFinishers, finishCheckout } from './provider-notices.ts';
import { readProviderCustomers, readUnfinishedPurchases } from './queries.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** A notice may never come. Once an hour everything that could have changed is read again from the provider (W2). */
export async function reconcile(deps: World, finishers: CheckoutFinishers, openCheckouts: string[]): Promise<void> {
  const purchases = await readUnfinishedPurchases(deps.db, deps.clock.now());
  const sessions = [...openCheckouts, ...purchases.flatMap(({ checkoutSessionId }) => checkoutSessionId ?? [])];
  for (const sessionId of sessions) await finishCheckout(deps, finishers, sessionId);
  for (const customerId of await readProviderCustomers(deps.db)) await syncCustomer(deps, customerId);
}
