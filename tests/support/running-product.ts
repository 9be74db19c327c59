import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { currentTest, endWithTest } from './end-with-test.ts';
import { freePort } from './postgres-server.ts';
import { newDataFolder } from './prepared-data.ts';

export type RunningProduct = {
  origin: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything it has printed so far. */
  output(): string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

/** The built product as `npm start` runs it: a process of its own with its own data folder. */
export async function runProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  const test = currentTest();
  const port = Number(env.PORT ?? (await freePort()));
  const dataDir = env.DATA_DIR ?? (await newDataFolder());
  if (test.isOver) throw new Error('The test that wanted this product is over.');
  const child = startProcess({ ...env, PORT: String(port), DATA_DIR: dataDir });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => output.includes('Press Ctrl-C') && resolve());
    child.on('exit', (code) => reject(new Error(`The product ended with code ${code}:\n${output}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    dataDir,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}

/** For a start that is expected to be refused: what it prints and the code it ends with. */
export async function runRefusedProduct(env: Record<string, string>): Promise<{ output: string; code: number }> {
  const child = startProcess(env);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { output: output.trim(), code };
}

function startProcess(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  // The voice takes seconds of processor time to load: tests that speak ask for it. A language model that happens to run
  // on this machine is none of the tests' business.
  const defaults = { PATH, HOME, LOG_LEVEL: 'warn', TUTOR_VOICE: 'off', TUTOR_MODEL: 'builtin' };
  // Most products of a test live for seconds: making the embedded database's code quicker takes longer than it saves.
  const args = ['--liftoff-only', 'dist/server/main.js'];
  const child = spawn(process.execPath, args, { env: { ...defaults, ...env } });
  endWithTest(child);
  return child;
}
