import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { openEmptyRoot } from '#tests/support/empty-root.ts';
import { freePort } from '#tests/support/postgres-server.ts';

const lines = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '').split('\n');
const find = (start: string) => lines.findLast((line) => line.trim().startsWith(start)) ?? '';
/** What follows `node` in a command of the Dockerfile. */
const argumentsOf = (command: string): string[] => JSON.parse(command.slice(command.indexOf('['))).slice(1);

test('what the image copies is enough: in an empty root its command starts as its user, its health check passes, and its tutor answers', async () => {
  const copied = lines
    .filter((line) => line.startsWith('COPY --from=build'))
    .map((line) => line.split(' ').at(-2)?.replace('/app/', '') ?? '');
  await using root = await openEmptyRoot(copied);
  const port = String(await freePort());
  const own = find('ENV NODE_ENV=production').slice(4).split(' ');
  const env = {
    ...Object.fromEntries(own.map((setting) => setting.split('='))),
    ...{ ALLOW_TEST_MODE: '1', TUTOR_VOICE: 'off', LOG_LEVEL: 'warn', PORT: port, DATA_DIR: root.dataDir },
  };
  const healthCheck = argumentsOf(find('HEALTHCHECK').replace('127.0.0.1:3000', `127.0.0.1:${port}`));
  const checkHealth = async () => (await finish(root.run(healthCheck, env))).code;

  expect(find('USER ')).toBe('USER node');
  if (root.isClosed) {
    const whoAmI = `const { readdirSync, writeFileSync } = require('node:fs');
      const write = (path) => { try { writeFileSync(path, 'x'); return 'written'; } catch ({ code }) { return code; } };
      console.log(process.getuid(), readdirSync('/app').join(), write('/app/dist/server/x'), write('/data/x'));`;
    const seen = 'content,dist,models,node_modules,package.json';
    expect(await finish(root.run(['-e', whoAmI], env))).toEqual({ code: 0, output: `1000 ${seen} EROFS written\n` });
  }
  expect(await checkHealth()).toBe(1);
  const product = root.run(argumentsOf(find('CMD ["node", "dist')), env);
  const ended = finish(product);
  try {
    await Promise.race([startOf(product), ended.then(({ output }) => Promise.reject(new Error(output)))]);
    expect(await checkHealth()).toBe(0);
    expect(await askTutor(`http://localhost:${port}`, 'What is a subsidy?')).toContain('a payment from government');
  } finally {
    product.kill('SIGTERM');
  }
  expect((await ended).code).toBe(0);
});

async function finish(child: ChildProcess): Promise<{ code: number; output: string }> {
  const read = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')));
  const [code] = await once(child, 'exit');
  return { code, output: (await read).join('') };
}

function startOf(product: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    product.stdout?.on('data', (chunk) => String(chunk).includes('Press Ctrl-C') && resolve());
  });
}

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
