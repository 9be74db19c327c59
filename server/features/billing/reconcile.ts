import type { Deps } from '../../deps.ts';
import { type CheckoutFinishers, finishCheckout } from './provider-notices.ts';
import { deleteUnfinishedPurchase, readProviderCustomers, readUnfinishedPurchases } from './queries.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Twenty minutes of a provider's patience: of 100,000 customers each is read again within a day. */
const customersAnHour = 5000;

/** A notice may never come. Once an hour everything that could have changed is read again from the provider (W2). */
export async function reconcile(deps: World, finishers: CheckoutFinishers, openCheckouts: string[]): Promise<void> {
  for (const sessionId of openCheckouts) await finishCheckout(deps, finishers, sessionId);
  await readPurchasesAgain(deps, finishers);
  for (const customerId of await readProviderCustomers(deps.db, customersAnHour)) await syncCustomer(deps, customerId);
}

/** No card page stays open for longer than a day; a month is for a provider that does not know it. */
const purchasesReadDays = 30;

/** A card page that has expired can never be paid: its row goes, and is not asked about again. */
async function readPurchasesAgain(deps: World, finishers: CheckoutFinishers): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - purchasesReadDays * 86_400_000);
  for (const { id, checkoutSessionId } of await readUnfinishedPurchases(deps.db, since)) {
    const checkout = checkoutSessionId ? await finishCheckout(deps, finishers, checkoutSessionId) : undefined;
    if (checkout?.status === 'expired') await deleteUnfinishedPurchase(deps.db, id);
  }
}
