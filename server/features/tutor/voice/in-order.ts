import type { Log } from '../../../log.ts';

/** One thing after another, whatever comes of each. */
export function createOrder(log: Log) {
  let last: Promise<void> = Promise.resolve();
  let closed = false;
  return {
    add(work: () => Promise<unknown>): void {
      last = last.then(async () => {
        if (closed) return;
        await work().catch((error) => log.error({ error }, 'a voice conversation stumbled'));
      });
    },
    /** What waits is not done any more. */
    close(): void {
      closed = true;
    },
  };
}
