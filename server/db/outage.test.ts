import { expect, inject, test } from 'vitest';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startCuttableProxy } from '#tests/support/cuttable-proxy.ts';

const onServer = inject('database').engine === 'postgres';

test.runIf(onServer)('when the database goes away the product says so, and recovers by itself', async () => {
  const source = inject('database');
  if (source.engine !== 'postgres') return;
  const { hostname: host, port } = new URL(source.serverUrl);
  await using proxy = await startCuttableProxy({ host, port: Number(port) });
  await using product = await startProduct({ databasePort: proxy.port });
  const { browser } = await createSignedInStudent(product);
  expect(await (await browser.get('/readyz')).json()).toEqual({ status: 'ready', database: 'up' });

  proxy.cut();
  product.clock.advance(10);
  const refused = await browser.get('/api/usage/economics');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({
    message: 'We cannot reach our records just now. Please try again in a minute.',
  });
  const ready = await browser.get('/readyz');
  expect(ready.status).toBe(503);
  expect(await ready.json()).toEqual({ status: 'not ready', database: 'down' });
  expect((await browser.get('/healthz')).status).toBe(200);

  proxy.restore();
  expect((await browser.get('/api/usage/economics')).status).toBe(200);
  expect((await browser.get('/readyz')).status).toBe(200);
});

test('a product whose schema is behind is alive but not ready', async () => {
  await using product = await startProduct();
  await product.deps.engine.runInTransaction(
    async (run) => void (await run("delete from migrations where name like '0001%'")),
  );
  const response = await product.visitor().get('/readyz');
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    status: 'migrations pending',
    database: 'up',
    pending: ['0001-foundation.sql'],
  });
});
