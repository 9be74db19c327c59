import type { Subject } from '#domain/subjects.ts';
import { projectFolder } from '../../project-folder.ts';
import { readLines } from '../bank/read-lines.ts';
import { createPhraseIndex } from '../facts/phrase-index.ts';
import { tokensOf } from '../facts/tokens.ts';
import type { Case } from './case.ts';

/** The cases of one subject, found by their names. */
export type Cases = {
  /** Those that are named, each once, in order. */
  namedIn(words: string): Case[];
};

export async function readCases(folder = projectFolder): Promise<Record<Subject, Cases>> {
  const cases = await readLines<Case>(folder, 'cases');
  const of = (subject: Subject) => indexCases(cases.flatMap((one) => (one.subject === subject ? [one.line] : [])));
  return { economics: of('economics'), business: of('business') };
}

export function indexCases(cases: Case[]): Cases {
  const index = createPhraseIndex<Case>();
  for (const one of cases) for (const name of one.names) index.add(name, one);
  return {
    namedIn: (words) => [...new Set(index.find(tokensOf(words)).flatMap(({ meanings }) => meanings))],
  };
}
