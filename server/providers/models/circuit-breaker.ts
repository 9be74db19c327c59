import type { Clock } from '../../clock.ts';

/** A vendor that has failed is left alone for so long: nobody waits for it in every sentence, and no voice flickers. */
const restMilliseconds = 60_000;

export function createCircuitBreaker(clock: Clock) {
  let until = 0;
  return {
    /** While it is, the vendor is not asked. */
    isOpen: () => clock.now().getTime() < until,
    trip(): void {
      until = clock.now().getTime() + restMilliseconds;
    },
  };
}
