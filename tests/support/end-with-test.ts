import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';

/**
 * What a test has started ends with it, also when the test fails, or is given up and goes on in the background: a
 * product that is left running takes the processor, and its port, from all tests after it.
 */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();
let test = { isOver: false };

/** Says, later, whether the test that asked for something still wants it. */
export function currentTest(): { readonly isOver: boolean } {
  return test;
}

export function endWithTest(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
  running.set(child, signal);
  child.once('exit', () => running.delete(child));
}

export function removeWithTest(folder: string): void {
  folders.add(folder);
}

/** What still runs. */
export const stillRunning = (): ChildProcess[] => [...running.keys()];

export function beginTest(): void {
  test = { isOver: false };
}

export async function endTest(): Promise<void> {
  test.isOver = true;
  const ended = stillRunning().map((child) => once(child, 'exit'));
  for (const [child, signal] of running) child.kill(signal);
  await Promise.all(ended);
  for (const folder of folders) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  folders.clear();
}

// Journeys end here: their products live as long as the process that walks them.
process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
