import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Subject } from '#domain/subjects.ts';
import { createPhraseIndex } from '../facts/phrase-index.ts';
import { tokensOf } from '../facts/tokens.ts';
import type { Case } from './case.ts';

/** The cases of one subject, found by their names. */
export type Cases = {
  /** Those that are named, each once, in order. */
  namedIn(words: string): Case[];
};

export async function readCases(folder = '.'): Promise<Record<Subject, Cases>> {
  const place = join(folder, 'content/cases');
  const names = (await readdir(place)).filter((name) => name.endsWith('.jsonl')).sort();
  const files = await Promise.all(
    names.map(async (name) => ({
      subject: name.split(/[-.]/)[0] as Subject,
      cases: (await readFile(join(place, name), 'utf8'))
        .split('\n')
        .filter(Boolean)
        .map((line): Case => JSON.parse(line)),
    })),
  );
  const of = (subject: Subject) =>
    indexCases(files.filter((file) => file.subject === subject).flatMap(({ cases }) => cases));
  return { economics: of('economics'), business: of('business') };
}

export function indexCases(cases: Case[]): Cases {
  const index = createPhraseIndex<Case>();
  for (const one of cases) for (const name of one.names) index.add(name, one);
  return {
    namedIn: (words) => [...new Set(index.find(tokensOf(words)).flatMap(({ meanings }) => meanings))],
  };
}
