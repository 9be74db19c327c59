import { EngineFailure } from '../../../providers/models/interface.ts';
import type { Transcriber } from '../../../providers/speech/interface.ts';
import type { Timers } from './timers.ts';

/** Ears that take longer are taken for broken. */
const patienceMilliseconds = 15_000;

type Range = { from: number; to: number };
type Part = Range & { words: Promise<string>; abort: AbortController };

/** The words of one turn: parts that are kept, and a guess at the last one that may be thrown away. */
export function createTranscription(
  ears: Transcriber,
  { timers, listenTo, tookOver }: { timers: Timers; listenTo(range: Range): Int16Array; tookOver(): void },
) {
  let kept: Part[] = [];
  let guess: Part | undefined;

  const begin = (range: Range): Part => {
    const abort = new AbortController();
    const audio = listenTo(range);
    const words = audio.length === 0 ? Promise.resolve('') : hear(audio, abort);
    // Whoever waits for the words hears of a failure; nobody may be waiting.
    words.catch(() => undefined);
    return { ...range, words, abort };
  };

  async function hear(audio: Int16Array, abort: AbortController): Promise<string> {
    const { promise: late, reject } = Promise.withResolvers<string>();
    const cancel = timers.after(patienceMilliseconds, () => {
      reject(new EngineFailure('ears', 'timeout'));
      abort.abort();
    });
    const words = ears.transcribe(audio, { signal: abort.signal, tookOver });
    return Promise.race([words, late]).finally(cancel);
  }

  const forget = () => {
    guess?.abort.abort();
    guess = undefined;
  };
  return {
    /** All words of the turn so far. Nothing when they are not wanted any more. */
    async guess(range: Range): Promise<string | undefined> {
      forget();
      const mine = begin(range);
      guess = mine;
      try {
        const words = await Promise.all([...kept, mine].map((part) => part.words));
        return guess === mine ? words.filter(Boolean).join(' ').trim() : undefined;
      } catch (error) {
        if (guess === mine) throw error;
        return undefined;
      }
    },
    keep(range: Range): void {
      const known = guess?.from === range.from && guess.to === range.to ? guess : undefined;
      if (known) guess = undefined;
      kept.push(known ?? begin(range));
    },
    forget,
    /** The turn is over. */
    clear(): void {
      forget();
      for (const part of kept) part.abort.abort();
      kept = [];
    },
  };
}
