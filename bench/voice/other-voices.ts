import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readWav } from '../../server/audio/wav.ts';
import { toEarsRate } from '../resample.ts';
import { makeFolder } from '../temporary-folder.ts';
import type { Clip } from './clip.ts';

const run = promisify(execFile);

type OtherVoice = { who: string; rate: number; command: (text: string, sound: string) => [string, string[]] };

/** Voices that are not ours, as Debian has them. */
const otherVoices: OtherVoice[] = [
  {
    who: 'eSpeak NG, British',
    rate: 22_050,
    command: (text, sound) => ['espeak-ng', ['-v', 'en-gb', '-f', text, '-w', sound]],
  },
  {
    who: 'flite, a Scot',
    rate: 16_000,
    command: (text, sound) => ['flite', ['-voice', 'awb', '-f', text, '-o', sound]],
  },
  {
    who: 'flite, an American man',
    rate: 16_000,
    command: (text, sound) => ['flite', ['-voice', 'rms', '-f', text, '-o', sound]],
  },
  {
    who: 'Festival, an American woman',
    rate: 32_000,
    command: (text, sound) => ['text2wave', ['-eval', '(voice_cmu_us_slt_arctic_hts)', '-o', sound, text]],
  },
];

/** Those of them that this machine has. */
export async function speakWithOthers(sentences: string[]): Promise<{ who: string; clips: Clip[] }[]> {
  await using folder = await makeFolder();
  const [text, file] = [join(folder.path, 'text.txt'), join(folder.path, 'speech.wav')];
  const spoken: { who: string; clips: Clip[] }[] = [];
  for (const { who, rate, command } of otherVoices) {
    const clips: Clip[] = [];
    for (const sentence of sentences) {
      await writeFile(text, sentence);
      const [program, words] = command(text, file);
      const isThere = await run(program, words).then(
        () => true,
        (error) => {
          if (error.code !== 'ENOENT') throw error;
          return false;
        },
      );
      if (!isThere) break;
      clips.push({ sentence, sound: toEarsRate(readWav(await readFile(file), rate), rate) });
    }
    if (clips.length) spoken.push({ who, clips });
  }
  return spoken;
}
