import type { Deps } from '../../deps.ts';
import type { Checkout, NewCheckout } from '../../providers/payments/interface.ts';
import { nameCardPage } from './card-page-queries.ts';

type World = Pick<Deps, 'db' | 'payments'>;

/**
 * Opens the card page of a request. A request has one for ever: asked again, the provider gives the same. Nothing comes
 * back, and nobody learns the address, unless both the request and the list of pages name it: `keep` writes it into the
 * request, and says whether the request is still there.
 */
export async function openCardPage(
  { db, payments }: World,
  newCheckout: NewCheckout,
  keep: (checkoutSessionId: string) => Promise<boolean>,
): Promise<(Checkout & { url: string }) | undefined> {
  const checkout = await payments.openCheckout(newCheckout);
  const { id, url } = checkout;
  const kept = await db.transaction(
    async () => (await keep(id)) && (await nameCardPage(db, newCheckout.clientReference, id)),
  );
  return kept && url ? { ...checkout, url } : undefined;
}
