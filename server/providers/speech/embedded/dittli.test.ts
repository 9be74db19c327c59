import { resolve } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { testSynthesiser } from '#tests/contracts/speech-contract.ts';
import { loudness, speak } from '#tests/contracts/speech-contract-world.ts';
import { longestTest } from '#tests/support/patience.ts';
import { sincResample } from '../../../audio/sinc-resample.ts';
import { createLog } from '../../../log.ts';
import { openMouth } from './mouth.ts';
import { openSpeechPool } from './speech-pool.ts';

// The real model, loaded once for this file: `npm test` has fetched it.
const log = createLog({ production: true, logLevel: 'silent' });
const modelsDir = resolve('models/weights');
const mouth = openMouth({ modelsDir, tutorVoice: 'dittli' }, log, Promise.resolve());

afterAll(() => mouth.close());

testSynthesiser('DittliTTS', () => mouth.synthesiser);

test('the voice says who it is', () => {
  expect(mouth.synthesiser).toMatchObject({ description: 'DittliTTS', sampleRate: 22_050, hasTwoVoices: true });
});

test('two voices say the same in about the same time, and not with the same sound', async () => {
  const sentence = 'Supply meets demand.';
  const lower = await speak(mouth.synthesiser, sentence);
  const higher: Int16Array[] = [];
  for await (const piece of mouth.synthesiser.speak(sentence, { speed: 1, voice: 'higher' })) higher.push(piece);
  const length = higher.reduce((sum, piece) => sum + piece.length, 0);
  expect(length / lower.length).toBeGreaterThan(0.8);
  expect(length / lower.length).toBeLessThan(1.25);
  expect(higher[0]).not.toEqual(lower);
});

test('another rate keeps the tone and folds nothing back', () => {
  const tone = (hertz: number) =>
    Float32Array.from({ length: 4_410 }, (_, at) => Math.sin((at * 2 * Math.PI * hertz) / 44_100) * 10_000);
  const halved = (hertz: number) => Int16Array.from(sincResample(tone(hertz), 2).subarray(200, 2_000));
  expect(loudness(halved(1_000))).toBeCloseTo(10_000 / Math.SQRT2, -2);
  expect(loudness(halved(16_000))).toBeLessThan(20);
  expect(sincResample(tone(440), 1)).toEqual(tone(440));
});

test('a voice that nobody has used for ten minutes is let go, and speaks when it is asked again', async () => {
  const pool = openSpeechPool('dittli', {
    modelsDir,
    log,
    threads: 1,
    longestTaskMs: longestTest,
    longestWaitMs: longestTest,
  });
  onTestFinished(() => pool.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const input = { text: 'Supply meets demand.', speed: 1 };
  const first = await pool.run(input);
  vi.advanceTimersByTime(599_999);
  expect(pool.state()).toEqual({ state: 'ready' });
  vi.advanceTimersByTime(1);
  expect(pool.state()).toEqual({ state: 'resting' });
  const again = await pool.run(input);
  expect(pool.state()).toEqual({ state: 'ready' });
  expect(again.length / first.length).toBeGreaterThan(0.8);
  expect(again.length / first.length).toBeLessThan(1.25);
});
