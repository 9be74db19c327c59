import { isDatabaseUnavailable } from './db/unavailable.ts';
import type { Log } from './log.ts';
import { PaymentsFailure } from './providers/payments/interface.ts';

/** Slow or broken for so many in a row: it is not they, it is the provider or the database. */
const awayAfter = 5;

/**
 * Does the same for each. One that fails is logged and holds up nobody behind it. Only while the provider or the database
 * is away, for many in a row or for all there are, the job fails and is tried again later.
 */
export async function eachInTurn<Item>(
  log: Log,
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<unknown>,
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
      if (awayInARow === awayAfter) throw error;
    }
  }
  if (away && done === 0) throw away;
}

function isAway(error: unknown): boolean {
  return isDatabaseUnavailable(error) || (error instanceof PaymentsFailure && error.kind === 'try_later');
}
