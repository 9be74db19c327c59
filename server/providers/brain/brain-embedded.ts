import { type Clock, systemClock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { createMarking } from '../../teaching/mark/mark-or-match.ts';
import type { Teaching } from '../../teaching/open-teaching.ts';
import { type Taught, takeTurn } from '../../teaching/take-turn.ts';
import type { AnswerMarker } from '../marker/interface.ts';
import type { BrainEvent, TutorBrain, TutorTurn } from './interface.ts';

type Parts = { teaching: Teaching; marker: AnswerMarker; log: Log; clock?: Clock };

/** The tutor that needs no key: written answers, models that find them, a marker, and the manners of a lesson. */
export function createEmbeddedBrain({ teaching, marker, log, clock = systemClock }: Parts): TutorBrain {
  const mark = createMarking(marker, log);
  /** The turn that is expected, and what would be said to it. */
  let expected: { turn: string; taught: Promise<Taught>; abort: AbortController } | undefined;
  return {
    description: `built in: written answers, found by ${teaching.description}; marking: ${marker.description}`,
    anticipate(turn) {
      const key = JSON.stringify(turn);
      if (expected?.turn === key) return;
      expected?.abort.abort();
      const abort = new AbortController();
      const taught = take(turn, abort.signal);
      // It is told to whoever asks for it, if anybody does.
      taught.catch(() => undefined);
      expected = { turn: key, taught, abort };
    },
    async *reply(turn, { signal }): AsyncIterable<BrainEvent> {
      const { sentences, shown, lesson, evidence, unanswered } = await (takeExpected(turn) ?? take(turn, signal));
      signal?.throwIfAborted();
      for (const [at, sentence] of sentences.entries()) {
        yield { kind: 'text', text: at ? ` ${sentence}` : sentence };
        signal?.throwIfAborted();
      }
      if (shown) yield { kind: 'shown', shown };
      yield { kind: 'lesson', lesson, evidence, unanswered };
    },
  };

  function take(turn: TutorTurn, signal: AbortSignal | undefined): Promise<Taught> {
    return takeTurn({ teaching, now: clock.now(), signal, mark: createMark(signal) }, turn);
  }

  /** What was thought of before, once; should that have failed, it is thought of again. */
  function takeExpected(turn: TutorTurn): Promise<Taught> | undefined {
    const ahead = expected;
    if (ahead?.turn !== JSON.stringify(turn)) return undefined;
    expected = undefined;
    return ahead.taught.catch(() => take(turn, undefined));
  }

  function createMark(signal: AbortSignal | undefined) {
    return (question: Parameters<typeof mark>[0], answer: string) => mark(question, answer, signal);
  }
}
