import type { Subject } from '#domain/subjects.ts';
import type { Log } from '#server/log.ts';
import { openOnce } from '../open-once.ts';
import type { Embedder } from '../tutor-interfaces.ts';
import { type Coaching, readCoaching } from './coaching.ts';
import { createFinder, type Finder } from './find/finder.ts';
import { type Library, readLibrary } from './library.ts';

type Parts = {
  /** Without it topics are found by words alone. */
  embedder: Embedder | undefined;
  log: Log;
  /** Where the vectors of the curriculum are kept between starts. */
  folder?: string | undefined;
};

type OpenTopics = { library: Library; coaching: Coaching; finders: Record<Subject, Finder> };

/** The curriculum and the search in it, read once for every brain of this process. */
export type Topics = () => Promise<OpenTopics>;

export function createTopics(parts: Parts): Topics {
  return openOnce(() => load(parts));
}

async function load({ embedder, folder, log }: Parts): Promise<OpenTopics> {
  const [library, coaching] = await Promise.all([readLibrary(), readCoaching()]);
  const finderOf = (subject: Subject) =>
    createFinder({
      shelf: library.shelves[subject],
      plainFor: (id) => coaching.plainFor(subject, id),
      embedder,
      folder,
      log,
    });
  return { library, coaching, finders: { economics: finderOf('economics'), business: finderOf('business') } };
}
