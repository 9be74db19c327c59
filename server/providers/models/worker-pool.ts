import type { Log } from '../../log.ts';
import { EngineFailure } from './interface.ts';
import { queueTask } from './queue-task.ts';
import { openMember } from './worker-member.ts';

export type PoolOptions = {
  engine: EngineFailure['engine'];
  /** Said in the log. */
  name: string;
  /** The worker's file, which calls `serveTasks`. */
  entry: URL;
  /** What its loader is given. */
  data: unknown;
  threads: number;
  log: Log;
  /** How far behind the server's own thread these threads stand when the machine is full: 0 to 19. */
  niceness?: number;
  /** Nobody waits longer for a task; its thread goes on with the next when it is through. */
  longestTaskMs?: number;
  /** One that is still at it then will never be through: its thread is ended and another one loaded. At once, if not told. */
  hungAfterMs?: number;
  /** A task that has waited so long is of no use to anybody. */
  longestWaitMs?: number;
  longestQueue?: number;
  /** An engine that could not be loaded is tried again when it is asked for, but not more often than this. */
  reloadAfterMs?: number;
  /** Threads that nobody has asked for anything for so long are ended; they are loaded again when they are asked. */
  restAfterMs?: number;
};

/** A thread that is ended in the middle of a model's native code takes the process with it: a slow model is let finish. */
export const modelHungAfterMs = 300_000;

/** 'resting': let go because nobody needed it, or on its way back, which takes a moment. */
export type PoolState = { state: 'loading' | 'ready' | 'resting' } | { state: 'off'; reason: Error };

export type WorkerPool<Input, Output> = {
  /** First come, first served. Rejects with EngineFailure, or with the signal's reason when it is aborted. */
  run(input: Input, options?: { signal?: AbortSignal | undefined }): Promise<Output>;
  state(): PoolState;
  /** Whether a task would be begun at once. */
  isFree(): boolean;
  /** Loads what is not loaded; what has failed before, when it is time. Asking for work does the same. */
  load(): void;
  /** Resolves when every thread has been loaded or has failed to. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type Task = { id: number; input: unknown; finish(output: unknown): void; fail(failure: EngineFailure): void };

/** Threads that run one engine. What waits is taken in order, and one task never holds up more than one thread. */
export function openWorkerPool<Input, Output>(options: PoolOptions): WorkerPool<Input, Output> {
  const { engine, longestWaitMs = 30_000, longestQueue = 100, restAfterMs = 600_000 } = options;
  const queue: Task[] = [];
  let lastId = 0;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;
  const takeTask = () => queue.shift();
  const members = Array.from({ length: options.threads }, () => openMember(options, takeTask, onOff));

  /** What waits for an engine that cannot be loaded has waited long enough. */
  function onOff(): void {
    const state = stateOf();
    if (state.state !== 'off') return;
    for (const task of queue.splice(0)) task.fail(new EngineFailure(engine, 'off', state.reason));
  }

  const stateOf = () => bestState(members.map((member) => member.state()));

  function cancel(task: Task): void {
    for (const member of members) member.cancel(task);
  }

  function enqueue(input: Input, signal: AbortSignal | undefined): Promise<Output> {
    const done = queueTask<Output>(queue, { id: ++lastId, input, signal, engine, longestWaitMs, cancel });
    for (const member of members) member.wake();
    return done;
  }

  const load = () => {
    if (closed) return;
    for (const member of members) member.load();
    resting ??= setTimeout(rest, restAfterMs).unref();
    resting.refresh();
  };

  function rest(): void {
    for (const member of members) member.rest();
  }

  return {
    async run(input, { signal } = {}) {
      signal?.throwIfAborted();
      load();
      const state = stateOf();
      if (closed) throw new EngineFailure(engine, 'off');
      if (state.state === 'off') throw new EngineFailure(engine, 'off', state.reason);
      if (queue.length >= longestQueue) throw new EngineFailure(engine, 'busy');
      return enqueue(input, signal);
    },
    state: stateOf,
    isFree: () => queue.length === 0 && members.some((member) => member.isFree()),
    load,
    settled: async () => void (await Promise.all(members.map((member) => member.settled()))),
    async close() {
      closed = true;
      clearTimeout(resting);
      for (const task of queue.splice(0)) task.fail(new EngineFailure(engine, 'off'));
      await Promise.all(members.map((member) => member.close()));
    },
  };
}

function bestState(states: PoolState[]): PoolState {
  return (
    states.find(({ state }) => state === 'ready') ??
    states.find(({ state }) => state === 'loading') ??
    states[0] ?? { state: 'loading' }
  );
}
