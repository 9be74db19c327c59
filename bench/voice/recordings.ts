import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWav } from '../../server/audio/wav.ts';
import { toEarsRate } from '../resample.ts';
import type { Clip } from './clip.ts';

const readings = '/usr/share/pocketsphinx/test/data';
const prompts = '/usr/share/asterisk/sounds/en/digits';

/** People whom nobody recorded for us, where Debian's packages of them are installed. */
export async function readRecordings(): Promise<{ who: string; clips: Clip[] }[]> {
  const all = await Promise.all([
    readSentences('a novel read aloud (pocketsphinx-testdata)', join(readings, 'librivox'), 'transcription'),
    readSentences('playing cards named (pocketsphinx-testdata)', join(readings, 'cards'), 'cards.transcription'),
    readPrompts('single words on the telephone (asterisk-core-sounds-en-wav)'),
  ]);
  return all.filter(({ clips }) => clips.length > 0);
}

/** Each line: `<s> the words </s> (the file)`. */
async function readSentences(who: string, folder: string, transcription: string) {
  if (!existsSync(folder)) return { who, clips: [] };
  const text = await readFile(join(folder, transcription), 'utf8');
  const lines = [...text.matchAll(/^<s> (.+?)\s*<\/s> \((.+)\)$/gm)];
  const clips = await Promise.all(
    lines.map(async ([, sentence = '', file]) => ({
      sentence,
      sound: readWav(await readFile(join(folder, `${file}.wav`)), 16_000),
    })),
  );
  return { who, clips };
}

async function readPrompts(who: string) {
  if (!existsSync(prompts)) return { who, clips: [] };
  const clips = await Promise.all(
    Object.entries(promptWords()).map(async ([file, sentence]) => ({
      sentence,
      sound: toEarsRate(readWav(await readFile(join(prompts, `${file}.wav`)), 8_000), 8_000),
    })),
  );
  return { who, clips };
}

function promptWords(): Record<string, string> {
  const numbers = [...Array(21).keys(), 30, 40, 50, 60, 70, 80, 90].map((number) => [String(number), String(number)]);
  const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const months = 'January February March April May June July August September October November December'.split(' ');
  return Object.fromEntries([
    ...numbers,
    ...days.map((day, at) => [`day-${at}`, day]),
    ...months.map((month, at) => [`mon-${at}`, month]),
    ...['hundred', 'thousand', 'million', 'billion', 'minus', 'dollars'].map((word) => [word, word]),
  ]);
}
