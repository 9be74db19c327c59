import { heardPart } from './sentences.ts';
import type { Timers } from './timers.ts';

type Utterance = {
  number: number;
  messageId: string;
  text: string;
  spoken: boolean;
  /** Where its sound begins in all that was sent, how much of it was sent, and whether that is all. */
  offset: number;
  samples: number;
  whole: boolean;
};

/** From our sending to the loudspeaker, when nothing is playing. */
const latencyMilliseconds = 150;
/** How fast a voice speaks, for a sentence whose sound is not all made yet. */
const lettersPerSecond = 15;

export type Playback = ReturnType<typeof createPlayback>;

/** What was sent to the loudspeaker and how far it has played: by the clock, and to the sample when the browser says so. */
export function createPlayback(timers: Timers, sampleRate: number) {
  let numbers = 0;
  let utterances: Utterance[] = [];
  let total = 0;
  /** When all that was sent will have been played; while held, how many milliseconds are left of it. */
  let endsAt = timers.now();
  let heldLeft: number | undefined;

  const toSamples = (milliseconds: number) => (milliseconds * sampleRate) / 1000;
  const toMilliseconds = (samples: number) => (samples / sampleRate) * 1000;
  const left = () => heldLeft ?? Math.max(0, endsAt - timers.now());
  const setLeft = (milliseconds: number) => {
    if (heldLeft === undefined) endsAt = timers.now() + milliseconds;
    else heldLeft = milliseconds;
  };
  const position = () => Math.max(0, total - toSamples(left()));

  return {
    start(messageId: string, text: string, spoken: boolean): number {
      numbers++;
      utterances.push({ number: numbers, messageId, text, spoken, offset: total, samples: 0, whole: !spoken });
      return numbers;
    },
    sent(samples: number): void {
      const utterance = utterances.at(-1);
      if (!utterance) return;
      setLeft((left() || latencyMilliseconds) + toMilliseconds(samples));
      utterance.samples += samples;
      total += samples;
    },
    finish(): void {
      const utterance = utterances.at(-1);
      if (utterance) utterance.whole = true;
    },
    hold(on: boolean): void {
      const milliseconds = left();
      heldLeft = on ? milliseconds : undefined;
      setLeft(milliseconds);
    },
    /** The browser's word, within what it was sent. */
    heard(number: number, samples: number): boolean {
      const utterance = utterances.find((each) => each.number === number);
      if (!utterance) return false;
      const played = utterance.offset + Math.min(Math.max(samples, 0), utterance.samples);
      setLeft(toMilliseconds(total - played));
      return true;
    },
    leftMilliseconds: left,
    /** The utterance that is being played, or was last. */
    current: () => utterances.findLast(({ offset }) => offset <= position())?.number ?? numbers,
    textHeard: (messageId: string): string =>
      utterancesOf(messageId)
        .map((utterance) => heardPart(utterance.text, fractionOf(utterance, position())))
        .join(''),
    /** All that was sent of it, heard or not. */
    textSent: (messageId: string): string =>
      utterancesOf(messageId)
        .map(({ text }) => text)
        .join(''),
    clear(): void {
      utterances = [];
      total = 0;
      heldLeft = undefined;
      endsAt = timers.now();
    },
  };

  function utterancesOf(messageId: string): Utterance[] {
    return utterances.filter((utterance) => utterance.messageId === messageId);
  }

  function fractionOf({ text, spoken, offset, samples, whole }: Utterance, at: number): number {
    if (!spoken) return 1;
    const expected = whole ? samples : Math.max(samples, (text.length / lettersPerSecond) * sampleRate);
    return expected === 0 ? 1 : (at - offset) / expected;
  }
}
