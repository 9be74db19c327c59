import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { newDataFolder } from '#tests/support/prepared-data.ts';
import { runProduct, runRefusedProduct } from '#tests/support/running-product.ts';

test('it says where it runs and what is embedded, and closes cleanly on Ctrl-C', async () => {
  const product = await runProduct();
  expect(product.output()).toContain(`Margin is running at ${product.origin}`);
  expect(product.output()).toContain(`database  embedded PGlite in ${product.dataDir}`);
  expect(product.output()).toContain('kept, not sent; read it at /dev/mailbox');
  expect(await product.stop('SIGINT')).toBe(0);
});

test('starting it twice on one data folder or on one port is refused with one clear sentence', async () => {
  const first = await runProduct();
  const port = new URL(first.origin).port;
  expect(await runRefusedProduct({ DATA_DIR: first.dataDir, PORT: '3999' })).toEqual({
    output: `Margin is already running on the data folder ${first.dataDir} (process ${first.process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    code: 1,
  });
  expect(await runRefusedProduct({ DATA_DIR: await newDataFolder(), PORT: port })).toEqual({
    output: `listen EADDRINUSE: address already in use 127.0.0.1:${port}. Stop what uses it, or set PORT.`,
    code: 1,
  });
  await first.stop();
});

test('a wrong setting stops the start with one sentence', async () => {
  expect(await runRefusedProduct({ PORT: 'many' })).toEqual({
    output: 'PORT must be a whole number from 1 to 65535, but it is "many".',
    code: 1,
  });
});

test('a promise that nobody caught is logged and counted, and the product goes on', async () => {
  const fault = "process.on('SIGUSR2', () => Promise.reject(new Error('dropped on the way')));";
  const product = await runProduct({ NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(fault)}` });
  product.process.kill('SIGUSR2');
  await expect.poll(product.output).toContain('dropped on the way');
  expect(product.output()).toContain('a promise was dropped');
  const figures = await (await fetch(`${product.origin}/metrics`)).text();
  expect(figures).toContain('margin_dropped_promises_total 1\n');
  expect(await product.stop()).toBe(0);
});

test('nothing that was answered is missing after kill -9 in the middle of writing', async () => {
  const env = { TRUSTED_PROXIES: '1' };
  let product = await runProduct(env);
  const { dataDir } = product;
  const answered: string[] = [];
  for (let round = 1; round <= 3; round++) {
    const writer = async () => {
      for (;;) {
        const cookie = await startDemo(product.origin).catch(() => undefined);
        if (!cookie) return;
        answered.push(cookie);
        if (answered.length >= round * 12) product.process.kill('SIGKILL');
      }
    };
    await Promise.all([writer(), writer(), writer(), writer()]);
    await product.stop('SIGKILL');
    product = await runProduct({ ...env, DATA_DIR: dataDir });
  }
  expect(answered.length).toBeGreaterThanOrEqual(36);
  for (const cookie of answered) expect(await readEmail(product.origin, cookie)).toMatch(/^demo-.*@demo\.example$/);
  await product.stop();
});

/** Gives back the session cookie of a demo student that the product said it had created. */
async function startDemo(origin: string): Promise<string | undefined> {
  const headers = { Origin: origin, 'X-Forwarded-For': randomUUID() };
  const response = await fetch(`${origin}/api/demo`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  await response.json();
  return response.headers.getSetCookie()[0]?.split(';')[0];
}

async function readEmail(origin: string, cookie: string): Promise<string | undefined> {
  const response = await fetch(`${origin}/api/session`, { headers: { Cookie: cookie } });
  return (await response.json()).account?.email;
}

test('on SIGTERM a request in progress is answered, and then the process closes cleanly', async () => {
  const product = await runProduct();
  const headers = { Origin: product.origin, 'Content-Type': 'application/json', Expect: '100-continue' };
  const slow = request(`${product.origin}/api/session`, { method: 'POST', headers });
  slow.flushHeaders();
  await once(slow, 'continue');
  const stopped = product.stop('SIGTERM');
  slow.end('{"email":"nobody@school.example","password":"x"}');
  const [response] = await once(slow, 'response');
  expect(response.statusCode).toBe(401);
  response.resume();
  expect(await stopped).toBe(0);
});

test('header floods and broken requests get a 4xx and the product goes on', async () => {
  const product = await runProduct();
  const flood = await fetch(product.origin, { headers: { 'X-Flood': 'x'.repeat(20_000) } });
  expect(flood.status).toBe(431);
  for (const path of [
    '/..%2f..%2fetc/passwd',
    '/assets/../../server/main.js',
    '/%00',
    '/%E0%A4%A',
    '//elsewhere.example',
  ]) {
    const response = await fetch(product.origin + path, { redirect: 'manual' });
    expect([302, 400, 404], path).toContain(response.status);
    expect(response.headers.get('location') ?? '/').toBe('/');
  }
  expect((await fetch(`${product.origin}/readyz`)).status).toBe(200);
  await product.stop();
});
