import { createResampler } from './resample.ts';
import type { Timers } from './timers.ts';
import type { Line } from './voice-world.ts';

/** For a vendor whose sound may have any rate. */
const usualRate = 24_000;
/** A vendor takes breath between two pieces: it is still its turn. */
const breathMilliseconds = 300;
/** A vendor's words usually come before its sound. Without them it is heard after this, and cut when they are bad. */
const patienceMilliseconds = 700;

/** More than any reply: a vendor that has been cut may go on for a while. */
const mostWaiting = 3000;

/** A vendor's sound on its way to the browser, held back until the guards have let its words through. */
export function createCallSound(timers: Timers, line: Line, changed: () => void, sampleRate = usualRate) {
  const resample = createResampler(sampleRate);
  /** Even numbers are sound; a caption that comes late has the odd one after it. */
  let utterance = 2;
  let waiting: Int16Array[] = [];
  let state: 'held back' | 'allowed' | 'passed' = 'held back';
  let begun = false;
  let endsAt = timers.now();
  let cancelWait = () => {};
  let cancelEnd: (() => void) | undefined;

  function send(samples: Int16Array): Promise<void> | undefined {
    begun = true;
    endsAt = Math.max(endsAt, timers.now()) + (samples.length / sampleRate) * 1000;
    if (!cancelEnd) {
      awaitEnd();
      changed();
    }
    return line.sendSound(utterance, samples);
  }

  /** More may have come meanwhile. */
  function awaitEnd(): void {
    cancelEnd = timers.after(Math.max(endsAt - timers.now(), 0) + breathMilliseconds, () => {
      cancelEnd = undefined;
      if (timers.now() < endsAt + breathMilliseconds) awaitEnd();
      else changed();
    });
  }

  function pass(): void {
    state = 'passed';
    cancelWait();
    const all = waiting;
    waiting = [];
    for (const samples of all) void send(samples);
  }

  const forget = () => {
    cancelWait();
    cancelEnd?.();
    cancelEnd = undefined;
    waiting = [];
    endsAt = timers.now();
  };
  return {
    sampleRate,
    isPlaying: () => cancelEnd !== undefined,
    /** Of a reply to words that are still being looked at. */
    holdBack(): void {
      if (begun) line.send({ type: 'spoken', utterance });
      forget();
      utterance += 2;
      begun = false;
      state = 'held back';
    },
    allow(): void {
      if (state === 'held back') state = 'allowed';
      if (waiting.length > 0) cancelWait = timers.after(patienceMilliseconds, pass);
    },
    pass,
    /** A promise only when the browser is slow. */
    add(audio: Int16Array, rate: number): Promise<void> | undefined {
      const samples = resample(audio, rate);
      if (state === 'passed') return send(samples);
      if (waiting.length < mostWaiting) waiting.push(samples);
      if (state === 'allowed' && waiting.length === 1) cancelWait = timers.after(patienceMilliseconds, pass);
      return undefined;
    },
    /** Words that come after their sound has begun are shown at once. */
    caption: () => (begun ? { utterance: utterance + 1, spoken: false } : { utterance, spoken: true }),
    cut(): number {
      forget();
      state = 'held back';
      changed();
      return utterance;
    },
  };
}
