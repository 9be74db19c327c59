import type { Deps } from './deps.ts';

/** A promise that nobody caught is a fault of ours, and no reason to end everybody's calls: it is logged and counted. */
export function surviveRejections({ log, metrics }: Pick<Deps, 'log' | 'metrics'>): void {
  process.on('unhandledRejection', (error) => {
    metrics.countDroppedPromise();
    log.error({ error }, 'a promise was dropped');
  });
}
