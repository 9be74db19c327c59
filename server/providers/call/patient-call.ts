import type { Clock } from '../../clock.ts';
import { createCircuitBreaker } from '../models/circuit-breaker.ts';
import { EngineFailure } from '../models/interface.ts';
import type { OpenCall, VoiceCall } from './interface.ts';

/** A student who has pressed the button waits no longer than this for a vendor. */
const longestSeconds = 8;

type Patience = { clock: Clock; timeoutSeconds: number };

/** Nobody waits long for a vendor's call, and nobody waits for one that has just failed: our own engines take it. */
export function withPatience(vendor: VoiceCall, { clock, timeoutSeconds }: Patience): VoiceCall {
  const breaker = createCircuitBreaker(clock);
  const milliseconds = Math.min(timeoutSeconds, longestSeconds) * 1000;
  return {
    ...vendor,
    async open(call) {
      if (breaker.isOpen()) throw new EngineFailure('call', 'resting');
      try {
        return await inTime(vendor.open(call), milliseconds);
      } catch (error) {
        breaker.trip();
        throw error;
      }
    },
  };
}

/** One that is opened too late is hung up. */
async function inTime(opening: Promise<OpenCall | undefined>, milliseconds: number): Promise<OpenCall | undefined> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => {
    reject(new EngineFailure('call', 'timeout'));
    opening.then((call) => call?.hangUp()).catch(() => undefined);
  }, milliseconds);
  return Promise.race([opening, late]).finally(() => clearTimeout(limit));
}
