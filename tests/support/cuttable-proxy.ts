import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that can be cut and restored: what a database looks like when it goes away. */
export async function startCuttableProxy(target: { host: string; port: number }) {
  let cut = false;
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    if (cut) {
      client.destroy();
      return;
    }
    const server = connect(target);
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.pipe(server).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    cut() {
      cut = true;
      for (const socket of open) socket.destroy();
    },
    /** Everything that is on its way stays there. */
    stall() {
      for (const socket of open) socket.pause();
    },
    restore() {
      cut = false;
      for (const socket of open) socket.resume();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
