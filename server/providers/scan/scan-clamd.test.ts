import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { Failure } from '#domain/failures.ts';
import { openClamd } from './scan-clamd.ts';

const unavailable = 'We could not check this file for viruses just now. Please try again in a minute.';

type Daemon = { answer?: string; answersAtOnce?: boolean; closesAfter?: number; patienceMs?: number };

/** Speaks clamd's INSTREAM: takes the pieces apart, and answers once the empty one has come. */
async function startDaemon({ answer, answersAtOnce, closesAfter = Number.POSITIVE_INFINITY, patienceMs }: Daemon) {
  let received = Buffer.alloc(0);
  const server = createServer((socket) => {
    const wire: Buffer[] = [];
    let end = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (answersAtOnce) socket.pause().write(answer ?? '');
      wire.push(data);
      end = Buffer.concat([end, data]).subarray(-4);
      if (socket.bytesRead > closesAfter) socket.destroy();
      if (!end.equals(Buffer.alloc(4))) return;
      const whole = Buffer.concat(wire);
      if (whole.subarray(0, 10).toString() !== 'zINSTREAM\0') return;
      received = Buffer.concat(piecesOf(whole.subarray(10)));
      if (answer) socket.end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    scanner: openClamd({ host: '127.0.0.1', port, patienceMs }),
    received: () => received,
    async [Symbol.asyncDispose]() {
      server.close();
    },
  };
}

function piecesOf(wire: Buffer): Buffer[] {
  const length = wire.readUInt32BE(0);
  return length === 0 ? [] : [wire.subarray(4, 4 + length), ...piecesOf(wire.subarray(4 + length))];
}

test('the daemon gets every byte, and its OK is clean', async () => {
  await using daemon = await startDaemon({ answer: 'stream: OK\0' });
  const essay = Buffer.from('essay '.repeat(100_000));
  expect(await daemon.scanner.scan(inPieces(essay))).toBe('clean');
  expect(daemon.received().equals(essay)).toBe(true);
});

test('FOUND is infected', async () => {
  await using daemon = await startDaemon({ answer: 'stream: Eicar-Test-Signature FOUND\0' });
  expect(await daemon.scanner.scan(inPieces(Buffer.from('essay')))).toBe('infected');
});

test('an empty piece in the middle does not end the file', async () => {
  await using daemon = await startDaemon({ answer: 'stream: OK\0' });
  async function* pieces() {
    yield Buffer.from('first ');
    yield Buffer.alloc(0);
    yield Buffer.from('second');
  }
  expect(await daemon.scanner.scan(pieces())).toBe('clean');
  expect(daemon.received().toString()).toBe('first second');
});

test.each([
  ['answers with an error', { answer: 'INSTREAM size limit exceeded. ERROR\0' }],
  ['answers before it has read all', { answer: 'INSTREAM size limit exceeded. ERROR\0', answersAtOnce: true }],
  ['never answers', { patienceMs: 50 }],
  ['hangs up in the middle', { closesAfter: 1000 }],
  ['says OK only in a part of another sentence', { answer: 'stream: OK FOUND not\0' }],
])('a daemon that %s gives no verdict, and the content is let go', async (_, faults) => {
  await using daemon = await startDaemon(faults);
  let released = false;
  async function* long() {
    try {
      for (let piece = 0; piece < 100; piece++) yield Buffer.alloc(100_000, 1);
    } finally {
      released = true;
    }
  }
  await expect(daemon.scanner.scan(long())).rejects.toThrow(unavailable);
  await expect.poll(() => released).toBe(true);
});

test('a daemon that is not there gives no verdict', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  const scanner = openClamd({ host: '127.0.0.1', port });
  await expect(scanner.scan(inPieces(Buffer.from('essay')))).rejects.toThrow(unavailable);
});

test('what goes wrong with the content itself is told as it is', async () => {
  await using daemon = await startDaemon({ answer: 'stream: OK\0' });
  // biome-ignore lint/correctness/useYield: it fails before its first piece
  async function* unreadable(): AsyncGenerator<Uint8Array> {
    throw new Failure('files_unavailable');
  }
  await expect(daemon.scanner.scan(unreadable())).rejects.toMatchObject({ code: 'files_unavailable' });
});

async function* inPieces(content: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 64_000) yield content.subarray(at, at + 64_000);
}
