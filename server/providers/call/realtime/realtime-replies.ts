import { createSentenceSplitter } from '#domain/split-sentences.ts';
import { realtimeRate } from './realtime-session.ts';

type Piece = { response_id: string };

export type RealtimeReplies = ReturnType<typeof createRealtimeReplies>;

/** One reply at a time: which is being given, what of it has come, and what of it nobody wants any more. */
export function createRealtimeReplies(send: (message: object) => void) {
  /** Asked for, and perhaps not begun. */
  let asked = false;
  let running: string | undefined;
  let dropped: string | undefined;
  let isNextDropped = false;
  /** To be asked for when the vendor has ended the last one. */
  let next: string | undefined;
  let words = createSentenceSplitter();
  /** What is being played: the vendor's name of it, and how much of it was sent. */
  let playing: { itemId: string; samples: number } | undefined;

  const isWanted = ({ response_id }: Piece) => response_id !== dropped;

  function ask(instructions: string): void {
    if (asked) {
      next = instructions;
      send({ type: 'response.cancel' });
      drop();
      return;
    }
    asked = true;
    playing = undefined;
    send({ type: 'response.create', response: { instructions } });
  }

  /** Nothing more of the running reply is passed on. */
  function drop(): void {
    if (running !== undefined) dropped = running;
    else isNextDropped = asked;
    words = createSentenceSplitter();
  }

  return {
    ask,
    drop,
    begin(id: string): void {
      running = id;
      if (!isNextDropped) return;
      isNextDropped = false;
      dropped = id;
      send({ type: 'response.cancel' });
    },
    end(id: string): void {
      if (running === id) running = undefined;
      asked = false;
      const waiting = next;
      next = undefined;
      if (waiting !== undefined) ask(waiting);
    },
    takeSound(piece: Piece & { item_id: string }, samples: number): boolean {
      if (!isWanted(piece)) return false;
      if (playing?.itemId !== piece.item_id) playing = { itemId: piece.item_id, samples: 0 };
      playing.samples += samples;
      return true;
    },
    /** The sentences that are whole with this piece. */
    takeWords(piece: Piece & { delta: string }): string[] {
      if (!isWanted(piece)) return [];
      return trimmed(words.take(piece.delta));
    },
    takeRest(piece: Piece): string[] {
      if (!isWanted(piece)) return [];
      const rest = trimmed(words.end());
      words = createSentenceSplitter();
      return rest;
    },
    /** The vendor's memory of its reply becomes what was heard. */
    cut(playedMilliseconds: number): void {
      if (asked) send({ type: 'response.cancel' });
      drop();
      if (!playing) return;
      const all = Math.floor((playing.samples / realtimeRate) * 1000);
      const audio_end_ms = Math.max(0, Math.min(Math.floor(playedMilliseconds), all));
      send({ type: 'conversation.item.truncate', item_id: playing.itemId, content_index: 0, audio_end_ms });
      playing = undefined;
    },
  };
}

function trimmed(sentences: string[]): string[] {
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}
