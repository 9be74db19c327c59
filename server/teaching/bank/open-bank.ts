import type { Subject } from '#domain/subjects.ts';
import type { Entry } from './entry.ts';
import { readBank } from './read-bank.ts';
import { readSectionTitles, type SectionTitles } from './section-titles.ts';

/** The written answers, found by id and by section. */
export type Bank = {
  entries: Entry[];
  get(id: string): Entry | undefined;
  /** Of one section, in the order in which they were written. */
  of(subject: Subject, section: string): Entry[];
  titleOf: SectionTitles;
  /** Whether a word stands anywhere in the answers. */
  knows(word: string): boolean;
};

export async function openBank(folder?: string): Promise<Bank> {
  const [entries, titleOf] = await Promise.all([readBank(folder), readSectionTitles()]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const bySection = Map.groupBy(entries, ({ subject, section }) => `${subject}:${section}`);
  const words = new Set<string>();
  for (const { asks, reply, plainer } of entries)
    for (const word of wordsOf([...asks, reply, plainer].join(' '))) words.add(word);
  return {
    entries,
    get: (id) => byId.get(id),
    of: (subject, section) => bySection.get(`${subject}:${section}`) ?? [],
    titleOf,
    knows: (word) => words.has(word),
  };
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[a-z]+/g) ?? []
  );
}
