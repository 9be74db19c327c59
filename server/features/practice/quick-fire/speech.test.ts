import { expect, test } from 'vitest';
import { EngineFailure } from '#server/providers/models/interface.ts';
import type { SpeechEngines } from '#server/providers/speech/interface.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

test('a spoken answer comes back as words, and costs no minutes', async () => {
  await using product = await startProduct();
  const heard: Int16Array[] = [];
  hearWith(product, async (audio) => {
    heard.push(audio);
    return 'The next best alternative.';
  });
  const response = await speak(product, new Int16Array([1, -2, 3]).buffer);
  expect(await response.json()).toEqual({ words: 'The next best alternative.' });
  expect(heard).toEqual([new Int16Array([1, -2, 3])]);
});

test('without a voice the reason is told', async () => {
  await using product = await startProduct();
  const response = await speak(product, new ArrayBuffer(2));
  expect([response.status, (await response.json()).message]).toEqual([503, 'There is no voice in this test.']);
});

test('while the ears load, and when they fail, the student may type', async () => {
  await using product = await startProduct();
  product.deps.speech = { ...product.deps.speech, voice: () => ({ state: 'loading' }) };
  expect((await (await speak(product, new ArrayBuffer(2))).json()).message).toBe(
    'Listening isn’t ready yet. Type for now, or try again in a moment.',
  );
  hearWith(product, async () => {
    throw new EngineFailure('ears', 'busy');
  });
  expect((await (await speak(product, new ArrayBuffer(2))).json()).message).toBe(
    'I could not hear that. Please say it again, or type it.',
  );
});

test('more than ninety seconds are refused', async () => {
  await using product = await startProduct();
  hearWith(product, async () => '');
  expect((await speak(product, new ArrayBuffer(90 * 32_000 + 2))).status).toBe(413);
});

async function speak(product: Product, body: ArrayBuffer) {
  const { browser } = await createSignedInStudent(product);
  const headers = { 'Content-Type': 'application/octet-stream', 'Content-Length': String(body.byteLength) };
  return browser.request('POST', '/api/practice/quick-fire/economics/speech', { body, headers });
}

function hearWith({ deps }: Product, transcribe: SpeechEngines['ears']['transcribe']) {
  deps.speech = { ...deps.speech, voice: () => ({ state: 'ready' }), ears: { description: 'scripted', transcribe } };
}
