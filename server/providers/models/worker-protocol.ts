/** What passes between a pool and its worker threads. */
export type ToWorker = { id: number; input: unknown };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; error: Error };

/** `cancelled` holds the number of the task that nobody waits for any more: the worker is too busy to read messages. */
export type WorkerStart = { data: unknown; cancelled: Int32Array; niceness: number };

/** A loaded engine: one task at a time. */
export type Run = (input: never, task: { isCancelled(): boolean }) => unknown;
