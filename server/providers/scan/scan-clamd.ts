import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Failure } from '#domain/failures.ts';
import type { VirusScanner } from './interface.ts';

type Address = { host: string; port: number; patienceMs?: number };

/** A ClamAV daemon, by its INSTREAM command: pieces with their length in front, an empty one at the end, one answer. */
export function openClamd({ host, port, patienceMs = 30_000 }: Address): VirusScanner {
  return {
    description: `scanned by clamd at ${host}:${port}`,
    async scan(content) {
      const socket = connect({ host, port, timeout: patienceMs });
      socket.on('timeout', () => socket.destroy(new Error('clamd is too slow')));
      const done = new AbortController();
      try {
        const answer = readAnswer(socket);
        // Without this a refused connection would count as unhandled while we are still sending.
        answer.catch(() => undefined);
        await Promise.race([sendAll(socket, content, done.signal), answer]);
        return verdictOf(await answer);
      } catch (cause) {
        if (cause instanceof Failure) throw cause;
        throw new Failure('scan_unavailable', { cause });
      } finally {
        // Lets go of the content when the daemon left us in the middle of it.
        done.abort();
        socket.destroy();
      }
    },
  };
}

function readAnswer(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
      if (answer.includes('\0')) resolve(answer.slice(0, answer.indexOf('\0')));
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('clamd closed the connection without a verdict')));
  });
}

async function sendAll(socket: Socket, content: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const piece of content) {
    if (socket.destroyed) return;
    // An empty piece would be the end.
    if (piece.byteLength === 0) continue;
    socket.write(lengthOf(piece));
    if (!socket.write(piece)) await once(socket, 'drain', { signal });
  }
  socket.write(lengthOf(new Uint8Array(0)));
}

function lengthOf(piece: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(piece.byteLength);
  return length;
}

function verdictOf(answer: string): 'clean' | 'infected' {
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new Error(`clamd answered "${answer}"`);
}
