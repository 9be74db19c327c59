import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '../log.ts';

/** Requests of one connection that are not answered yet. Browsers and proxies wait for an answer before they ask again. */
const mostOpen = 32;

/** Whether a request may be looked at. A connection that asks on and on without reading the answers is cut. */
export function createPipelineBound(log: Log): (request: IncomingMessage, response: ServerResponse) => boolean {
  const open = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // Those that came with the same packet are still handed to us.
    if (socket.destroyed) return false;
    const count = open.get(socket) ?? 0;
    if (count >= mostOpen) {
      log.warn('a connection asked for too much at once');
      socket.destroy();
      return false;
    }
    open.set(socket, count + 1);
    response.on('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    return true;
  };
}
