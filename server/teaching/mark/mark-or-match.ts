import type { QuickFireQuestion } from '#content/curriculum/curriculum.ts';
import type { Marking } from '#domain/marking/mark-answer.ts';
import type { Log } from '#server/log.ts';
import type { AnswerMarker } from '../../providers/marker/interface.ts';
import { match } from './match.ts';

/** Marks through the port; when the marker is off or broken, by words and rules, so that the lesson goes on. */
export function createMarking(marker: AnswerMarker, log: Log) {
  return async (question: QuickFireQuestion, answer: string, signal: AbortSignal | undefined): Promise<Marking> => {
    try {
      return await marker.mark(question, answer, signal ? { signal } : {});
    } catch (error) {
      signal?.throwIfAborted();
      log.warn({ error }, 'an answer is marked by words alone');
      return match(question, answer);
    }
  };
}
