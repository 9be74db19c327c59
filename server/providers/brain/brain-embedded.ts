import { type Clock, systemClock } from '../../clock.ts';
import type { Log } from '../../log.ts';
import { createMarking } from '../../teaching/mark/mark-or-match.ts';
import type { Teaching } from '../../teaching/open-teaching.ts';
import { takeTurn } from '../../teaching/take-turn.ts';
import type { AnswerMarker } from '../marker/interface.ts';
import type { BrainEvent, TutorBrain } from './interface.ts';

type Parts = { teaching: Teaching; marker: AnswerMarker; log: Log; clock?: Clock };

/** The tutor that needs no key: written answers, models that find them, a marker, and the manners of a lesson. */
export function createEmbeddedBrain({ teaching, marker, log, clock = systemClock }: Parts): TutorBrain {
  const mark = createMarking(marker, log);
  return {
    description: `built in: written answers, found by ${teaching.description}; marking: ${marker.description}`,
    async *reply(turn, { signal }): AsyncIterable<BrainEvent> {
      const world = { teaching, now: clock.now(), signal, mark: createMark(signal) };
      const { sentences, shown, lesson, evidence, unanswered } = await takeTurn(world, turn);
      for (const [at, sentence] of sentences.entries()) {
        yield { kind: 'text', text: at ? ` ${sentence}` : sentence };
        signal?.throwIfAborted();
      }
      if (shown) yield { kind: 'shown', shown };
      yield { kind: 'lesson', lesson, evidence, unanswered };
    },
  };

  function createMark(signal: AbortSignal | undefined) {
    return (question: Parameters<typeof mark>[0], answer: string) => mark(question, answer, signal);
  }
}
