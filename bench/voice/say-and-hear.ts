import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLog } from '../../server/log.ts';
import { createSynthesiser, createTranscriber } from '../../server/providers/speech/embedded/adapters.ts';
import { createSoundCache } from '../../server/providers/speech/embedded/sound-cache.ts';
import { openSpeechPool } from '../../server/providers/speech/embedded/speech-pool.ts';
import { dittliRate, fliteRate, kokoroRate } from '../../server/providers/speech/embedded/voices.ts';
import { speak } from '../../tests/contracts/speech-contract-world.ts';
import { toEarsRate } from '../resample.ts';
import { countWordErrors, type WordErrors } from '../word-errors.ts';
import type { Clip } from './clip.ts';

const root = join(import.meta.dirname, '../..');
export const options = {
  modelsDir: join(root, 'models/weights'),
  log: createLog({ production: true, logLevel: 'silent' }),
  threads: 1,
  // A machine that is full of other work takes its time, and here nobody waits.
  longestTaskMs: 300_000,
  longestWaitMs: 300_000,
};

const rates = { dittli: dittliRate, flite: fliteRate, kokoro: kokoroRate };
export type Voice = keyof typeof rates;

/** 200 sentences of the course. */
export async function readSpokenSentences(): Promise<string[]> {
  const read = async (name: string) =>
    (await readFile(join(root, `bench/sets/${name}.txt`), 'utf8')).trim().split('\n');
  return [...(await read('spoken-sentences')), ...(await read('course-sentences'))];
}

/** Said by one of our own voices. */
export async function speakAll(voice: Voice, sentences: string[]): Promise<Clip[]> {
  const pool = openSpeechPool(voice, options);
  const sampleRate = rates[voice];
  const mouth = createSynthesiser(pool, { name: voice, sampleRate, cache: createSoundCache(0) });
  const clips: Clip[] = [];
  for (const sentence of sentences) {
    clips.push({ sentence, sound: toEarsRate(await speak(mouth, sentence), sampleRate) });
  }
  await pool.close();
  return clips;
}

/** Written down by our ears, what was misheard being told while it runs. */
export async function hearAll(clips: Clip[], terms: boolean): Promise<WordErrors & { empty: number }> {
  const pool = openSpeechPool('moonshine', { ...options, terms });
  const ears = createTranscriber(pool);
  const total = { words: 0, errors: 0, empty: 0 };
  for (const { sentence, sound } of clips) {
    const heard = await ears.transcribe(sound, {});
    const { words, errors } = countWordErrors(sentence, heard);
    if (errors) console.error(`  ${terms ? 'terms' : 'plain'}: ${sentence} → ${heard}`);
    total.words += words;
    total.errors += errors;
    total.empty += heard.trim() ? 0 : 1;
  }
  await pool.close();
  return total;
}
