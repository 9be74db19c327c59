import { once } from 'node:events';
import { connect } from 'node:net';
import { answerParent } from './children/answer-parent.ts';
import type { Load } from './load.ts';

/** Run by `startLoadGenerator`: answers each load with null when it is done, or with what went wrong. */
const connections = Number(process.argv[2]);

answerParent((load: Load) =>
  run(load).then(
    () => null,
    (error: Error) => error.message,
  ),
);

async function run({ port, path, cookie, count }: Load): Promise<void> {
  const request = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\nCookie: ${cookie}\r\n\r\n`;
  const share = Math.ceil(count / connections);
  await Promise.all(Array.from({ length: connections }, () => ask(port, request, share)));
}

/** One connection, one request at a time. */
async function ask(port: number, request: string, count: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  let left = count;
  let received = '';
  const done = new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection')));
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      received += chunk;
      if (!isWhole(received)) return;
      if (!received.startsWith('HTTP/1.1 200 ')) return reject(new Error(`Not answered: ${received.slice(0, 500)}`));
      received = '';
      left--;
      if (left > 0) socket.write(request);
      else resolve();
    });
  });
  socket.write(request);
  await done.finally(() => socket.destroy());
}

function isWhole(reply: string): boolean {
  const headEnd = reply.indexOf('\r\n\r\n');
  if (headEnd < 0) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(reply)?.[1];
  return length ? reply.length >= headEnd + 4 + Number(length) : reply.endsWith('0\r\n\r\n');
}
