import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayUnshare } from '#tests/support/empty-root.ts';
import { endWithTest, removeWithTest } from '#tests/support/end-with-test.ts';
import { freePort } from '#tests/support/postgres-server.ts';
import { runProduct } from '#tests/support/running-product.ts';

test('the operator’s commands wait for the folder to be free; then a backup moves the product to another one', async () => {
  const product = await runProduct();
  const { dataDir } = product;
  const demo = await fetch(`${product.origin}/api/demo`, { method: 'POST', headers: { Origin: product.origin } });
  const [Cookie = ''] = demo.headers.getSetCookie()[0]?.split(';') ?? [];
  const email = await readEmail(product.origin, Cookie);
  expect(await runAdmin({ DATA_DIR: dataDir }, 'user', 'show', email)).toEqual({
    code: 1,
    output: `Margin is already running on the data folder ${dataDir} (process ${product.process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  });
  await product.stop();

  const found = await runAdmin({ DATA_DIR: dataDir }, 'user', 'show', email);
  expect(found).toMatchObject({ code: 0, output: expect.stringContaining(`Demo student <${email}>`) });
  expect((await runAdmin({ DATA_DIR: dataDir }, 'user', 'paint', email)).code).toBe(2);

  const folder = await mkdtemp(join(tmpdir(), 'margin-moved-'));
  removeWithTest(folder);
  const file = join(folder, 'all.backup');
  expect((await runAdmin({ DATA_DIR: dataDir }, 'backup', file)).code).toBe(0);
  const elsewhere = join(folder, 'data');
  const restored = await runAdmin({ DATA_DIR: elsewhere }, 'restore', file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('and compared with it.') });
  const moved = await runProduct({ DATA_DIR: elsewhere });
  expect(await readEmail(moved.origin, Cookie)).toBe(email);
  await moved.stop();
});

test.runIf(mayUnshare)('a product whose disk is nearly full is alive but not ready', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'margin-small-disk-'));
  removeWithTest(folder);
  const port = String(await freePort());
  const script = `mount -t tmpfs -o size=64m tmpfs "$DATA_DIR"; exec "$0" dist/server/main.js`;
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: folder, PORT: port, TUTOR_VOICE: 'off', LOG_LEVEL: 'warn' };
  const unshare = ['--user', '--map-root-user', '--mount', 'sh', '-c', script, process.execPath];
  const product = spawn('unshare', unshare, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  endWithTest(product);
  try {
    await new Promise<void>((resolve) => {
      product.stdout.on('data', (chunk) => String(chunk).includes('Press Ctrl-C') && resolve());
    });
    const ready = await fetch(`http://localhost:${port}/readyz`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toEqual({ status: 'not ready', database: 'up', disk: 'full' });
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  } finally {
    product.kill('SIGTERM');
    await once(product, 'exit');
  }
});

async function readEmail(origin: string, Cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/session`, { headers: { Cookie } });
  return (await response.json()).account?.email;
}

async function runAdmin(env: Record<string, string>, ...typed: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['--liftoff-only', 'dist/server/admin.js', ...typed], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}
