import { once } from 'node:events';
import { WebSocket } from 'ws';

/** So many sockets that are spoken to and listen to nothing. */
export async function openEchoes(url: string, count: number) {
  const sockets = Array.from({ length: count }, () => new WebSocket(url, { perMessageDeflate: false }));
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  return {
    speakers: sockets.map((socket) => (samples: Int16Array) => socket.send(new Uint8Array(samples.buffer))),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.terminate();
    },
  };
}
