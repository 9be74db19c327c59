import { afterEach, expect, test, vi } from 'vitest';
import { startLocalModelServer } from '#tests/support/local-model-server.ts';
import { takeClock } from '#tests/support/own-clock.ts';
import { patience } from '#tests/support/patience.ts';
import { createLog } from '../../../log.ts';
import type { LocalModel } from '../interface.ts';
import { lookAround } from './look-around.ts';
import { openLocalModels, type Search } from './open-local-models.ts';

afterEach(() => vi.unstubAllGlobals());

const log = createLog({ production: true, logLevel: 'silent' });
const searchFor = (find: Search['find']): Search => ({ find, problem: () => undefined });

function model(description: string, say: LocalModel['say']): LocalModel {
  return { description, say, close: async () => undefined };
}

async function* hello() {
  yield 'Hello.';
}

test('what is found is tried first, and then takes typed and spoken turns', async () => {
  await using server = await startLocalModelServer();
  const models = await openLocalModels({
    log,
    rules: 'Be kind.',
    search: searchFor(() => lookAround([server.ollama])),
  });
  expect(models.status()).toEqual({ state: 'trying', model: 'qwen3.5:4b in Ollama' });
  expect(models.ready(false)).toBeUndefined();
  await expect.poll(() => models.status().state).toBe('ready');
  expect(models.ready(false)?.description).toBe('qwen3.5:4b in Ollama');
  expect(server.requests.map(({ body }) => Object(body.messages)[0].content)).toEqual(['Be kind.', 'Be kind.']);
  await models.close();
});

test('one that needs longer than 700 ms for its first word takes typed turns and no spoken ones', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let trials = 0;
  async function* slow() {
    // The first trial loads it, and may take its time.
    now += ++trials === 1 ? 20_000 : 701;
    yield 'Hello.';
  }
  const models = await openLocalModels({ log, rules: '', search: searchFor(async () => model('slow', slow)) });
  await vi.waitUntil(() => models.status().state === 'ready', { timeout: patience });
  expect(models.status()).toEqual({ state: 'ready', model: 'slow', speaks: false });
  expect([models.ready(false)?.description, models.ready(true)]).toEqual(['slow', undefined]);
  await models.close();
  vi.restoreAllMocks();
});

test.each(['ollama', 'lmStudio'] as const)(
  '%s: while a model is being loaded for twenty seconds nobody waits for it, and then it teaches',
  async (place) => {
    let now = 0;
    const watch = vi.spyOn(performance, 'now').mockImplementation(() => now);
    const loaded = Promise.withResolvers<void>();
    await using server = await startLocalModelServer({
      models: ['qwen3.5-4b'],
      answer: () => ({ loading: loaded.promise, says: ['Hello.'] }),
    });
    const models = await openLocalModels({ log, rules: '', search: searchFor(() => lookAround([server[place]])) });
    await expect.poll(() => server.open()).toBe(1);
    now += 20_000;
    expect([models.status().state, models.ready(false), models.ready(true)]).toEqual(['trying', undefined, undefined]);
    loaded.resolve();
    await vi.waitUntil(() => models.ready(true) !== undefined, { timeout: patience });
    // What loading took is not held against it.
    expect(models.status()).toMatchObject({ state: 'ready', speaks: true });
    await models.close();
    watch.mockRestore();
  },
);

test('llama.cpp: one that refuses while it loads is tried again a minute later', async () => {
  const ticks: (() => void)[] = [];
  vi.stubGlobal('setInterval', (run: () => void) => {
    ticks.push(run);
    return { unref: () => undefined };
  });
  const refusal = { status: 503, body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } } };
  let isLoaded = false;
  await using server = await startLocalModelServer({
    models: ['Qwen3.5-4B.gguf'],
    answer: () => (isLoaded ? { says: ['Hello.'] } : refusal),
  });
  const models = await openLocalModels({ log, rules: '', search: searchFor(() => lookAround([server.llamaCpp])) });
  await vi.waitUntil(() => models.status().state === 'none', { timeout: patience });
  isLoaded = true;
  for (const tick of ticks) tick();
  await vi.waitUntil(() => models.ready(false) !== undefined, { timeout: patience });
  await models.close();
});

test('it is looked for again every minute: one that comes is taken, one that is gone is not', async () => {
  const ticks: (() => void)[] = [];
  vi.stubGlobal('setInterval', (run: () => void, milliseconds: number) => {
    expect(milliseconds).toBe(60_000);
    ticks.push(run);
    return { unref: () => undefined };
  });
  let there: LocalModel | undefined;
  const models = await openLocalModels({ log, rules: '', search: searchFor(async () => there) });
  expect(models.status()).toEqual({ state: 'none', problem: undefined });
  there = model('one', hello);
  for (const tick of ticks) tick();
  await vi.waitUntil(() => models.ready(true)?.description === 'one', { timeout: patience });
  there = undefined;
  for (const tick of ticks) tick();
  await vi.waitUntil(() => models.status().state === 'none', { timeout: patience });
  await models.close();
});

test('one that ended while it was looked for makes room for the next of the same name', async () => {
  const ticks: (() => void)[] = [];
  vi.stubGlobal('setInterval', (run: () => void) => {
    ticks.push(run);
    return { unref: () => undefined };
  });
  let looked = 0;
  const before: LocalModel = { ...model('Tiny', hello), hasEnded: () => looked > 1 };
  const after = model('Tiny', hello);
  const models = await openLocalModels({
    ...{ log, rules: '' },
    search: searchFor(async () => (++looked > 1 ? after : before)),
  });
  for (const tick of ticks) tick();
  await vi.waitUntil(() => models.ready(false) === after, { timeout: patience });
  await models.close();
});

test('one that fails its trial, or a turn, is left alone until it is looked for again', async () => {
  const bad = model('bad', async function* () {
    yield* [];
  });
  const models = await openLocalModels({ log, rules: '', search: searchFor(async () => bad) });
  await vi.waitUntil(() => models.status().state === 'none', { timeout: patience });
  await models.close();
  const good = model('good', hello);
  const others = await openLocalModels({ log, rules: '', search: searchFor(async () => good) });
  await vi.waitUntil(() => others.ready(true), { timeout: patience });
  others.failed(good);
  expect(others.ready(false)).toBeUndefined();
  await others.close();
});

test('a model that never gets loaded is given up', async () => {
  const clock = takeClock();
  const models = await openLocalModels({
    ...{ log, rules: '' },
    search: searchFor(async () =>
      model('stuck', async function* (_, { signal }) {
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
        yield '';
      }),
    ),
  });
  clock.pass(179_999);
  expect(models.status().state).toBe('trying');
  clock.pass(1);
  await vi.waitUntil(() => models.status().state === 'none', { timeout: patience });
  await models.close();
});
