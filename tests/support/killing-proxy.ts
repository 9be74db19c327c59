import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Which statement, and whether the process dies before it, before its transaction's commit, or after that commit. */
export type Moment = { statement: string; dies: 'before' | 'before commit' | 'after commit' };

/**
 * A way to PostgreSQL that sees every statement and kills a process at exactly one of them: no clock and no luck in it.
 */
export async function startKillingProxy(target: { host: string; port: number }) {
  let armed: (Moment & { kill: () => void }) | undefined;
  const open = new Set<Socket>();
  const proxy = createServer((client) => {
    const server = connect(target);
    let inTransaction = false;
    let afterReply: (() => void) | undefined;
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        server.destroy();
      });
    }
    const die = () => {
      armed?.kill();
      armed = undefined;
      client.destroy();
      server.destroy();
    };
    client.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (armed && text.includes(armed.statement)) {
        if (armed.dies === 'before') return die();
        inTransaction = true;
      }
      if (armed && inTransaction && /^Q.{4}commit/s.test(text)) {
        if (armed.dies === 'before commit') return die();
        afterReply = die;
      }
      server.write(chunk);
    });
    server.on('data', (chunk) => (afterReply ? afterReply() : client.write(chunk)));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    /** The next time the statement comes by. Resolves when the process has been killed. */
    killAt(moment: Moment, kill: () => void): Promise<void> {
      return new Promise((resolve) => {
        armed = {
          ...moment,
          kill: () => {
            kill();
            resolve();
          },
        };
      });
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
