import { noiseFrom } from './sounds.ts';

const rate = 16_000;

/** The sound with something else beside it, which is so many decibels weaker. */
export function mix(sound: Int16Array, other: Int16Array, decibels: number): Int16Array {
  const gain = loudness(sound) / loudness(other) / 10 ** (decibels / 20);
  return sound.map((sample, at) => bounded(sample + gain * (other[at % other.length] ?? 0)));
}

/** Several people at once, of whom nobody can be made out. */
export function babble(speakers: Int16Array[]): Int16Array {
  const length = Math.max(...speakers.map((speaker) => speaker.length));
  return Int16Array.from({ length }, (_, at) =>
    bounded(
      speakers.reduce((sum, speaker, place) => sum + (speaker[(at + place * 7919) % speaker.length] ?? 0), 0) /
        Math.sqrt(speakers.length),
    ),
  );
}

/** A fan, the hum of the mains and somebody who types, made from nothing: there are no free recordings to take. */
export function office(seconds: number): Int16Array {
  const noise = noiseFrom(11);
  let [low, click] = [0, 0];
  return Int16Array.from({ length: seconds * rate }, (_, at) => {
    const white = noise();
    low += 0.05 * (white - low);
    click = noise() > 0.9994 ? 1 : click * 0.992;
    return bounded(12_000 * (low + 0.02 * Math.sin((2 * Math.PI * 100 * at) / rate) + 0.25 * click * white));
  });
}

/** The same words in less time or in more, at the same pitch: pieces are laid over each other where they fit best. */
export function atPace(sound: Int16Array, times: number): Int16Array {
  const [piece, step, search] = [480, 240, 120];
  const all = new Float32Array(Math.ceil(sound.length / times) + piece);
  let from = 0;
  for (let to = 0; to + piece < all.length && from + piece < sound.length; to += step) {
    const ideal = Math.round(to * times);
    const start = to === 0 ? 0 : bestFit(sound, { after: from + step, near: ideal, search, length: step });
    for (let at = 0; at < piece; at++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / piece);
      all[to + at] = (all[to + at] ?? 0) + window * (sound[start + at] ?? 0);
    }
    from = start;
  }
  return Int16Array.from(all, bounded);
}

type Fit = { after: number; near: number; search: number; length: number };

/** Where the sound goes on most like what would have followed. */
function bestFit(sound: Int16Array, { after, near, search, length }: Fit): number {
  let [best, most] = [near, Number.NEGATIVE_INFINITY];
  for (let start = Math.max(0, near - search); start <= near + search; start += 2) {
    let likeness = 0;
    for (let at = 0; at < length; at += 2) likeness += (sound[after + at] ?? 0) * (sound[start + at] ?? 0);
    if (likeness > most) [best, most] = [start, likeness];
  }
  return best;
}

function loudness(sound: Int16Array): number {
  return Math.sqrt(sound.reduce((sum, sample) => sum + sample ** 2, 0) / sound.length);
}

function bounded(sample: number): number {
  return Math.max(-32_768, Math.min(32_767, Math.round(sample)));
}
