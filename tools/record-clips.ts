import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWav } from '../server/audio/wav.ts';
import { readConfig } from '../server/config/config.ts';
import { createLog } from '../server/log.ts';
import { openMouth } from '../server/providers/speech/embedded/mouth.ts';

/** The tutor's voice into WAV files, so that a person can listen. TUTOR_VOICE chooses it, as in the product. */
export function openClipRecorder(folder: string) {
  const config = readConfig();
  const mouth = openMouth(config, createLog({ production: true, logLevel: 'warn' }), Promise.resolve());
  let clips = 0;

  async function record(name: string, sentences: string[]): Promise<void> {
    const pieces: Int16Array[] = [];
    for (const sentence of sentences)
      for await (const piece of mouth.synthesiser.speak(sentence, { speed: 1 })) pieces.push(piece);
    const sound = Int16Array.from(pieces.flatMap((piece) => [...piece]));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}.wav`), writeWav(sound, mouth.synthesiser.sampleRate));
    clips += 1;
  }

  async function close(): Promise<void> {
    console.log(`${clips} clips by ${mouth.synthesiser.description} in ${folder}.`);
    await mouth.close();
  }

  return { record, close };
}
