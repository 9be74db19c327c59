import { resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testDetector, testListener, testSynthesiser, testTranscriber } from '#tests/contracts/speech-contract.ts';
import { speak, wordsOf } from '#tests/contracts/speech-contract-world.ts';
import { longestTest } from '#tests/support/patience.ts';
import { createLog } from '../../../log.ts';
import { openEmbeddedSpeech } from './speech-embedded.ts';

// The real models, loaded once for this file: `npm test` has fetched them.
const log = createLog({ production: true, logLevel: 'silent' });
const patient = { longestTaskMs: longestTest, longestWaitMs: longestTest };
const speech = openEmbeddedSpeech({ modelsDir: resolve('models/weights'), tutorVoice: 'flite' }, log, patient);
const spoken = (sentence: string) => speak(speech.mouth, sentence);

afterAll(() => speech.close());

test('talking is possible once the models are loaded', async () => {
  expect(speech.voice()).toEqual({ state: 'loading' });
  await expect.poll(() => speech.voice()).toEqual({ state: 'ready' });
  expect(speech.description).toBe('embedded: Silero, Moonshine, flite');
});

testDetector('Silero', () => speech.detector, spoken);
testTranscriber('Moonshine', () => speech.ears, spoken);
testSynthesiser('flite', () => speech.mouth);
testListener('the listener', () => speech.listener);

test('what flite says of figures and abbreviations is heard as such', async () => {
  const heard = await speech.ears.transcribe(await spoken('The PED is 2.5, so revenue rose 4% to £250.'), {});
  expect(wordsOf(heard).join(' ')).toMatch(/^the ped is 2 5 so revenue rose 4 to 250( pounds)?$/);
});

test('a word of the subject is heard as such, where the model alone hears none', async () => {
  const heard = await speech.ears.transcribe(
    await spoken('Automatic stabilisers reduce the size of fluctuations.'),
    {},
  );
  expect(heard).toBe('Automatic stabilisers reduce the size of fluctuations.');
});

test('a sentence that was said lately is said again at once', async () => {
  const sentence = 'Repeated questions deserve quick answers.';
  const first = await spoken(sentence);
  // The processor's time, of all threads: what else the machine does is nobody's fault here.
  const before = process.cpuUsage();
  const again = await Promise.all(Array.from({ length: 20 }, () => spoken(sentence)));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(50);
  expect(again[19]).toEqual(first);
  expect((await speak(speech.mouth, sentence, 1.2)).length).toBeLessThan(first.length);
});

test('the detector does not wait behind a transcription', async () => {
  const sentence = await spoken('Firms that exploit economies of scale have lower average costs.');
  const transcripts = Promise.all([1, 2].map(() => speech.ears.transcribe(sentence, {})));
  let transcribed = false;
  void transcripts.then(() => {
    transcribed = true;
  });
  const stream = speech.detector.open();
  for (let frame = 0; frame < 15; frame++) await stream.hear(new Int16Array(512));
  expect(transcribed).toBe(false);
  expect(new Set(await transcripts).size).toBe(1);
});

test('one student who talks for long does not make another wait for all of it', async () => {
  const sentence = await spoken('A subsidy lowers the cost of production.');
  const monologue = new Int16Array(20 * 16_000);
  for (let at = 0; at + sentence.length < monologue.length; at += sentence.length + 4_000) monologue.set(sentence, at);
  const order: string[] = [];
  const long = speech.ears.transcribe(monologue, {}).then(() => order.push('long'));
  await speech.ears.transcribe(sentence, {}).then(() => order.push('short'));
  await long;
  expect(order).toEqual(['short', 'long']);
});
