import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Mutant, makeMutants } from './make-mutants.ts';

const root = join(import.meta.dirname, '../..');

/** Rules, and the tests that must notice when one is changed. */
export type Guarded = { files: string[]; tests: string[] };

export type Survivor = Omit<Mutant, 'source'> & { file: string };

/** Runs the tests once for each mutant, at most so many, spread evenly. Gives back how many were tried and what survived. */
export async function runMutants(
  { files, tests }: Guarded,
  most: number,
): Promise<{ tried: number; survivors: Survivor[] }> {
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
    const specifications = await vitest.globTestSpecifications();
    const passes = async () => {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    };
    if (!(await passes())) throw new Error('The tests fail without a change');
    const all = (await Promise.all(files.map(read))).flat();
    const step = Math.max(1, all.length / most);
    const chosen = all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
    const survivors: Survivor[] = [];
    for (const { file, line, change, source } of chosen) {
      const path = join(root, file);
      current = { path, source };
      vitest.invalidateFile(path);
      if (await passes()) survivors.push({ file, line, change });
      current = undefined;
      vitest.invalidateFile(path);
    }
    return { tried: chosen.length, survivors };
  } finally {
    await vitest.close();
  }
}

async function read(file: string): Promise<(Mutant & { file: string })[]> {
  return makeMutants(await readFile(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant }));
}
