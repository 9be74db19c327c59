import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { testPayments } from '#tests/contracts/payments-contract.ts';
import { startProvider, stripeOptions } from '#tests/contracts/payments-contract-world.ts';
import { openStripe } from './payments-stripe.ts';

testPayments('over a socket', async () => {
  const started = await startProvider();
  const { provider, clock, database } = started;
  const server = createServer(getRequestListener(provider.api.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const payments = openStripe({ ...stripeOptions(started), address: { host: '127.0.0.1', port, protocol: 'http' } });
  async function stop() {
    server.closeAllConnections();
    server.close();
    await database.drop();
  }
  return { payments, provider, clock, [Symbol.asyncDispose]: stop };
});
