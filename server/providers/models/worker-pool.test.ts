import { getEventListeners } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { createLog } from '../../log.ts';
import type { EngineFailure } from './interface.ts';
import { openWorkerPool, type PoolOptions } from './worker-pool.ts';

afterEach(() => vi.useRealTimers());

const log = createLog({ production: true, logLevel: 'silent' });
const workerSide = new URL('./worker-side.ts', import.meta.url).href;

/** A pool whose threads do what `run` says with `input` and `task`, after what `load` says. */
function openPool({ run, load = '', ...options }: { run: string; load?: string } & Partial<PoolOptions>) {
  const code = `import { serveTasks } from '${workerSide}';
    import { existsSync } from 'node:fs';
    const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
    await serveTasks(async (data) => { ${load}; return async (input, task) => { ${run} }; });`;
  const entry = new URL(`data:text/javascript,${encodeURIComponent(code)}`);
  const pool = openWorkerPool<unknown, unknown>({
    ...{ engine: 'ears', name: 'a test engine', entry, data: {}, threads: 1, log, reloadAfterMs: 0 },
    ...options,
  });
  return { ...pool, [Symbol.asyncDispose]: pool.close };
}

/** Numbers that a thread and its test both see. */
function shared(...numbers: number[]): Int32Array<SharedArrayBuffer> {
  const array = new Int32Array(new SharedArrayBuffer(4 * numbers.length));
  array.set(numbers);
  return array;
}

test('tasks are answered, each with its own answer, by all threads together', async () => {
  await using pool = openPool({ threads: 2, run: 'return input * 2' });
  const numbers = Array.from({ length: 50 }, (_, index) => index);
  expect(await Promise.all(numbers.map((number) => pool.run(number)))).toEqual(numbers.map((number) => number * 2));
  expect(pool.state()).toEqual({ state: 'ready' });
});

test('nothing is loaded before it is asked for, and a call waits for the loading', async () => {
  await using pool = openPool({ load: 'wait(200)', run: 'return "done"' });
  expect(pool.state()).toEqual({ state: 'loading' });
  expect(await pool.run(1)).toBe('done');
});

test('what loading has left behind is given back before the first task', async () => {
  await using pool = openPool({ load: 'new Uint8Array(20_000_000)', run: 'return process.memoryUsage().arrayBuffers' });
  expect(await pool.run(1)).toBeLessThan(10_000_000);
});

test('a task that throws fails alone', async () => {
  await using pool = openPool({ run: 'if (input === "bad") throw new Error("odd input"); return input' });
  const failed = await pool.run('bad').catch((error: EngineFailure) => error);
  expect(failed).toMatchObject({ name: 'EngineFailure', engine: 'ears', code: 'broken' });
  expect(failed).toHaveProperty('cause.message', 'odd input');
  expect(await pool.run('good')).toBe('good');
});

test('a thread that crashes fails its own task; the next is done by a new thread', async () => {
  await using pool = openPool({ run: 'if (input === "die") process.exit(3); return input' });
  const after = pool.run('after');
  const dying = pool.run('die');
  const waiting = pool.run('waiting');
  expect(await after).toBe('after');
  await expect(dying).rejects.toMatchObject({ name: 'EngineFailure', code: 'crashed' });
  expect(await waiting).toBe('waiting');
});

test('an engine whose memory is broken is loaded anew', async () => {
  const run =
    'globalThis.tasks = (globalThis.tasks ?? 0) + 1; if (input) throw new WebAssembly.RuntimeError("unreachable"); return tasks';
  await using pool = openPool({ run });
  expect(await pool.run(false)).toBe(1);
  await expect(pool.run(true)).rejects.toMatchObject({ code: 'crashed' });
  expect(await pool.run(false)).toBe(1);
});

test('a task that hangs is ended, and the thread with it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run = 'if (input === "hang") for (;;); return input';
  await using pool = openPool({ longestTaskMs: 300, hungAfterMs: 600, run });
  await pool.run('warm');
  const hung = pool.run('hang');
  vi.advanceTimersByTime(300);
  await expect(hung).rejects.toMatchObject({ name: 'EngineFailure', code: 'timeout' });
  const next = pool.run('next');
  vi.advanceTimersByTime(300);
  expect(await next).toBe('next');
});

test('nobody waits too long for a slow task, and its thread is let finish it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const run =
    'globalThis.tasks = (globalThis.tasks ?? 0) + 1; if (input) Atomics.wait(input, 0, 0); return globalThis.tasks';
  await using pool = openPool({ longestTaskMs: 300, hungAfterMs: 60_000, run });
  expect(await pool.run(undefined)).toBe(1);
  const released = shared(0);
  const slow = pool.run(released);
  vi.advanceTimersByTime(300);
  await expect(slow).rejects.toMatchObject({ name: 'EngineFailure', code: 'timeout' });
  const next = pool.run(undefined);
  Atomics.store(released, 0, 1);
  Atomics.notify(released, 0);
  expect(await next).toBe(3);
});

test('a pool is free once it is loaded, and as long as it has nothing to do', async () => {
  await using pool = openPool({ run: 'Atomics.wait(input, 0, 0); return "done"' });
  expect(pool.isFree()).toBe(false);
  pool.load();
  await pool.settled();
  expect(pool.isFree()).toBe(true);
  const released = shared(0);
  const running = pool.run(released);
  expect(pool.isFree()).toBe(false);
  Atomics.store(released, 0, 1);
  Atomics.notify(released, 0);
  await running;
  expect(pool.isFree()).toBe(true);
});

test('what waits too long is told that the engine is busy, and so is what finds too long a queue', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using pool = openPool({ longestWaitMs: 100, longestQueue: 1, run: 'Atomics.wait(input, 0, 0); return "done"' });
  pool.load();
  await pool.settled();
  const released = shared(0);
  const long = pool.run(released);
  const waiting = pool.run(released);
  await expect(pool.run(released)).rejects.toMatchObject({ code: 'busy' });
  vi.advanceTimersByTime(100);
  await expect(waiting).rejects.toMatchObject({ code: 'busy' });
  Atomics.store(released, 0, 1);
  Atomics.notify(released, 0);
  expect(await long).toBe('done');
});

test('an aborted task is not begun; one that is running is told, and the thread goes on', async () => {
  // How many steps it has made, and whether it may stop by itself.
  const steps = shared(0, 0);
  const run =
    'while (!task.isCancelled() && !Atomics.load(input, 1)) { wait(5); Atomics.add(input, 0, 1); } return "stopped"';
  await using pool = openPool({ run, longestTaskMs: 600_000 });
  const [first, second] = [new AbortController(), new AbortController()];
  const running = pool.run(steps, { signal: first.signal });
  const queued = pool.run(steps, { signal: second.signal });
  await expect.poll(() => steps[0]).toBeGreaterThan(2);
  second.abort(new Error('changed my mind'));
  await expect(queued).rejects.toThrow('changed my mind');
  first.abort(new Error('interrupted'));
  await expect(running).rejects.toThrow('interrupted');
  expect(await pool.run(shared(0, 1))).toBe('stopped');
  expect(getEventListeners(first.signal, 'abort')).toEqual([]);
});

test('an engine that cannot be loaded is off and says why; it comes back when the reason is gone', async () => {
  const path = join(tmpdir(), `margin-test-${process.pid}-weights`);
  await using pool = openPool({
    load: `if (!existsSync(${JSON.stringify(path)})) throw new Error('the weights are missing')`,
    run: 'return input',
  });
  const [first, second] = await Promise.allSettled([pool.run(1), pool.run(2)]);
  expect(first).toMatchObject({ status: 'rejected', reason: { name: 'EngineFailure', code: 'off' } });
  expect(second).toMatchObject({
    status: 'rejected',
    reason: { code: 'off', cause: { message: 'the weights are missing' } },
  });
  expect(pool.state()).toMatchObject({ state: 'off' });
  await writeFile(path, '');
  expect(await pool.run(3)).toBe(3);
  expect(pool.state()).toEqual({ state: 'ready' });
  await rm(path);
});

test('an engine that could not be loaded is not tried again at once', async () => {
  const loads = shared(0);
  const load = 'Atomics.add(data, 0, 1); throw new Error("no")';
  await using pool = openPool({ data: loads, load, run: 'return 1', reloadAfterMs: 60_000 });
  await expect(pool.run(1)).rejects.toMatchObject({ code: 'off' });
  await expect(pool.run(1)).rejects.toMatchObject({ code: 'off' });
  expect(loads[0]).toBe(1);
});

test('an engine that nobody has asked for ten minutes is let go, and comes back when it is asked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const loads = shared(0);
  await using pool = openPool({ data: loads, load: 'Atomics.add(data, 0, 1)', run: 'return input' });
  expect(await pool.run('first')).toBe('first');
  vi.advanceTimersByTime(599_999);
  expect(await pool.run('in time')).toBe('in time');
  vi.advanceTimersByTime(599_999);
  expect(pool.state()).toEqual({ state: 'ready' });
  vi.advanceTimersByTime(1);
  expect(pool.state()).toEqual({ state: 'resting' });
  expect(loads[0]).toBe(1);
  expect(await Promise.all([pool.run('again'), pool.run('and again')])).toEqual(['again', 'and again']);
  expect(loads[0]).toBe(2);
  expect(pool.state()).toEqual({ state: 'ready' });
});

test('an engine is not let go in the middle of its work', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await using pool = openPool({
    restAfterMs: 100,
    longestTaskMs: 600_000,
    run: 'Atomics.wait(input, 0, 0); return "done"',
  });
  pool.load();
  await pool.settled();
  const released = shared(0);
  const long = pool.run(released);
  vi.advanceTimersByTime(100);
  Atomics.store(released, 0, 1);
  Atomics.notify(released, 0);
  expect(await long).toBe('done');
  expect(pool.state()).toEqual({ state: 'ready' });
});

test('closing ends what waits and what runs, also in the middle of loading', async () => {
  const pool = openPool({ run: 'wait(60_000)' });
  const [running, waiting] = [pool.run(1), pool.run(2)];
  const outcomes = Promise.allSettled([running, waiting]);
  await expect.poll(() => pool.state().state).toBe('ready');
  await pool.close();
  expect(await outcomes).toMatchObject([{ reason: { code: 'off' } }, { reason: { code: 'off' } }]);
  await expect(pool.run(3)).rejects.toMatchObject({ code: 'off' });

  const loading = openPool({ load: 'wait(60_000)', run: 'return 1' });
  const asked = loading.run(1);
  const refused = expect(asked).rejects.toMatchObject({ code: 'off' });
  await loading.close();
  await refused;
});

test('sound is handed over and arrives whole', async () => {
  await using pool = openPool({ run: 'return Int16Array.from(input, (sample) => sample + 1)' });
  expect(await pool.run(Int16Array.of(1, 2, 3))).toEqual(Int16Array.of(2, 3, 4));
});
