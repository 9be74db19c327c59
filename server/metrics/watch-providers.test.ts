import { expect, test } from 'vitest';
import { EngineFailure } from '#server/providers/models/interface.ts';
import { PaymentsFailure } from '#server/providers/payments/interface.ts';
import { speechOff } from '#server/providers/speech/speech-off.ts';
import { pieces, say, scriptedBrain, startConversation } from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { scriptedSpeech } from '#tests/scripted-speech.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { createMetrics } from './metrics.ts';
import { watchProviders } from './watch-providers.ts';

const signal = new AbortController().signal;

test('each stage of a turn is timed to its first result, and a fault of an engine is counted', async () => {
  await using product = await startProduct();
  const metrics = createMetrics();
  const { engines, script } = scriptedSpeech();
  const watched = watchProviders(metrics, { ...product.deps, speech: engines });
  const figures = async (start: string) =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(start));
  for await (const piece of watched.speech.mouth.speak('Good.', { speed: 1, signal }))
    expect(piece.length).toBeGreaterThan(0);
  await watched.speech.ears.transcribe(new Int16Array(512), { signal });
  expect(await figures('margin_turn_stage_seconds_count')).toEqual([
    'margin_turn_stage_seconds_count{stage="mouth"} 1',
    'margin_turn_stage_seconds_count{stage="ears"} 1',
  ]);
  script.faults.ears = new EngineFailure('ears', 'timeout');
  await expect(watched.speech.ears.transcribe(new Int16Array(512), { signal })).rejects.toThrow('ears: timeout');
  expect(await figures('margin_provider_errors')).toEqual([
    'margin_provider_errors_total{provider="ears",kind="timeout"} 1',
  ]);
  expect(watched.speech.voice()).toEqual(engines.voice());
});

test('the hosted brain that fails is counted, and the built-in one goes on', async () => {
  await using product = await startProduct();
  const metrics = createMetrics();
  const hostedBrain = {
    description: 'broken',
    // biome-ignore lint/correctness/useYield: it fails before its first piece
    async *reply() {
      throw new EngineFailure('brain', 'quota');
    },
  };
  const brain = scriptedBrain(() => pieces('Still here.'));
  Object.assign(product.deps, watchProviders(metrics, { ...product.deps, brain, hostedBrain }));
  const { browser } = await createSignedInStudent(product);
  const { reply, events } = await say(browser, await startConversation(browser), 'What is demand?');
  expect(reply).toBe('Still here.');
  expect(events).toContainEqual({
    type: 'notice',
    sentence: 'The AI service is not answering just now, so the built-in tutor has taken over.',
  });
  const text = await metrics.registry.metrics();
  expect(text).toContain('margin_provider_errors_total{provider="brain",kind="quota"} 1');
  expect(text).toContain('margin_turn_stage_seconds_count{stage="brain"} 1');
});

test('of payments the kind of failure is told; the copy has every method, and what changes with time still does', async () => {
  await using product = await startProduct();
  const metrics = createMetrics();
  let loaded = 'loading';
  const speech = {
    ...speechOff('off'),
    get description() {
      return loaded;
    },
  };
  const refuse = () => Promise.reject(new PaymentsFailure('try_later', 'timeout'));
  const payments = { ...product.deps.payments, readCheckout: refuse };
  const watched = watchProviders(metrics, { ...product.deps, payments, speech });
  await expect(watched.payments.readCheckout('cs_1')).rejects.toThrow('payments: timeout');
  expect(await watched.payments.readSubscription('sub_unknown')).toBeUndefined();
  expect(Object.keys({ ...watched.payments }).sort()).toEqual(Object.keys(payments).sort());
  loaded = 'ready';
  expect(watched.speech.description).toBe('ready');
  expect(await metrics.registry.metrics()).toContain(
    'margin_provider_errors_total{provider="payments",kind="try_later"} 1',
  );
});
