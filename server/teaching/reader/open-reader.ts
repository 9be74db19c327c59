import type { Log } from '../../log.ts';
import { projectFolder } from '../../project-folder.ts';
import { modelHungAfterMs, openWorkerPool } from '../../providers/models/worker-pool.ts';
import type { Asked, Reader, Reading } from './reader.ts';

export type ReaderOptions = {
  log: Log;
  modelsDir: string;
  /** Where `models/conversation` and `content/answers` are. */
  folder?: string;
  /** How long reading may take; three times as long words wait for their turn, or for the models to be loaded. */
  longestMs?: number;
};

const entry = new URL(import.meta.url.endsWith('.ts') ? './reader-worker.ts' : './reader-worker.js', import.meta.url);

/** Our own four models in a thread of their own. Returns at once: a conversation that is opened loads them. */
export function openReader({
  log,
  modelsDir,
  folder = projectFolder,
  // A busy machine is slow; what is read by words alone is often wrong, and to get ready for it takes ten seconds too.
  longestMs = 15_000,
}: ReaderOptions): Reader & { close(): Promise<void> } {
  const pool = openWorkerPool<Asked, Reading>({
    ...{ engine: 'brain', name: 'reader', entry, data: { folder, modelsDir }, threads: 1, niceness: 1, log },
    ...{
      longestQueue: 64,
      longestWaitMs: 3 * longestMs,
      longestTaskMs: longestMs + 2_000,
      hungAfterMs: modelHungAfterMs,
    },
  });
  let asked = false;
  return {
    description: 'our own models for acts and answers',
    warm() {
      asked = true;
      pool.load();
    },
    read(words, { signal } = {}) {
      asked = true;
      return pool.run(words, { signal });
    },
    async close() {
      // A thread that is ended in the middle of loading a model takes the process with it.
      if (asked) await pool.settled();
      await pool.close();
    },
  };
}
