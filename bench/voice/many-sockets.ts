import { once } from 'node:events';
import { WebSocket } from 'ws';
import { hearGreeting, startStudent } from './student.ts';

/** Sockets that stay open, and how many messages have come over all of them since they were ready. */
export type ManySockets = { open(count: number): Promise<void>; heard(messages: number): Promise<void>; close(): void };

type Usage = { type?: string };
/** More at once, and a slow machine would not greet everybody in time. */
const batch = 25;
const slowestTelling = 20_000;

/** Students of ours, each greeted and silent. */
export function openStudents(origin: string): ManySockets {
  return openMany(async () => {
    const student = await startStudent(origin);
    await hearGreeting(student);
    return student.socket;
  });
}

/** Clients of a bare server, which says 'ready'. */
export function openBare(url: string): ManySockets {
  return openMany(async () => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'message');
    return socket;
  });
}

function openMany(openOne: () => Promise<WebSocket>): ManySockets {
  const sockets: WebSocket[] = [];
  let ticks = 0;
  let waiting = { messages: Number.POSITIVE_INFINITY, resolve: () => {} };
  const count = (data: Buffer, isBinary: boolean) => {
    if (isBinary || (JSON.parse(data.toString()) as Usage).type !== 'usage') return;
    ticks++;
    if (ticks >= waiting.messages) waiting.resolve();
  };
  return {
    async open(total) {
      while (sockets.length < total) {
        const missing = Math.min(batch, total - sockets.length);
        const opened = await Promise.all(Array.from({ length: missing }, openOne));
        for (const socket of opened) socket.on('message', count);
        sockets.push(...opened);
      }
    },
    heard: (messages) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Error(`${ticks} of ${messages} ticks were told`));
        const timer = setTimeout(late, slowestTelling);
        waiting = {
          messages,
          resolve() {
            clearTimeout(timer);
            resolve();
          },
        };
        if (ticks >= messages) waiting.resolve();
      }),
    close() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
