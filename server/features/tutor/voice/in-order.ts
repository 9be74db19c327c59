import type { Log } from '../../../log.ts';

/** What a student can ask for while one thing is being done. */
const mostWaiting = 64;

/** One thing after another, whatever comes of each. `full` is called instead of letting ever more wait. */
export function createOrder(log: Log, full: () => void) {
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  let closed = false;
  return {
    add(work: () => Promise<unknown>): void {
      if (closed) return;
      if (waiting >= mostWaiting) {
        log.warn('a voice socket sent too much');
        full();
        return;
      }
      waiting++;
      last = last.then(async () => {
        if (!closed) await work().catch((error) => log.error({ error }, 'a voice conversation stumbled'));
        waiting--;
      });
    },
    /** What waits is not done any more. */
    close(): void {
      closed = true;
    },
  };
}
