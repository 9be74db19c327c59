import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { patience } from '../support/patience.ts';
import { runProduct } from '../support/running-product.ts';

test('hundreds of callers who never finish their request keep nobody waiting', async () => {
  const product = await runProduct();
  const { port } = new URL(product.origin);
  const halves = ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', slowBody(product.origin)];
  const sockets: Socket[] = [];
  for (let count = 0; count < 300; count++) {
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    socket.write(halves[count % 2] ?? '');
    sockets.push(socket);
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => fetch(`${product.origin}/api/session`, { signal: AbortSignal.timeout(patience) })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  for (const socket of sockets) socket.destroy();
  expect(await product.stop()).toBe(0);
});

test('a caller who asks thousands of times without reading an answer is hung up on', async () => {
  const product = await runProduct();
  const { port } = new URL(product.origin);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
  const gone = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write('GET /api/session HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20_000));
  await gone;
  const answer = await fetch(`${product.origin}/api/session`);
  expect(answer.status).toBe(200);
  expect(product.output().match(/a connection asked for too much at once/g)).toHaveLength(1);
  expect(await product.stop()).toBe(0);
});

/** It says that there is more to come, and nothing comes. */
function slowBody(origin: string): string {
  const head = ['POST /api/session HTTP/1.1', `Host: ${new URL(origin).host}`, `Origin: ${origin}`];
  return [...head, 'Content-Type: application/json', 'Content-Length: 1000', '', '{"email":'].join('\r\n');
}
