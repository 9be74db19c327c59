import { join } from 'node:path';
import { checkStudentWords, type WordsVerdict } from '../server/features/tutor/guards/check-student-words.ts';
import { readingsOf } from '../server/features/tutor/guards/learned/readings.ts';
import { loadListener } from '../server/providers/speech/embedded/listener.ts';

/** `milliseconds`: the processor's time for one of the words. */
type HeardCheck = { check: (words: string) => WordsVerdict; milliseconds: number };

/** The guards as a turn asks them, with what the listener hears in each of these words, and what that took. */
export async function openHeardCheck(said: string[]): Promise<HeardCheck> {
  const hear = await loadListener({ modelsDir: join(import.meta.dirname, '../models/weights') });
  const heard = new Map<string, number>();
  const before = process.cpuUsage();
  for (const words of new Set(said)) heard.set(words, Math.max(...(await hear({ texts: readingsOf(words) }))));
  const { user, system } = process.cpuUsage(before);
  return {
    check: (words) => checkStudentWords(words, heard.get(words)),
    milliseconds: (user + system) / 1000 / heard.size,
  };
}
