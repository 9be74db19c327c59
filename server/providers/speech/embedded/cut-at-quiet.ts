import { earsRate } from '../interface.ts';

/** Moonshine was trained on short clips: a longer one is cut in the quietest moment between these two. */
const earliestCut = 10 * earsRate;
const latestCut = 18 * earsRate;
/** The pause between two words lasts at least this long. */
const pause = earsRate / 20;

/** Copies of the parts, each short enough for the model. */
export function cutAtQuiet(audio: Int16Array): Int16Array[] {
  const pieces: Int16Array[] = [];
  let start = 0;
  while (start < audio.length) {
    const end = audio.length - start <= latestCut ? audio.length : quietestMoment(audio, start);
    pieces.push(audio.slice(start, end));
    start = end;
  }
  return pieces;
}

function quietestMoment(audio: Int16Array, start: number): number {
  let quietest = start + latestCut;
  let least = Number.POSITIVE_INFINITY;
  for (let from = start + earliestCut; from + pause <= start + latestCut; from += pause) {
    const loudness = audio.subarray(from, from + pause).reduce((sum, sample) => sum + Math.abs(sample), 0);
    if (loudness > least) continue;
    least = loudness;
    quietest = from + pause / 2;
  }
  return quietest;
}
