import type { Deps } from '../../deps.ts';
import { countHit } from '../../http/rate-limit.ts';

type World = Pick<Deps, 'db' | 'clock' | 'secret'>;

/** Each is a page at the provider: enough for somebody who changes their mind, not enough for a script. */
const pagesByUser = { name: 'subject purchases', most: 30, seconds: 3600 };
/** A code is worth guessing. */
const codesByUser = { name: 'promo codes', most: 20, seconds: 3600 };

/** Before a card page is opened, by whichever way. */
export async function limitPurchases(deps: World, { userId, code }: { userId: string; code?: string }): Promise<void> {
  await countHit(deps, pagesByUser, userId);
  await limitCodes(deps, { userId, code });
}

/** Wherever the provider is asked about a code. */
export async function limitCodes(deps: World, { userId, code }: { userId: string; code?: string }): Promise<void> {
  if (code) await countHit(deps, codesByUser, userId);
}
