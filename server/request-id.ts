import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Whatever is done in here belongs to this request: its jobs, its audit and its log lines carry the id. */
export function withRequestId<Result>(requestId: string, work: () => Result): Result {
  return current.run(requestId, work);
}

/** Of the request in progress, or of the one that the job in hand came from. */
export function readRequestId(): string | undefined {
  return current.getStore();
}
