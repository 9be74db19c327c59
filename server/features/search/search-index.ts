import { courses } from '#content/curriculum/courses.ts';
import { readPack } from '#content/curriculum/packs.ts';
import type { Subject } from '#domain/subjects.ts';

/** Small enough to be searched in the browser: sections as rows, with the terms that they define. */
export type SearchIndex = { subject: Subject; themes: IndexedTheme[] }[];
export type IndexedTheme = { number: number; sections: IndexedSection[] };
export type IndexedSection = [id: string, title: string, topics: string[], terms: string[]];

export async function readSearchIndex(subjects: Subject[]): Promise<SearchIndex> {
  return Promise.all(subjects.map(async (subject) => ({ subject, themes: await readThemes(subject) })));
}

function readThemes(subject: Subject): Promise<IndexedTheme[]> {
  return Promise.all(
    courses[subject].map(async ({ sections }, index) => {
      const terms = await readTerms(subject, index + 1);
      return {
        number: index + 1,
        sections: sections.map(({ id, title, topics }): IndexedSection => [id, title, topics, terms.get(id) ?? []]),
      };
    }),
  );
}

async function readTerms(subject: Subject, number: number): Promise<Map<string, string[]>> {
  const pack = await readPack(subject, number);
  return new Map(
    pack?.sections.map(({ id, keyPoints }) => [
      id,
      keyPoints.flatMap((point) => (point.type === 'definition' || point.type === 'formula' ? point.term : [])),
    ]),
  );
}
