import {
  earsRate,
  frameSamples,
  type SpeechDetector,
  type SpeechSynthesiser,
} from '#server/providers/speech/interface.ts';

/** Everything that a voice says for a sentence, in one piece. */
export async function speak(mouth: SpeechSynthesiser, sentence: string, speed = 1): Promise<Int16Array> {
  const pieces: Int16Array[] = [];
  for await (const piece of mouth.speak(sentence, { speed })) pieces.push(piece);
  return joinSound(pieces);
}

export function joinSound(pieces: Int16Array[]): Int16Array {
  const all = new Int16Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export function silence(seconds: number): Int16Array {
  return new Int16Array(Math.round(seconds * earsRate));
}

/** The same hiss every time, as loud as a fan. */
export function hiss(seconds: number): Int16Array {
  let seed = 1;
  return silence(seconds).map(() => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647 - 0.5) * 2_000;
  });
}

/** How loud a sound is on the whole: 0 to 32,767. */
export function loudness(sound: Int16Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample ** 2, 0) / Math.max(1, sound.length));
}

/** What the detector thinks of each 32 ms of a sound. */
export async function hearAll(detector: SpeechDetector, sound: Int16Array): Promise<number[]> {
  const stream = detector.open();
  const likely: number[] = [];
  for (let start = 0; start + frameSamples <= sound.length; start += frameSamples)
    likely.push(await stream.hear(sound.subarray(start, start + frameSamples)));
  stream.close();
  return likely;
}

/** Words as they are compared: without case and marks. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];
}

export function likeness(one: Float32Array | undefined, other: Float32Array | undefined): number {
  return one?.reduce((sum, value, index) => sum + value * (other?.[index] ?? 0), 0) ?? Number.NaN;
}
