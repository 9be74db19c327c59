import { correlate } from '../../../audio/correlate.ts';
import { sincResample } from '../../../audio/sinc-resample.ts';
import { earsRate, frameSamples } from '../../../providers/speech/interface.ts';
import { joinFrames } from './audio-frames.ts';

/** Both sounds are compared at this rate: most of a voice is left, and a comparison takes few milliseconds. */
const rate = 4_000;
const step = earsRate / rate;
/** So much of the microphone is compared at once: 192 ms. */
const windowFrames = 6;
/** How long after it was played by our reckoning, and how long before, it may come back: networks, wireless headphones. */
const latestSeconds = 1.2;
const earliestSeconds = 0.3;
/** Once found, it comes back as late as before, give or take what our reckoning drifts. */
const driftSeconds = 0.06;
/** Two voices that know nothing of each other stay below; a room leaves more than this of an echo. */
const leastLikeness = 0.5;

/** Who has not been the tutor for a whole window is looked for everywhere only in every third frame. */
const seldom = 3;

/** In a line of its own time: `start` is where it begins. */
type Piece = { start: number; sound: Float32Array };

/**
 * Knows the tutor's own voice when it comes back from the loudspeaker. What was sent is held against what the microphone
 * gives, sample by sample, at every delay that is possible; how loud it comes back does not matter.
 */
export function createOwnEcho(sampleRate: number) {
  /** What was sent, in order. */
  let pieces: Piece[] = [];
  let total = 0;
  let frames: Int16Array[] = [];
  /** By how much the last echo was behind. */
  let delay: number | undefined;
  /** For so many frames it was somebody else. */
  let others = 0;

  /** Where in what was sent the window is, if it is there, from `from` to before `to`. */
  function find(heard: Float32Array, from: number, to: number): number | undefined {
    const { at, likeness } = likest(heard, sentBetween(pieces, from, to - 1 + heard.length));
    return likeness >= leastLikeness ? from + at : undefined;
  }

  return {
    /** Sent to the loudspeaker, after all that was sent before. */
    sent(sound: Int16Array): void {
      const heard = lift(sincResample(Float32Array.from(sound), sampleRate / rate));
      pieces.push({ start: total, sound: heard });
      total += heard.length;
    },
    /** Whatever was not played by now never will be. */
    cut(leftMilliseconds: number): void {
      total -= Math.min(total, Math.round((leftMilliseconds / 1000) * rate));
      pieces = pieces.flatMap(({ start, sound }) =>
        start < total ? [{ start, sound: sound.subarray(0, total - start) }] : [],
      );
    },
    /** Each frame of the microphone while it may hear the tutor. */
    hear(frame: Int16Array): void {
      frames = [...frames.slice(1 - windowFrames), frame];
    },
    /** Whether the last frames are the tutor, who has still so long to speak by our reckoning. */
    isHeard(leftMilliseconds: number): boolean {
      const played = total - Math.round((leftMilliseconds / 1000) * rate);
      const oldest = played - latestSeconds * rate;
      pieces = pieces.filter(({ start, sound }) => start + sound.length > oldest - windowSamples);
      if (pieces.length === 0) return false;
      const heard = lift(sincResample(Float32Array.from(joinFrames(frames)), step));
      const end = played - heard.length;
      const near = delay === undefined ? undefined : findNear(heard, end - delay);
      const isSkipped = others >= windowFrames && others % seldom > 0;
      const found =
        near ?? (isSkipped ? undefined : find(heard, Math.round(oldest), Math.round(end + earliestSeconds * rate)));
      others = found === undefined ? others + 1 : 0;
      if (found === undefined) return false;
      delay = end - found;
      return true;
    },
  };

  function findNear(heard: Float32Array, at: number): number | undefined {
    const reach = driftSeconds * rate;
    return find(heard, at - reach, at + reach);
  }
}

/** What was sent from here on for so long; silence where nothing was. */
function sentBetween(pieces: Piece[], from: number, to: number): Float32Array {
  const sent = new Float32Array(to - from);
  for (const { start, sound } of pieces) {
    const [first, last] = [Math.max(from, start), Math.min(to, start + sound.length)];
    if (first < last) sent.set(sound.subarray(first - start, last - start), first - from);
  }
  return sent;
}

const windowSamples = (windowFrames * frameSamples) / step;

/** Low tones are loud and much the same in every voice. */
function lift(sound: Float32Array): Float32Array {
  return sound.map((sample, index) => sample - 0.9 * (sound[index - 1] ?? 0));
}

/** The pauses of a voice are like anything. */
const quietest = 100;

/** Where `part` is likest to the same length of `whole`: 1 is the same but for its loudness. */
function likest(part: Float32Array, whole: Float32Array): { at: number; likeness: number } {
  const length = part.length;
  const own = energyOf(part);
  let theirs = energyOf(whole.subarray(0, length));
  let best = { at: 0, likeness: 0 };
  for (const [at, product] of correlate(part, whole).entries()) {
    const likeness = theirs > quietest * length ? Math.abs(product) / Math.sqrt(own * theirs) : 0;
    if (likeness > best.likeness) best = { at, likeness };
    theirs += (whole[at + length] ?? 0) ** 2 - (whole[at] as number) ** 2;
  }
  return best;
}

function energyOf(sound: Float32Array): number {
  return sound.reduce((sum, sample) => sum + sample ** 2, 0);
}
