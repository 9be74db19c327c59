import { readConfig } from '#server/config/config.ts';
import { createLog } from '#server/log.ts';
import { openMouth } from '#server/providers/speech/embedded/mouth.ts';

export type Narration = { sampleRate: number; spoken: Int16Array[] };

/** Each line in the product's own voice, whichever that is today. */
export async function narrate(lines: string[]): Promise<Narration> {
  const mouth = openMouth(readConfig(), createLog({ production: true, logLevel: 'warn' }), Promise.resolve());
  const { synthesiser } = mouth;
  const spoken: Int16Array[] = [];
  for (const line of lines) spoken.push(await speak(line));
  await mouth.close();
  return { sampleRate: synthesiser.sampleRate, spoken };

  async function speak(line: string): Promise<Int16Array> {
    const pieces: number[] = [];
    for (const sentence of line.split(/(?<=[.?!])\s+/)) {
      for await (const piece of synthesiser.speak(sentence, { speed: 1 })) pieces.push(...piece);
      // A breath between two sentences.
      pieces.push(...new Array<number>(Math.round(synthesiser.sampleRate * 0.25)).fill(0));
    }
    return Int16Array.from(pieces);
  }
}
