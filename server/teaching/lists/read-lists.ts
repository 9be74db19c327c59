import { stemsOf } from '#domain/marking/topic-stems.ts';
import type { Subject } from '#domain/subjects.ts';
import { projectFolder } from '../../project-folder.ts';
import { readLines } from '../bank/read-lines.ts';
import { writeOut } from '../reader/write-out.ts';
import type { List, ListKind } from './list.ts';

/** The lists of one subject, found by the words that name them. */
export type Lists = {
  all: readonly List[];
  /** The one of a kind whose name says most of what the words say; nothing where no name stands in them whole. */
  find(words: string, kind: ListKind): { list: List; isWhole: boolean } | undefined;
};

export async function readLists(folder = projectFolder): Promise<Record<Subject, Lists>> {
  const lists = await readLines<List>(folder, 'lists');
  const of = (subject: Subject) =>
    indexLists(
      lists.flatMap((one) => (one.subject === subject ? [one.line] : [])),
      subject,
    );
  return { economics: of('economics'), business: of('business') };
}

export function indexLists(all: List[], subject: Subject): Lists {
  const stemsIn = (text: string) => [...new Set(stemsOf(writeOut(text, subject).replace(/^.*\((.+)\)$/, '$1')))];
  const named = all.flatMap((list) =>
    [...new Set([list.of, ...list.names])].map((name) => ({ list, stems: stemsIn(name) })),
  );
  return {
    all,
    find(words, kind) {
      const asked = [...new Set([...stemsOf(words), ...stemsOf(writeOut(words, subject))])];
      const [best] = named
        .filter(
          ({ list, stems }) => list.kind === kind && stems.length > 0 && stems.every((stem) => asked.includes(stem)),
        )
        .toSorted((a, b) => b.stems.length - a.stems.length);
      const beside = stemsOf(words).filter((stem) => best && !best.stems.includes(stem));
      // 'Why the elasticity of demand is negative' asks for something else than what it is made of.
      if (!best || beside.some((stem) => turning.has(stem))) return undefined;
      return { list: best.list, isWhole: beside.length === 0 };
    },
  };
}

/** Words that turn a name into another thing. */
const turning = new Set(
  stemsOf(
    'negative positive rise rising fall falling increase decrease left right elastic inelastic high higher low lower long short run fail failure improve reduce raise cut limit stop prevent against without instead firms consumers workers government',
  ),
);
