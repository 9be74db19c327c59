import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { type Mutant, makeMutants } from './make-mutants.ts';

const root = join(import.meta.dirname, '../..');

/** Rules, and the tests that must notice when one is changed. */
export type Guarded = { files: string[]; tests: string[] };

export type Survivor = Omit<Mutant, 'source'> & { file: string };

type Wish = {
  /** At most so many, spread evenly. */
  most: number;
  onSurvivor(survivor: Survivor): void;
};

/** Runs the tests once for each mutant. Gives back how many were tried, and how many of them nothing noticed. */
export async function runMutants({ files, tests }: Guarded, { most, onSurvivor }: Wish) {
  let current: { path: string; source: string } | undefined;
  const mutate = {
    name: 'mutate',
    enforce: 'pre' as const,
    load: (id: string) => (current && id.split('?')[0] === current.path ? current.source : undefined),
  };
  // Only when it is needed: it takes a second to load.
  const { createVitest } = await import('vitest/node');
  const vitest = await createVitest(
    'test',
    {
      ...{ config: false, root, include: tests, watch: false, reporters: [{}], bail: 1, isolate: false },
      ...{ globalSetup: ['tests/support/set-up-postgres.ts'], testTimeout: 60_000, maxWorkers: 2 },
      // It would know a file by what is on the disk.
      fsModuleCache: false,
    },
    { plugins: [mutate] },
  );
  try {
    const all = await vitest.globTestSpecifications();
    /** The test file that failed, if one did. */
    const findFailing = async (specifications: TestSpecification[]): Promise<string | undefined> => {
      if (specifications.length === 0) return undefined;
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
      const failed = testModules.find((module) => !module.ok());
      return failed?.moduleId ?? (unhandledErrors.length > 0 ? 'none of them' : undefined);
    };
    const failing = await findFailing(all);
    if (failing) throw new Error(`Without a change the tests fail: ${failing}`);
    /** What noticed the last change of a file is likely to notice the next, and is asked alone first. */
    const noticedBy = new Map<string, string>();
    const isNoticed = async (file: string) => {
      const isFirst = ({ moduleId }: TestSpecification) => moduleId === noticedBy.get(file);
      if (await findFailing(all.filter(isFirst))) return true;
      const noticing = await findFailing(all.filter((specification) => !isFirst(specification)));
      if (noticing) noticedBy.set(file, noticing);
      return noticing !== undefined;
    };
    const mutants = (await Promise.all(files.map(read))).flat();
    const step = Math.max(1, mutants.length / most);
    const chosen = mutants.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    let survived = 0;
    for (const { file, line, change, source } of chosen) {
      const path = join(root, file);
      current = { path, source };
      vitest.invalidateFile(path);
      if (!(await isNoticed(file))) {
        survived += 1;
        onSurvivor({ file, line, change });
      }
      current = undefined;
      vitest.invalidateFile(path);
    }
    return { tried: chosen.length, survived };
  } finally {
    await vitest.close();
  }
}

async function read(file: string): Promise<(Mutant & { file: string })[]> {
  return makeMutants(await readFile(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant }));
}
