import type { Log } from './log.ts';

/** Work that nobody waits for. What goes wrong in it is logged: left to itself, it would be an unhandled rejection. */
export function inBackground(log: Log, what: string, work: Promise<unknown>): void {
  work.catch((error) => log.error({ error }, what));
}
