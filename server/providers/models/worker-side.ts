import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { collectGarbage } from '../../collect-garbage.ts';
import type { FromWorker, Kept, Run, ToWorker, WorkerStart } from './worker-protocol.ts';

/** The body of a worker thread: loads an engine, says that it is ready, and does its tasks one after another. */
export async function serveTasks(load: (data: never, kept: Kept) => Promise<Run>): Promise<void> {
  const { data, cancelled, niceness, kept }: WorkerStart = workerData;
  beNice(niceness);
  const keeping: Kept = { bytes: kept };
  const run = await load(data as never, keeping);
  // Files, their texts and what was read out of them: as much again as what is kept.
  collectGarbage();
  const idle = setTimeout(collectGarbage, idleAfterMs).unref();
  let last: Promise<void> = Promise.resolve();
  parentPort?.on('message', (task: ToWorker) => {
    last = last.then(() => answer(task));
  });
  // What is known there already need not be sent again.
  send({ kind: 'ready', kept: kept ? undefined : keeping.bytes });

  async function answer({ id, input }: ToWorker): Promise<void> {
    try {
      const output = await run(input as never, { isCancelled: () => Atomics.load(cancelled, 0) === id });
      send({ kind: 'done', id, output }, buffersOf(output));
      idle.refresh();
    } catch (error) {
      // The engine's memory can no longer be trusted: this thread ends, and the pool loads another.
      if (error instanceof WebAssembly.RuntimeError) throw error;
      send({ kind: 'failed', id, error: error instanceof Error ? error : new Error(String(error)) });
    }
  }
}

/** Nobody speaks any more, or somebody reads what was said. */
const idleAfterMs = 5_000;

/** Only Linux has priorities for each thread; elsewhere this would slow the whole product. */
function beNice(niceness: number): void {
  if (process.platform !== 'linux' || niceness === 0) return;
  try {
    setPriority(niceness);
  } catch {
    // A container may forbid it, and all works without.
  }
}

function send(message: FromWorker, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer);
}

/** Sound and vectors are handed over, not copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  const parts = Array.isArray(output) ? output : [output];
  return parts.flatMap((part) =>
    ArrayBuffer.isView(part) && part.buffer instanceof ArrayBuffer && part.byteLength === part.buffer.byteLength
      ? [part.buffer]
      : [],
  );
}
