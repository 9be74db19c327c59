import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '#server/audio/wav.ts';

const rate = 48_000;
const seconds = 20;
const burstSeconds = 0.08;
const burstsInPhrase = 5;
const pauseSeconds = 0.45;

/**
 * A recording of phrases: short bursts of noise, each unlike every other, at uneven distances, and then a pause. So an
 * echo can be told from the burst that comes next. The noise has the pitch of speech, so that the browser's own
 * cleaning lets it through.
 */
export async function writeBursts(folder: string): Promise<string> {
  const random = randomFrom(11);
  const samples = new Int16Array(seconds * rate);
  for (let at = 0.2, count = 1; at < seconds - 1; count++) {
    addBurst(samples, Math.round(at * rate), random);
    at += 0.16 + 0.08 * random() + (count % burstsInPhrase ? 0 : pauseSeconds);
  }
  const file = join(folder, 'bursts.wav');
  await writeFile(file, writeWav(samples, rate));
  return file;
}

function addBurst(samples: Int16Array, start: number, random: () => number): void {
  const length = burstSeconds * rate;
  let low = 0;
  for (let index = 0; index < length; index++) {
    low += 0.2 * (2 * random() - 1 - low);
    const loudness = Math.sin((Math.PI * index) / length) ** 0.5;
    samples[start + index] = 20_000 * loudness * low;
  }
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}
