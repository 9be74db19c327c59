import { EngineFailure } from './interface.ts';
import type { Task } from './worker-pool.ts';

type Wish = Pick<Task, 'id' | 'input'> & {
  signal: AbortSignal | undefined;
  engine: EngineFailure['engine'];
  longestWaitMs: number;
  /** Of a task that a thread has begun. */
  cancel(task: Task): void;
};

/** A task at the end of the queue, which leaves it when it is aborted or has waited too long. */
export function queueTask<Output>(queue: Task[], { id, input, signal, engine, longestWaitMs, cancel }: Wish) {
  return new Promise<Output>((resolve, reject) => {
    const tooLate = setTimeout(() => {
      if (remove()) task.fail(new EngineFailure(engine, 'busy'));
    }, longestWaitMs);
    const done = () => {
      clearTimeout(tooLate);
      signal?.removeEventListener('abort', abort);
    };
    const task: Task = {
      id,
      input,
      finish(output) {
        done();
        resolve(output as Output);
      },
      fail(failure) {
        done();
        reject(failure);
      },
    };
    const remove = () => {
      const place = queue.indexOf(task);
      if (place >= 0) queue.splice(place, 1);
      return place >= 0;
    };
    const abort = () => {
      if (!remove()) cancel(task);
      done();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    queue.push(task);
  });
}
