import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#tests/support/postgres-server.ts';
import { newDataFolder } from '#tests/support/prepared-data.ts';
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
  const file = join(folder, 'all.backup');
  expect((await runAdmin({ DATA_DIR: dataDir }, 'backup', file)).code).toBe(0);
  const elsewhere = join(folder, 'data');
  const restored = await runAdmin({ DATA_DIR: elsewhere }, 'restore', file);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('and compared with it.') });
  const moved = await runProduct({ DATA_DIR: elsewhere });
  expect(await readEmail(moved.origin, Cookie)).toBe(email);
  await moved.stop();
}, 180_000);

test('the files that the image holds are enough: its own command starts there, its health check passes, and its tutor answers', async () => {
  const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '').split('\n');
  const folder = await mkdtemp(join(tmpdir(), 'margin-image-'));
  for (const line of lines.filter((candidate) => candidate.startsWith('COPY --from=build'))) {
    const name = line.split(' ').at(-2)?.replace('/app/', '') ?? '';
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await symlink(resolve(name), join(folder, name));
  }
  const port = String(await freePort());
  const own =
    lines
      .find((line) => line.startsWith('ENV NODE_ENV=production'))
      ?.slice(4)
      .split(' ') ?? [];
  const env = {
    ...Object.fromEntries(own.map((setting) => setting.split('='))),
    ...{ ALLOW_TEST_MODE: '1', TUTOR_VOICE: 'off', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: await newDataFolder() },
  };
  const inImage = (command: string, print: 'pipe' | 'ignore') => {
    const [, ...args] = JSON.parse(command.slice(command.indexOf('[')));
    return spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', print, 'ignore'] });
  };
  const find = (start: string) => lines.findLast((line) => line.trim().startsWith(start)) ?? '';
  const product = inImage(find('CMD ["node", "dist'), 'pipe');
  const check = async () => {
    const [code] = await once(
      inImage(find('HEALTHCHECK').replace('127.0.0.1:3000', `127.0.0.1:${port}`), 'ignore'),
      'exit',
    );
    return code;
  };
  const ended = once(product, 'exit');
  try {
    expect(await check()).toBe(1);
    await expect.poll(check, { timeout: 60_000, interval: 250 }).toBe(0);
    expect(await askTutor(`http://localhost:${port}`, 'What is a subsidy?')).toContain('a payment from government');
  } finally {
    product.kill('SIGTERM');
  }
  expect((await ended)[0]).toBe(0);
}, 120_000);

async function askTutor(origin: string, text: string): Promise<string> {
  const demo = await fetch(`${origin}/api/demo`, { method: 'POST', headers: { Origin: origin } });
  const [Cookie = ''] = demo.headers.getSetCookie()[0]?.split(';') ?? [];
  const post = (path: string, body: object) =>
    fetch(`${origin}/api/tutor/conversations${path}`, {
      method: 'POST',
      headers: { Origin: origin, Cookie, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { conversation } = await (await post('', { agentId: 'economics-theme-1' })).json();
  return (await post(`/${conversation.id}/messages`, { key: randomUUID(), text })).text();
}

async function readEmail(origin: string, Cookie: string): Promise<string> {
  const response = await fetch(`${origin}/api/session`, { headers: { Cookie } });
  return (await response.json()).account?.email;
}

async function runAdmin(env: Record<string, string>, ...typed: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['dist/server/admin.js', ...typed], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output: output.trim() };
}
