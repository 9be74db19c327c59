import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import type { Embedder } from '../../tutor-interfaces.ts';
import type { Shelf } from '../library.ts';
import { type Findings, findTopics, indexTopics, type Leaning } from './find-topic.ts';
import { readQuery } from './read-query.ts';
import { createVectors } from './vectors.ts';

export type Finder = {
  find(words: string, leaning: Leaning): Promise<Findings>;
  /** When meaning is searched too. */
  done(): Promise<void>;
};

/** No turn waits longer for the meaning of the student's words. */
const longestWait = 150;

/** Finds topics in one subject: by words at once, and by meaning as soon as the curriculum's vectors are there. */
export function createFinder({
  shelf,
  plainFor,
  embedder,
  folder,
  log,
}: {
  shelf: Shelf;
  plainFor: (pointId: string) => string | undefined;
  embedder: Embedder | undefined;
  folder: string | undefined;
  log: Log;
}): Finder {
  const index = indexTopics(shelf, plainFor);
  const file = folder && join(folder, `topics-${shelf.subject}.bin`);
  const vectors = embedder && createVectors({ embedder, texts: index.units.map(({ text }) => text), file, log });
  vectors?.start();
  return {
    async find(words, leaning) {
      const units = vectors?.read();
      const query = units && (await embedWords(words.slice(0, longestQuery)));
      return findTopics(index, words, leaning, units && query ? { units, query } : undefined);
    },
    done: async () => vectors?.done(),
  };

  async function embedWords(words: string): Promise<Float32Array | undefined> {
    const { sentence } = readQuery(words, shelf.subject, index.correct);
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWait, undefined).unref());
    const meaning = embedder?.embed([sentence]).then(([vector]) => vector);
    return Promise.race([meaning?.catch(() => undefined), late]);
  }
}

const longestQuery = 600;
