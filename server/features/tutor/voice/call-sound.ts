import { createResampler } from '../../../audio/linear-resample.ts';
import { createPlayClock } from './play-clock.ts';
import { heardPart } from './sentences.ts';
import type { Timers } from './timers.ts';
import type { BrowserSocket } from './voice-world.ts';

/** For a vendor whose sound may have any rate. */
const usualRate = 24_000;
/** A vendor's words usually come before its sound. Without them it is heard after this, and cut when they are bad. */
const patienceMilliseconds = 700;

/** How fast a voice speaks, for a reply whose sound has not all come yet. */
const lettersPerSecond = 15;

/** More than any reply: a vendor that has been cut may go on for a while. */
const mostWaiting = 3000;

type CallWatch = {
  changed(): void;
  /** No reply is being given: sound that comes now begins a new one. */
  isTurnOver(): boolean;
  sampleRate?: number | undefined;
};

/** A vendor's sound on its way to the browser, held back until the guards have let its words through. */
export function createCallSound(
  timers: Timers,
  browser: BrowserSocket,
  { changed, isTurnOver, sampleRate = usualRate }: CallWatch,
) {
  const resample = createResampler(sampleRate);
  /** Even numbers are sound; a caption that comes late has the odd one after it. */
  let utterance = 2;
  let waiting: Int16Array[] = [];
  let state: 'held back' | 'allowed' | 'passed' = 'held back';
  let begun = false;
  /** What waits is of a reply whose words have not come yet: at the beginning, or when the vendor speaks up by itself. */
  let isAhead = true;
  let cancelWait = () => {};
  const playing = createPlayClock(timers, changed);

  function begin(as: 'held back' | 'allowed'): void {
    if (begun) browser.send({ type: 'spoken', utterance });
    utterance += 2;
    begun = false;
    playing.startReply();
    state = as;
  }

  function send(samples: Int16Array): Promise<void> | undefined {
    begun = true;
    playing.sent((samples.length / sampleRate) * 1000);
    return browser.sendSound(utterance, samples);
  }

  function pass(): void {
    state = 'passed';
    cancelWait();
    const all = waiting;
    waiting = [];
    for (const samples of all) send(samples)?.catch(() => undefined);
  }

  const forget = () => {
    cancelWait();
    playing.stop();
    waiting = [];
  };
  return {
    sampleRate,
    isPlaying: playing.isPlaying,
    /** Of a reply to words that are still being looked at. */
    holdBack(): void {
      cancelWait();
      if (!isAhead) forget();
      isAhead = false;
      begin('held back');
    },
    allow(): void {
      if (state === 'held back') state = 'allowed';
      if (waiting.length > 0) cancelWait = timers.after(patienceMilliseconds, pass);
    },
    pass,
    /** A promise only when the browser is slow. */
    add(audio: Int16Array, rate: number): Promise<void> | undefined {
      const samples = resample(audio, rate);
      if (state === 'passed' && !playing.isPlaying() && isTurnOver()) {
        isAhead = true;
        begin('allowed');
      }
      if (state === 'passed') return send(samples);
      if (waiting.length < mostWaiting) waiting.push(samples);
      if (state === 'allowed' && waiting.length === 1) cancelWait = timers.after(patienceMilliseconds, pass);
      return undefined;
    },
    /** Words that come after their sound has begun are shown at once. */
    caption: () => (begun ? { utterance: utterance + 1, spoken: false } : { utterance, spoken: true }),
    /** Silent at once. Tells how much of the reply had been played, and what of its words was heard with it. */
    cut() {
      const left = playing.leftMilliseconds();
      const sentMilliseconds = playing.sentMilliseconds();
      const playedMilliseconds = Math.round(Math.max(0, sentMilliseconds - left));
      const isAllHeard = begun && left === 0 && waiting.length === 0;
      forget();
      isAhead = false;
      state = 'held back';
      changed();
      return {
        utterance,
        playedMilliseconds,
        heardOf(text: string): string {
          const expected = Math.max(sentMilliseconds, (text.length / lettersPerSecond) * 1000);
          return isAllHeard ? text : heardPart(text, playedMilliseconds / expected);
        },
      };
    },
  };
}
