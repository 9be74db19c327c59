import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeFolder } from './temporary-folder.ts';

const reporter = pathToFileURL(join(import.meta.dirname, 'children/report.mjs')).href;
const longestWait = 60_000;

type Report = { cpuSeconds: number; residentBytes: number };
type Env = Record<string, string>;

/**
 * A fresh Node that listens, and whose processor time can be asked for. It runs in an empty folder and sees no setting
 * but those given, so that an `.env` of the operator's cannot reach it; what it prints goes to a file, as a log does.
 */
export async function startChild(script: string, env: Env) {
  const folder = await makeFolder();
  const logPath = join(folder.path, 'log');
  const log = await open(logPath, 'w');
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', reporter, script], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
  });
  const ended = once(child, 'exit').then(async () => {
    throw new Error(`${script} ended early: ${(await readFile(logPath, 'utf8')).slice(-2000)}`);
  });
  // Its end is expected when we stop it; until then somebody waits for a report and hears of it.
  ended.catch(() => undefined);
  const nextReport = async (): Promise<Report> => {
    const reported = once(child, 'message', { signal: AbortSignal.timeout(longestWait) });
    const [report] = await Promise.race([reported, ended]);
    return report;
  };
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await log.close();
    await folder[Symbol.asyncDispose]();
  };
  const { cpuSeconds } = await nextReport().catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    /** What it took until the process listened. */
    start: { seconds: (performance.now() - started) / 1000, cpuSeconds },
    /** The processor time of the whole process so far, all its threads together. */
    async readCpuSeconds(): Promise<number> {
      child.send('report');
      return (await nextReport()).cpuSeconds;
    },
    /** What of the machine's memory it holds now. */
    async readResidentBytes(): Promise<number> {
      child.send('report');
      return (await nextReport()).residentBytes;
    },
    [Symbol.asyncDispose]: stop,
  };
}
