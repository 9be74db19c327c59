import type { WebSocket } from 'ws';
import type { ToBrowser } from '#domain/tutor-protocol.ts';
import { repeat, type Timers } from './timers.ts';
import type { BrowserSocket } from './voice-world.ts';

/** A browser that does not answer two pings in a row is gone. */
const pingMilliseconds = 15_000;
/** Sixteen seconds of sound that has not left: the rest waits. */
const mostBuffered = 512 * 1024;
/** A browser that takes nothing for so long is cut off. */
const stuckMilliseconds = 15_000;
const lookAgainMilliseconds = 50;
const largestSound = 16_000;

/** Our end of a socket: messages, numbered sound that waits for a slow browser, and a heart that beats. */
export function createBrowserSocket(socket: WebSocket, timers: Timers): BrowserSocket & { isClosed(): boolean } {
  let alive = true;
  const stopPinging = repeat(timers, pingMilliseconds, () => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  });
  socket.on('pong', () => {
    alive = true;
  });
  // What is wrong with a socket also closes it.
  socket.on('error', () => undefined);
  socket.on('close', stopPinging);
  const isClosed = () => socket.readyState !== socket.OPEN;

  async function untilRoom(): Promise<void> {
    const since = timers.now();
    while (!isClosed() && socket.bufferedAmount > mostBuffered) {
      if (timers.now() - since > stuckMilliseconds) return socket.terminate();
      await new Promise<void>((resolve) => timers.after(lookAgainMilliseconds, resolve));
    }
  }

  return {
    isClosed,
    send(message: ToBrowser): void {
      if (!isClosed()) socket.send(JSON.stringify(message));
    },
    sendSound(utterance, samples): Promise<void> | undefined {
      for (let from = 0; from < samples.length && !isClosed(); from += largestSound) {
        socket.send(numbered(utterance, samples.subarray(from, from + largestSound)));
      }
      return socket.bufferedAmount > mostBuffered ? untilRoom() : undefined;
    },
    close(code): void {
      if (!isClosed()) socket.close(code);
    },
  };
}

/** Samples lie in memory as they go over the line, on every machine that Node runs on. */
function numbered(utterance: number, samples: Int16Array): Buffer {
  const frame = Buffer.allocUnsafe(4 + samples.byteLength);
  frame.writeUInt32LE(utterance, 0);
  frame.set(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength), 4);
  return frame;
}
