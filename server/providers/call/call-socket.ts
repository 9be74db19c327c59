import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { causesOf, codeOf } from '../models/hosted-failure-code.ts';
import { EngineFailure } from '../models/interface.ts';
import { createEventQueue } from './event-queue.ts';

/** Many seconds of sound in one message. */
const largestMessage = 8 * 1024 * 1024;
/** What the vendor does not take is dropped: a student's sound of long ago is of no use to it. */
const mostUnsent = 1024 * 1024;
/** More than any reply that waits for a slow browser: then the vendor waits too. */
const mostWaiting = 2000;
const pingMilliseconds = 15_000;
const goodbyeMilliseconds = 1500;

export type CallSocket = Awaited<ReturnType<typeof openCallSocket>>;

type Address = { url: string; headers?: Record<string, string>; timeoutSeconds: number };

/** A vendor's WebSocket of JSON messages. Whatever is wrong with it is an EngineFailure; what it said is left behind. */
export async function openCallSocket({ url, headers = {}, timeoutSeconds }: Address) {
  const handshakeTimeout = timeoutSeconds * 1000;
  const socket = new WebSocket(url, {
    headers,
    handshakeTimeout,
    maxPayload: largestMessage,
    perMessageDeflate: false,
  });
  const messages = createEventQueue<unknown>();
  let isOurs = false;
  let isAlive = true;
  let pinging: NodeJS.Timeout | undefined;

  socket.on('message', (data: Buffer, isBinary) => {
    try {
      messages.push(JSON.parse(isBinary ? 'binary' : data.toString()));
    } catch {
      messages.fail(new EngineFailure('call', 'garbage'));
      socket.terminate();
    }
    if (messages.waiting() > mostWaiting) socket.pause();
  });
  socket.on('close', (code, reason) => {
    clearInterval(pinging);
    if (isOurs || code === 1000) messages.end();
    else messages.fail(failureOf(code, reason.toString()));
  });
  // What is wrong with a socket also closes it.
  socket.on('error', () => undefined);
  socket.on('pong', () => {
    isAlive = true;
  });
  await opened(socket);
  pinging = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    socket.ping();
  }, pingMilliseconds);

  return {
    send(message: object): void {
      if (socket.readyState === socket.OPEN && socket.bufferedAmount < mostUnsent) socket.send(JSON.stringify(message));
    },
    async *read(): AsyncGenerator<unknown, void, undefined> {
      for await (const message of messages) {
        if (socket.isPaused && messages.waiting() === 0) socket.resume();
        yield message;
      }
    },
    /** Settles when the line is closed, by force if need be. */
    async hangUp(): Promise<void> {
      isOurs = true;
      messages.end();
      if (socket.readyState === socket.CLOSED) return;
      socket.resume();
      await closed(socket);
    },
  };
}

function opened(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', (error) =>
      reject(new EngineFailure('call', codeOf({ chain: causesOf(error) }), facts(error))),
    );
    socket.once('unexpected-response', (request, response) => {
      const { statusCode: status } = response;
      const told = readSome(response).then((body) => {
        request.destroy();
        reject(new EngineFailure('call', codeOf({ status, body }), new Error(`status ${status}`)));
      });
      told.catch(reject);
    });
  });
}

/** By force, if the other side does not answer. */
function closed(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => socket.terminate(), goodbyeMilliseconds);
    socket.once('close', () => {
      clearTimeout(force);
      resolve();
    });
    socket.close(1000);
  });
}

/** Its name and no more: a message may hold the address with its signature. */
function facts(error: Error): Error {
  return new Error('code' in error ? String(error.code) : error.name);
}

async function readSome(response: IncomingMessage): Promise<string> {
  let body = '';
  try {
    for await (const piece of response) {
      body += piece;
      if (body.length > 4000) break;
    }
  } catch {
    // What came is enough.
  }
  return body;
}

function failureOf(code: number, reason: string): EngineFailure {
  const known = codeOf({ body: reason });
  return new EngineFailure('call', known === 'garbage' ? 'cut_off' : known, new Error(`closed with ${code}`));
}
