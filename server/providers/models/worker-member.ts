import { Worker } from 'node:worker_threads';
import { EngineFailure } from './interface.ts';
import { createTaskInHand } from './task-in-hand.ts';
import type { PoolOptions, PoolState, Task } from './worker-pool.ts';
import type { FromWorker, ToWorker, WorkerStart } from './worker-protocol.ts';

/** One thread of a pool: loaded, given one task at a time, and started anew when it crashes or hangs. */
export function openMember(options: PoolOptions, takeTask: () => Task | undefined, onOff: () => void) {
  const { engine, name, log, longestTaskMs = 20_000, reloadAfterMs = 30_000 } = options;
  const { hungAfterMs = longestTaskMs } = options;
  const cancelled = new Int32Array(new SharedArrayBuffer(4));
  let state: PoolState = { state: 'loading' };
  const inHand = createTaskInHand({ engine, longestTaskMs, hungAfterMs }, () => {
    worker?.terminate().catch(() => undefined);
  });
  let triedAt = 0;
  let closed = false;
  let settle = Promise.withResolvers<void>();
  let worker: Worker | undefined;
  let kept: Uint8Array | undefined;
  /** The end of a thread that was let go. */
  let gone: Promise<unknown> = Promise.resolve();

  function start(from: 'loading' | 'resting' = 'loading'): Worker {
    state = { state: from };
    triedAt = performance.now();
    const started: Worker = startThread(options, cancelled, kept, hear, (reason) => {
      if (worker === started) onEnd(reason);
    });
    return started;
  }

  function hear(message: FromWorker): void {
    if (message.kind === 'ready') {
      log.debug({ engine: name, ms: Math.round(performance.now() - triedAt) }, 'engine loaded');
      state = { state: 'ready' };
      kept ??= message.kept;
      settle.resolve();
    } else if (inHand.task()?.id === message.id) {
      const { task } = inHand.release();
      if (message.kind === 'done') task.finish(message.output);
      else task.fail(new EngineFailure(engine, 'broken', message.error));
    }
    wake();
  }

  function wake(): void {
    if (state.state !== 'ready' || inHand.task()) return;
    const task = takeTask();
    if (!task) return;
    inHand.take(task);
    const message: ToWorker = { id: task.id, input: task.input };
    worker?.postMessage(message);
  }

  function onEnd(reason: Error): void {
    const wasLoading = state.state !== 'ready';
    if (inHand.task()) {
      const { task, tooLong } = inHand.release();
      task.fail(new EngineFailure(engine, closed ? 'off' : tooLong ? 'timeout' : 'crashed', reason));
    }
    if (closed) return;
    log.warn({ engine: name, error: reason }, wasLoading ? 'engine could not be loaded' : 'engine crashed');
    if (wasLoading) {
      state = { state: 'off', reason };
      settle.resolve();
      onOff();
    } else worker = start();
  }

  return {
    state: () => state,
    isFree: () => state.state === 'ready' && !inHand.task(),
    settled: () => settle.promise,
    wake,
    cancel(task: Task): void {
      if (inHand.task() === task) Atomics.store(cancelled, 0, task.id);
    },
    /** Once; again after a rest; and again when it had failed and it is time. */
    load(): void {
      const isDue = state.state === 'off' && performance.now() - triedAt >= reloadAfterMs;
      if (closed || (worker && !isDue)) return;
      if (isDue || state.state === 'resting') settle = Promise.withResolvers<void>();
      worker = start(state.state === 'resting' ? 'resting' : 'loading');
    },
    /** Gives its memory back. A thread that loads or works is left alone. */
    rest(): void {
      if (closed || state.state !== 'ready' || inHand.task() || !worker) return;
      log.debug({ engine: name }, 'engine let go');
      state = { state: 'resting' };
      const resting = worker;
      worker = undefined;
      gone = resting.terminate();
    },
    async close(): Promise<void> {
      closed = true;
      settle.resolve();
      await Promise.all([gone, worker?.terminate()]);
    },
  };
}

function startThread(
  { entry, data, name, niceness = 0 }: PoolOptions,
  cancelled: Int32Array<SharedArrayBuffer>,
  kept: Uint8Array | undefined,
  hear: (message: FromWorker) => void,
  ended: (reason: Error) => void,
): Worker {
  const workerData: WorkerStart = { data, cancelled, niceness, kept };
  // flite runs on Node's WASI, which is said to be experimental each time.
  const thread = new Worker(entry, {
    workerData,
    name,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // What a task leaves behind is collected before it takes the memory of another model.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  let crash: Error | undefined;
  thread.on('message', hear);
  thread.on('error', (error) => {
    crash = error;
  });
  thread.on('exit', () => ended(crash ?? new Error(`${name} ended`)));
  return thread;
}
