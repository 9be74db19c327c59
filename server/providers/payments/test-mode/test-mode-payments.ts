import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../clock.ts';
import type { Db } from '../../../db/database.ts';
import { createApi } from './api.ts';
import { createControl } from './control.ts';
import { hostedPage } from './hosted-page.ts';
import { deliverDueNotices, type Send, type Webhook } from './notices.ts';
import { catchUpWithTime } from './passing-time.ts';
import { portalPage } from './portal.ts';
import { createSeeding, type Seed } from './seed.ts';
import { createStore } from './store.ts';

export type TestModeOptions = Seed & {
  db: Db;
  clock: Clock;
  /** Where the card page is reached from a browser. */
  publicOrigin: string;
  sellerName: string;
  /** The one key that is taken; without it any test key is. */
  secretKey?: string;
  /** Where notices go; without it they wait for nobody. */
  webhook?: Webhook;
};

export type TestModePayments = ReturnType<typeof createTestModePayments>;

/** A payment provider of our own that speaks the real one's API and charges nobody. Its state is in our database. */
export function createTestModePayments(options: TestModeOptions) {
  const { db, clock, publicOrigin, webhook } = options;
  const world = { db, clock, publicOrigin, store: createStore({ db, clock }) };
  const { catalogue, promotionPence } = options;
  const control = createControl(world);
  const api = createApi(world, {
    secretKey: options.secretKey,
    prepare: createSeeding(world, { catalogue, promotionPence }),
    control,
  });

  /** Lets time pass at the provider and sends what is due; gives back how many notices were sent. */
  async function runDue(send: Send = fetch): Promise<number> {
    await catchUpWithTime(world);
    return webhook ? deliverDueNotices(world, webhook, send) : 0;
  }

  return {
    api,
    control,
    hostedPage: hostedPage(world, options.sellerName),
    portalPage: portalPage(world, options.sellerName),
    /** For the SDK: the API without a socket. */
    fetch: (async (input, init) => api.request(input instanceof Request ? input : String(input), init)) as typeof fetch,
    runDue,
    /** Once a second, until it is stopped. */
    start({ send, onError }: { send?: Send; onError: (error: unknown) => void }) {
      const stopping = new AbortController();
      const loop = (async () => {
        while (!stopping.signal.aborted) {
          await runDue(send).catch(onError);
          await wait(1000, undefined, { signal: stopping.signal }).catch(() => undefined);
        }
      })();
      return {
        async stop() {
          stopping.abort();
          await loop;
        },
      };
    },
  };
}
