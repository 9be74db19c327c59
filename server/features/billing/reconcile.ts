import type { Deps } from '../../deps.ts';
import { askProvider, eachInTurn } from '../../each-in-turn.ts';
import { type CardPage, readUnsettledPages } from './card-page-queries.ts';
import { deleteUnfinishedPurchase, readProviderCustomers } from './queries.ts';
import { type CheckoutFinishers, settleCheckout } from './settle-checkout.ts';
import { syncCustomer } from './sync-customer.ts';

type World = Pick<Deps, 'db' | 'clock' | 'payments' | 'config' | 'log'>;

/** Twenty minutes of a provider's patience: of 100,000 customers each is read again within a day. */
const customersAnHour = 5000;

/** No card page stays open for longer than a day; a month is for a provider that does not know it. */
const pagesReadDays = 30;

/**
 * A notice may never come. Once an hour everything that could have changed is read again from the provider (W2): every
 * card page of which nobody knows yet what became of it, also where its request is gone, and every customer.
 */
export async function reconcile(deps: World, finishers: CheckoutFinishers): Promise<void> {
  await eachInTurn(deps.log, checksOf(deps, finishers), (check) => check(), askProvider(deps));
}

/** In one list: a page that is the only one, and of which the provider never tells, holds up no customer. */
async function* checksOf(deps: World, finishers: CheckoutFinishers): AsyncGenerator<() => Promise<void>> {
  const { db, clock } = deps;
  const since = new Date(clock.now().getTime() - pagesReadDays * 86_400_000);
  for (const page of await readUnsettledPages(db, since, clock.now())) yield () => readPageAgain(deps, finishers, page);
  // After the pages, which may have brought some.
  for (const id of await readProviderCustomers(db, customersAnHour)) yield () => syncCustomer(deps, id);
}

/** A card page that has expired can never be paid: its purchase goes, and is not asked about again. */
async function readPageAgain(deps: World, finishers: CheckoutFinishers, page: CardPage): Promise<void> {
  const { requestId, kind, checkoutSessionId } = page;
  const checkout = checkoutSessionId ? await settleCheckout(deps, finishers, checkoutSessionId) : undefined;
  if (checkout?.status === 'expired' && kind === 'subject_purchase') await deleteUnfinishedPurchase(deps.db, requestId);
}
