/** What passes between a pool and its worker threads. */
export type ToWorker = { id: number; input: unknown };

export type FromWorker =
  | { kind: 'ready'; kept: Uint8Array | undefined }
  | { kind: 'done'; id: number; output: unknown }
  | { kind: 'failed'; id: number; error: Error };

/** `cancelled` holds the number of the task that nobody waits for any more: the worker is too busy to read messages. */
export type WorkerStart = { data: unknown; cancelled: Int32Array; niceness: number; kept: Uint8Array | undefined };

/** What an engine has made while it was loaded, so that it is loaded sooner when it comes back from a rest. */
export type Kept = { bytes?: Uint8Array | undefined };

/** A loaded engine: one task at a time. */
export type Run = (input: never, task: { isCancelled(): boolean }) => unknown;
