import { EngineFailure } from './interface.ts';
import type { PoolOptions, Task } from './worker-pool.ts';

type Limits = Required<Pick<PoolOptions, 'engine' | 'longestTaskMs' | 'hungAfterMs'>>;

/** The one task that a thread works at. Nobody waits for it beyond its limit; `endHung` when it will never be through. */
export function createTaskInHand({ engine, longestTaskMs, hungAfterMs }: Limits, endHung: () => void) {
  let current: { task: Task; limit: NodeJS.Timeout; tooLong: boolean } | undefined;
  return {
    task: () => current?.task,
    take(task: Task): void {
      const given = { task, limit: setTimeout(giveUp, longestTaskMs), tooLong: false };
      current = given;
      function giveUp() {
        given.tooLong = true;
        task.fail(new EngineFailure(engine, 'timeout'));
        if (hungAfterMs <= longestTaskMs) endHung();
        else given.limit = setTimeout(endHung, hungAfterMs - longestTaskMs);
      }
    },
    /** It is over, however it went. */
    release() {
      const ended = current;
      if (!ended) throw new Error('no task');
      clearTimeout(ended.limit);
      current = undefined;
      return ended;
    },
  };
}
