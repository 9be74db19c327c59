import wordLists from '#content/curriculum/knowledge/macros.json' with { type: 'json' };
import { combine } from '#domain/marking/combine.ts';
import { markAnswer } from '#domain/marking/mark-answer.ts';
import type { Meaning } from '#domain/marking/meaning.ts';
import { addsNothing, readAnswer } from '#domain/marking/reading.ts';
import type { Log } from '../../log.ts';
import { projectFolder } from '../../project-folder.ts';
import { EngineFailure } from '../models/interface.ts';
import { modelHungAfterMs, openWorkerPool } from '../models/worker-pool.ts';
import type { AnswerMarker } from './interface.ts';
import type { MarkerTask } from './marker-model.ts';

export type EmbeddedMarkerOptions = {
  log: Log;
  modelsDir: string;
  /** Where `models/answer-marker` is. */
  folder?: string;
  /** A student waits: after this the words alone decide. */
  longestMs?: number;
};

export type EmbeddedMarker = AnswerMarker & { close(): Promise<void> };

const entry = new URL(import.meta.url.endsWith('.ts') ? './marker-worker.ts' : './marker-worker.js', import.meta.url);

/**
 * Our own small model for the meaning, the curriculum's patterns for the words, and rules for what neither sees. When
 * the model is off, damaged, busy or slow, words and rules mark alone. Returns at once: the first answer loads the model.
 */
export function openEmbeddedMarker(options: EmbeddedMarkerOptions): EmbeddedMarker {
  const { log, modelsDir, folder = projectFolder, longestMs = 2_000 } = options;
  const pool = openWorkerPool<MarkerTask, Meaning[]>({
    ...{ engine: 'marker', name: 'answer marker', entry, data: { folder, modelsDir }, threads: 1, niceness: 3, log },
    ...{ longestQueue: 32, longestWaitMs: longestMs, longestTaskMs: 10_000, hungAfterMs: modelHungAfterMs },
  });

  async function readMeaning(task: MarkerTask, signal: AbortSignal | undefined): Promise<Meaning[]> {
    const late = AbortSignal.timeout(longestMs);
    const stop = signal ? AbortSignal.any([signal, late]) : late;
    return pool.run(task, { signal: stop }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw late.aborted ? new EngineFailure('marker', 'timeout', error) : error;
    });
  }

  return {
    description: 'embedded: our own model, patterns and rules',
    async mark(question, answer, { signal }) {
      signal?.throwIfAborted();
      const byWords = markAnswer(question, answer, wordLists);
      if (addsNothing(readAnswer(answer, question.prompt))) return byWords;
      const { prompt, modelAnswer, requiredIdeas } = question;
      try {
        const ideas = requiredIdeas.map(({ idea }) => idea);
        const meanings = await readMeaning({ ideas, prompt, modelAnswer, answer }, signal);
        return combine(question, answer, byWords, meanings, wordLists);
      } catch (error) {
        if (!(error instanceof EngineFailure)) throw error;
        log.warn({ error }, 'the answer is marked by words alone');
        return byWords;
      }
    },
    close: pool.close,
  };
}
