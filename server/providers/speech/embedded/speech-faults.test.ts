import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { silence, speak } from '#tests/contracts/speech-contract-world.ts';
import { createLog } from '../../../log.ts';
import { models } from '../../models/weights.ts';
import { speechOff } from '../speech-off.ts';
import { openMouth } from './mouth.ts';
import { openEmbeddedSpeech } from './speech-embedded.ts';
import { openSpeechPool } from './speech-pool.ts';

const weights = resolve('models/weights');

/** A weights folder of this test's own, with the models it names. */
async function weightsFolder(...names: string[]) {
  const modelsDir = await mkdtemp(join(tmpdir(), 'margin-weights-'));
  for (const name of names) await cp(join(weights, name), join(modelsDir, name), { recursive: true });
  return { modelsDir, [Symbol.asyncDispose]: () => rm(modelsDir, { recursive: true, force: true }) };
}

function keepLog() {
  const lines: string[] = [];
  const log = createLog({ production: true, logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  return { log, lines };
}

test('without weights the voice is off, each call says so, and the log says what is missing', async () => {
  await using folder = await weightsFolder();
  const { log, lines } = keepLog();
  const speech = openEmbeddedSpeech({ modelsDir: folder.modelsDir, tutorVoice: 'auto' }, log);
  expect(speech.description).toBe(
    `off: Silero, Moonshine, DittliTTS missing in ${folder.modelsDir} (npm start fetches what it can)`,
  );
  const off = (engine: string) => ({ name: 'EngineFailure', engine, code: 'off' });
  await expect(speech.detector.open().hear(new Int16Array(512))).rejects.toMatchObject(off('detector'));
  await expect(speech.ears.transcribe(silence(1), {})).rejects.toMatchObject(off('ears'));
  await expect(speak(speech.mouth, 'Hello.')).rejects.toMatchObject(off('mouth'));
  // The listener comes with the product: it is fetched from nowhere.
  expect(await speech.listener.hear(['Hello'])).toHaveLength(1);
  expect(speech.voice()).toEqual({
    state: 'off',
    sentence: 'The tutor cannot hear or speak just now. You can type to it, and everything else works.',
  });
  await speech.close();
  expect(lines.join('\n')).toContain('silero/silero_vad_v6.onnx is missing');
});

test('damaged weights are never run; whole ones are, without a restart; nonsense fails alone', async () => {
  await using folder = await weightsFolder('silero');
  const path = join(folder.modelsDir, 'silero/silero_vad_v6.onnx');
  await writeFile(path, 'not a model');
  const { log } = keepLog();
  const pool = openSpeechPool('silero', { modelsDir: folder.modelsDir, log, reloadAfterMs: 0 });
  const frame = { stream: 1, frame: new Int16Array(512) };
  const refused = await pool.run(frame).catch((error: unknown) => error);
  expect(refused).toMatchObject({
    name: 'EngineFailure',
    code: 'off',
    cause: { message: `${path} is damaged: its sha256 is not the one expected` },
  });
  await cp(join(weights, 'silero'), join(folder.modelsDir, 'silero'), { recursive: true });
  expect(await pool.run(frame)).toBeLessThan(0.5);
  const nonsense = { stream: 1, frame: undefined } as unknown as typeof frame;
  await expect(pool.run(nonsense)).rejects.toMatchObject({ engine: 'detector', code: 'broken' });
  expect(await pool.run(frame)).toBeLessThan(0.5);
  await pool.close();
});

test('a voice that crashes is back for the next sentence', async () => {
  const { log } = keepLog();
  const pool = openSpeechPool('flite', { modelsDir: weights, log, longestTaskMs: 60_000 });
  pool.load();
  await pool.settled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Seconds of work for flite, and by this clock longer than it may take.
  const endless = pool.run({ text: 'Prices rise. '.repeat(2_000), speed: 1 });
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect(endless).rejects.toMatchObject({
    name: 'EngineFailure',
    engine: 'mouth',
    code: 'timeout',
  });
  expect((await pool.run({ text: 'Yes.', speed: 1 })).length).toBeGreaterThan(4_000);
  await pool.close();
});

test('a natural voice that cannot be loaded gives way to flite', async () => {
  await using folder = await weightsFolder('flite');
  await mkdir(join(folder.modelsDir, 'kokoro'));
  for (const { name } of [...models.kokoro.files, ...models.phonemizer.files])
    await writeFile(join(folder.modelsDir, name), 'damaged');
  const mouth = openMouth({ modelsDir: folder.modelsDir, tutorVoice: 'auto' }, keepLog().log, Promise.resolve());
  expect(mouth.synthesiser.description).toBe('Kokoro or flite');
  expect((await speak(mouth.synthesiser, 'Yes.')).length).toBeGreaterThan(4_000);
  expect(mouth.synthesiser).toMatchObject({ description: 'flite', sampleRate: 16_000 });
  await mouth.close();
});

test('DittliTTS that cannot be loaded gives way to flite', async () => {
  await using folder = await weightsFolder('flite');
  await mkdir(join(folder.modelsDir, 'dittli'));
  for (const { name } of models.dittli.files) await writeFile(join(folder.modelsDir, name), 'damaged');
  const mouth = openMouth({ modelsDir: folder.modelsDir, tutorVoice: 'auto' }, keepLog().log, Promise.resolve());
  expect(mouth.synthesiser).toMatchObject({ description: 'DittliTTS', sampleRate: 22_050 });
  expect((await speak(mouth.synthesiser, 'Yes.')).length).toBeGreaterThan(4_000);
  expect(mouth.synthesiser).toMatchObject({ description: 'flite', sampleRate: 16_000 });
  await mouth.close();
});

test('switched off by the setting, there is no voice but still a listener', async () => {
  const { log } = keepLog();
  const speech = openEmbeddedSpeech({ modelsDir: weights, tutorVoice: 'off' }, log);
  expect(speech.description).toBe('off by TUTOR_VOICE');
  expect(speech.voice()).toEqual({
    state: 'off',
    sentence: 'Talking is not available here. You can type to the tutor.',
  });
  await expect(speech.ears.transcribe(silence(1), {})).rejects.toMatchObject({ name: 'EngineFailure', code: 'off' });
  expect(await speech.listener.hear(['Gearing'])).toHaveLength(1);
  await speech.close();
});

test('engines that are off answer every call with the reason, and students with the sentence', async () => {
  const speech = speechOff('No voice today.');
  expect(speech.voice()).toEqual({ state: 'off', sentence: 'No voice today.' });
  await expect(speech.detector.open().hear(new Int16Array(512))).rejects.toMatchObject({ code: 'off' });
  await expect(speak(speech.mouth, 'Hello.')).rejects.toMatchObject({ engine: 'mouth', code: 'off' });
  await expect(speech.listener.hear(['x'])).rejects.toMatchObject({ engine: 'listener', code: 'off' });
  await speech.close();
});
