import type { Subject } from '#domain/subjects.ts';
import { collectGarbage } from '../collect-garbage.ts';
import type { Log } from '../log.ts';
import { openOnce } from '../providers/models/open-once.ts';
import { type Bank, openBank } from './bank/open-bank.ts';
import { type Cards, readCards } from './cards/read-cards.ts';
import { type Cases, readCases } from './cases/read-cases.ts';
import { type Coaching, readCoaching } from './curriculum/coaching.ts';
import { type Library, readLibrary } from './curriculum/library.ts';
import { type Facts, readFacts } from './facts/read-facts.ts';
import { type Lists, readLists } from './lists/read-lists.ts';
import { createReaderByWords } from './reader/by-words/read-by-words.ts';
import type { Asked, Reader, Reading } from './reader/reader.ts';

/** All that is taught from, read once when it is first asked for. */
export type Teaching = {
  description: string;
  open(): Promise<Taught>;
  /** Somebody has come, and will say something soon. */
  warm(): void;
  /** By the models; by words alone when there are none or they fail. */
  read(asked: Asked, signal?: AbortSignal): Promise<Reading>;
};

/** What is written for the course, and how it is found. */
type Taught = {
  library: Library;
  coaching: Coaching;
  bank: Bank;
  facts: Record<Subject, Facts>;
  cases: Record<Subject, Cases>;
  cards: Record<Subject, Cards>;
  lists: Record<Subject, Lists>;
};

type Parts = { reader: Reader | undefined; log: Log; folder?: string };

/**
 * What reading and sorting the course has left behind is more than what is kept, and the models still load: nobody waits.
 * A process reads it once.
 */
const collectOnce = openOnce(async () => collectGarbage());

export function openTeaching({ reader, log, folder }: Parts): Teaching {
  const open = openOnce(async () => {
    const [library, coaching, bank, facts, cases, cards, lists] = await Promise.all([
      readLibrary(),
      readCoaching(),
      openBank(folder),
      readFacts(folder),
      readCases(folder),
      readCards(folder),
      readLists(folder),
    ]);
    await collectOnce();
    return { library, coaching, bank, facts, cases, cards, lists };
  });
  const byWords = openOnce(async () => createReaderByWords((await open()).bank));
  return {
    description: `${reader ? reader.description : 'words alone'}`,
    open,
    warm() {
      reader?.warm?.();
    },
    async read(asked, signal) {
      if (!reader) return (await byWords()).read(asked);
      try {
        return await reader.read(asked, { signal });
      } catch (error) {
        signal?.throwIfAborted();
        log.warn({ error }, 'words are read without the models');
        return (await byWords()).read(asked);
      }
    },
  };
}
