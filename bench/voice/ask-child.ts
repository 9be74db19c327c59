import { spawn } from 'node:child_process';
import { once } from 'node:events';

const longestWait = 120_000;

/** A program in a process of its own that answers one question at a time. */
export async function startAnswering<Question, Answer>(script: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [script], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended early with code ${code}`);
  });
  ended.catch(() => undefined);
  const next = async () => {
    const message = once(child, 'message', { signal: AbortSignal.timeout(longestWait) });
    return (await Promise.race([message, ended]))[0];
  };
  await next();
  return {
    async ask(question: Question): Promise<Answer> {
      child.send(question as object);
      return next();
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
