import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Load = { port: number; path: string; cookie: string; count: number };

const connections = 32;
const slowestLoad = 120_000;

/**
 * A client in a process of its own: a fixed number of requests over kept connections, the same for both sides. It
 * speaks HTTP by hand because a client that is slower than the server would measure itself.
 */
export function startLoadGenerator() {
  const child = fork(join(import.meta.dirname, 'load-process.ts'), [String(connections)]);
  return {
    async run(load: Load): Promise<void> {
      child.send(load);
      const [problem] = await once(child, 'message', { signal: AbortSignal.timeout(slowestLoad) });
      if (problem) throw new Error(problem);
    },
    async [Symbol.asyncDispose]() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
