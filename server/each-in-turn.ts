import { isDatabaseUnavailable } from './db/unavailable.ts';
import type { Deps } from './deps.ts';
import type { Log } from './log.ts';
import { PaymentsFailure } from './providers/payments/interface.ts';

/** Slow or broken for so many in a row: it may not be they, but the provider or the database. */
const awayAfter = 5;

/**
 * Does the same for each. One that fails is logged and holds up nobody behind it. Only while the provider or the database
 * is away, for many in a row or for all there are, the job fails and is tried again later. Whether it is the provider,
 * and not those many, `answers` finds out by asking it something else.
 */
export async function eachInTurn<Item>(
  log: Log,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
  answers?: () => Promise<unknown>,
): Promise<void> {
  let awayInARow = 0;
  let done = 0;
  let away: unknown;
  for await (const item of items) {
    try {
      await work(item);
      awayInARow = 0;
      done++;
    } catch (error) {
      log.warn({ error }, 'one of many failed, and the others go on');
      awayInARow = isAway(error) ? awayInARow + 1 : 0;
      if (isAway(error)) away = error;
      if (awayInARow < awayAfter) continue;
      if (isDatabaseUnavailable(error) || !answers) throw error;
      await answers();
      awayInARow = 0;
    }
  }
  if (away && done === 0) throw away;
}

/** Costs the provider little, and hangs on no single page or customer. */
export function askProvider({ payments, clock }: Pick<Deps, 'payments' | 'clock'>): () => Promise<unknown> {
  return () => payments.listRefundedPayments(clock.now());
}

function isAway(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof PaymentsFailure && error.kind === 'try_later');
}
