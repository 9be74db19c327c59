import { join } from 'node:path';
import { checkStudentWords, type WordsVerdict } from '../server/features/tutor/guards/check-student-words.ts';
import { readingsOf } from '../server/features/tutor/guards/learned/readings.ts';
import { senseOf } from '../server/features/tutor/guards/learned/sense.ts';
import { loadMiniLm } from '../server/providers/speech/embedded/minilm.ts';

/** `milliseconds`: the processor's time for one of the words. */
type SensingCheck = { check: (words: string) => WordsVerdict; milliseconds: number };

/** The guards as a turn asks them, with what the small model makes of each of these words, and what that took. */
export async function openSensingCheck(said: string[]): Promise<SensingCheck> {
  const embed = await loadMiniLm({ modelsDir: join(import.meta.dirname, '../models/weights') });
  const senses = new Map<string, number>();
  const before = process.cpuUsage();
  for (const words of new Set(said))
    senses.set(words, senseOf(await embed({ texts: readingsOf(words), largest: true })));
  const { user, system } = process.cpuUsage(before);
  return {
    check: (words) => checkStudentWords(words, senses.get(words)),
    milliseconds: (user + system) / 1000 / senses.size,
  };
}
