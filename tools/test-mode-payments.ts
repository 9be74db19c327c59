import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { catalogue, promotionPence } from '../content/plans.ts';
import { samplePromoCodes } from '../content/sample-codes.ts';
import { site } from '../content/site.ts';
import { systemClock } from '../server/clock.ts';
import { createDb } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { pgliteEngine } from '../server/db/pglite.ts';
import { createTestModePayments } from '../server/providers/payments/test-mode/test-mode-payments.ts';

/**
 * `npm run test-mode-payments -- --port 12111`: test mode's payment provider alone, on loopback, for any client of the
 * real API. Its state is in memory and gone when it stops. `--webhook` and `--webhook-secret` say where notices go.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '12111' },
    webhook: { type: 'string' },
    'webhook-secret': { type: 'string', default: 'whsec_test_mode' },
  },
});

const port = Number(values.port);
const engine = pgliteEngine(await PGlite.create({ dataDir: 'memory://' }));
await migrate(engine);
const publicOrigin = `http://127.0.0.1:${port}`;
const payments = createTestModePayments({
  db: createDb(engine),
  clock: systemClock,
  catalogue,
  promotionPence,
  publicOrigin,
  sellerName: site.name,
  webhook: values.webhook ? { url: values.webhook, secret: values['webhook-secret'] } : undefined,
});

const app = payments.api.route('/test-mode/checkout', payments.hostedPage);
const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address: AddressInfo) => {
  console.log(`Test-mode payments at http://127.0.0.1:${address.port}, with any key that begins with sk_test_.`);
  console.log(`Promo codes: ${Object.values(samplePromoCodes).join(' and ')}.`);
  console.log(`POST /test/checkout/{session id}/pay pays a session.`);
});
const running = payments.start({ onError: (error) => console.error(error) });

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    running
      .stop()
      .then(() => engine.close())
      .then(() => process.exit(0))
      .catch((error) => {
        console.error(error);
        process.exit(1);
      });
  });
}
