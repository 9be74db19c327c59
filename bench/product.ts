import { join } from 'node:path';
import { freePort } from '#tests/support/postgres-server.ts';
import { startChild } from './child.ts';

const main = join(import.meta.dirname, '../dist/server/main.js');

/** The built product as in production, with its log at the default level; test mode only lends us a demo student. */
export async function startProduct(env: Record<string, string>) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = await startChild(main, {
    NODE_ENV: 'production',
    MALLOC_ARENA_MAX: '2',
    NODE_OPTIONS: '--max-semi-space-size=16',
    ALLOW_TEST_MODE: '1',
    HOST: '127.0.0.1',
    PORT: String(port),
    ORIGIN: origin,
    ...env,
  });
  return { ...child, port, origin };
}

/** A signed-in demo student's cookies, as a browser would send them back. */
export async function signInDemo(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/demo`, { method: 'POST', headers: { Origin: origin } });
  if (!response.ok) throw new Error(`The demo answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
