import type { Shown } from '#domain/tutor-shown.ts';
import { inBackground } from '../../../in-background.ts';
import type { Sentence, Voice } from './speak-sentence.ts';

export type Piece = Sentence | { messageId: string; shown: Shown } | { messageId: string; end: true };

type Speaker = {
  say(sentence: Sentence, signal: AbortSignal): Promise<void>;
  /** Nothing to wait for when the tutor is not paused. */
  notPaused(): Promise<void> | undefined;
  began(): void;
  saidAll(): void;
};

/** What waits to be said and shown, one piece after another. */
export function createSpeechQueue({ log, send }: Voice, { say, notPaused, began, saidAll }: Speaker) {
  let waiting: Piece[] = [];
  let working = false;
  let stop = new AbortController();

  async function work(signal: AbortSignal): Promise<void> {
    working = true;
    began();
    while (!signal.aborted) {
      await notPaused();
      const piece = signal.aborted ? undefined : waiting.shift();
      if (!piece) break;
      if ('end' in piece) send({ type: 'reply-end', messageId: piece.messageId });
      else if ('shown' in piece) send({ type: 'shown', ...piece });
      else await say(piece, signal);
    }
    if (signal.aborted) return;
    working = false;
    saidAll();
  }

  return {
    isBusy: () => working || waiting.length > 0,
    add(piece: Piece): void {
      waiting.push(piece);
      if (!working) inBackground(log, 'the tutor could not speak', work(stop.signal));
    },
    /** What waits is forgotten. What comes next is said. */
    drop(): void {
      stop.abort();
      stop = new AbortController();
      waiting = [];
      working = false;
    },
    /** For good. */
    stop: () => stop.abort(),
  };
}
