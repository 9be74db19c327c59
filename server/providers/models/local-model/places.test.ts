import { afterEach, expect, test, vi } from 'vitest';
import { type LocalAnswer, startLocalModelServer } from '#tests/support/local-model-server.ts';
import { takeClock } from '#tests/support/own-clock.ts';
import { lookAround } from './look-around.ts';
import { openPlaced } from './places.ts';

afterEach(() => vi.unstubAllGlobals());

const prompt = {
  rules: 'Be kind.',
  history: [
    { by: 'student' as const, text: 'Hi' },
    { by: 'tutor' as const, text: 'Hello.' },
  ],
  words: 'Why?',
};

const placeNames = ['ollama', 'llamaCpp', 'lmStudio'] as const;

async function ask(answer: LocalAnswer, place: (typeof placeNames)[number], signal?: AbortSignal) {
  await using server = await startLocalModelServer({ answer: () => answer });
  const heard: string[] = [];
  const said = openPlaced(server[place], 'qwen3.5:4b').say(prompt, { mostTokens: 50, signal });
  const failure = await (async () => {
    for await (const piece of said) if (heard.push(piece) >= 3) break;
  })().catch((error) => error.code ?? error.name);
  return { heard, failure, requests: server.requests };
}

test.each(placeNames)(
  '%s: a reply comes piece by piece, asked for with the rules first and no thinking',
  async (place) => {
    const { heard, failure, requests } = await ask({ says: ['Price ', 'falls.'] }, place);
    expect([heard.join(''), failure]).toEqual(['Price falls.', undefined]);
    const [{ body } = { body: {} }] = requests;
    expect(
      Object(body).messages.map(({ role, content }: { role: string; content: string }) => [role, content]),
    ).toEqual([
      ['system', 'Be kind.'],
      ['user', 'Hi'],
      ['assistant', 'Hello.'],
      ['user', 'Why?'],
    ]);
    expect(Object(body).think ?? Object(Object(body).chat_template_kwargs).enable_thinking).toBe(false);
  },
);

const loading = { status: 503, body: { error: { code: 503, message: 'Loading model', type: 'unavailable_error' } } };
const full = { status: 503, body: { error: 'server busy, please try again.  maximum pending requests exceeded' } };

test.each(placeNames)('%s: each fault has its name, and what was said before it stays', async (place) => {
  const faults: [LocalAnswer, string, string][] = [
    [{ status: 404, body: { error: "model 'qwen3.5:4b' not found" } }, '', 'refused'],
    [loading, '', 'off'],
    [full, '', 'busy'],
    [{ cutOffAfter: ['Price '] }, 'Price ', 'cut_off'],
    [{ garbage: '<html>It works!</html>\n' }, '', 'garbage'],
    [{ garbage: 'x'.repeat(200_000) }, '', 'garbage'],
  ];
  for (const [answer, heard, code] of faults) {
    const asked = await ask(answer, place);
    expect([asked.heard.join(''), asked.failure], JSON.stringify(answer).slice(0, 60)).toEqual([heard, code]);
  }
});

test.each(placeNames)('%s: an endless reply ends when nobody listens any more', async (place) => {
  await using server = await startLocalModelServer({ answer: () => ({ endless: 'And ' }) });
  let heard = 0;
  for await (const _ of openPlaced(server[place], 'qwen3.5:4b').say(prompt, { mostTokens: 50 }))
    if (++heard > 20) break;
  await expect.poll(() => server.open()).toBe(0);
});

test('the best of all places is found; a place with nothing to teach, a refusal or garbage is passed over', async () => {
  await using one = await startLocalModelServer({ models: ['nomic-embed-text', 'llama3.2:3b'] });
  await using two = await startLocalModelServer({ models: ['Qwen3.5-4B-Q4_K_M.gguf'] });
  await using three = await startLocalModelServer({ models: 404 });
  const found = await lookAround([one.ollama, two.llamaCpp, three.lmStudio]);
  expect(found?.description).toBe('Qwen3.5-4B-Q4_K_M.gguf in llama.cpp');
  expect(await lookAround([three.ollama])).toBeUndefined();
  two.setModels([]);
  expect((await lookAround([one.ollama, two.llamaCpp]))?.description).toBe('llama3.2:3b in Ollama');
  expect(await lookAround([{ ...one.ollama, address: 'http://127.0.0.1:9' }])).toBeUndefined();
});

test('Ollama: one that it only passes on to another machine is not taken, whatever it is called', async () => {
  const remote = { remote_host: 'https://ollama.com:443', remote_model: 'qwen3.5:9b' };
  await using server = await startLocalModelServer({
    models: [{ name: 'qwen3.5:9b', ...remote }, { name: 'gemma4:12b', remote_model: 'gemma4:12b' }, 'llama3.2:3b'],
  });
  expect((await lookAround([server.ollama]))?.description).toBe('llama3.2:3b in Ollama');
});

test('Ollama: the size that it tells counts, in billions and in millions', async () => {
  const sized = (name: string, parameter_size: string) => ({ name, details: { family: 'any', parameter_size } });
  await using server = await startLocalModelServer({
    models: [sized('qwen3.5:latest', '751.63M'), sized('llama3:latest', '8.0B'), sized('gemma3:latest', '4.3B')],
  });
  expect((await lookAround([server.ollama]))?.description).toBe('llama3:latest in Ollama');
  server.setModels([sized('qwen3.5:latest', '751.63M'), sized('gemma3:latest', '999.89M')]);
  expect(await lookAround([server.ollama])).toBeUndefined();
});

test.each([
  ['google/gemma-3-12b', true],
  ['google/gemma-4-e4b', true],
  ['mistralai/mistral-small-3.2', true],
  ['qwen/qwen3-4b-2507', true],
  ['google/gemma-3-12b-pt', false],
  ['qwen/qwen3-4b-thinking-2507', false],
  ['text-embedding-nomic-embed-text-v1.5', false],
  ['somebody/gemma-3-12b', false],
  ['gemma-4-e4b', false],
])('LM Studio: %s teaches: %s', async (id, teaches) => {
  await using server = await startLocalModelServer({ models: [id] });
  expect((await lookAround([server.lmStudio])) !== undefined).toBe(teaches);
  // A file of that name may be the model before it was taught to talk.
  if (id.startsWith('google/')) expect(await lookAround([server.llamaCpp])).toBeUndefined();
});

test('nobody waits longer than half a second for a place that is silent', async () => {
  const clock = takeClock();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await using server = await startLocalModelServer();
  let isOver = false;
  const looking = lookAround([server.ollama]).finally(() => {
    isOver = true;
  });
  clock.pass(499);
  await Promise.resolve();
  expect(isOver).toBe(false);
  clock.pass(1);
  expect(await looking).toBeUndefined();
});
