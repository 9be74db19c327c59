import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestSpecification } from 'vitest/node';
import { type Mutant, makeMutants } from './make-mutants.ts';
import { openTests, type Tests } from './open-tests.ts';

const root = join(import.meta.dirname, '../..');

/** Files with rules, and for each the tests that must notice when one is changed. */
export type Guarded = Record<string, string[]>;

export type Survivor = Omit<Mutant, 'source'> & { file: string };

type Wish = {
  /** At most so many, spread evenly. */
  most: number;
  onSurvivor(survivor: Survivor): void;
};

/** Runs the tests once for each mutant. Gives back how many were tried, and how many of them nothing noticed. */
export async function runMutants(guarded: Guarded, { most, onSurvivor }: Wish) {
  await using tests = await openTests([...new Set(Object.values(guarded).flat())]);
  const failing = await tests.findFailing(tests.all);
  if (failing) throw new Error(`Without a change the tests fail: ${failing.names.join(', ')}`);
  const mutants = (await Promise.all(Object.keys(guarded).map(read))).flat();
  const step = Math.max(1, mutants.length / most);
  const chosen = mutants.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const isNoticed = createWatch(tests);
  let survived = 0;
  for (const { file, line, change, source } of chosen) {
    tests.putInPlace(join(root, file), source);
    if (await isNoticed(file, guarded[file] ?? [])) continue;
    survived += 1;
    onSurvivor({ file, line, change });
  }
  return { tried: chosen.length, survived };
}

/** So many of the tests that noticed the last changes of a file are asked before all others. */
const mostRemembered = 6;

/** What noticed a change of a file is likely to notice the next. */
function createWatch(tests: Tests) {
  const noticedBy = new Map<string, { specification: TestSpecification; name: string }[]>();
  return async (file: string, names: string[]): Promise<boolean> => {
    const remembered = noticedBy.get(file) ?? [];
    const failing = (await tests.findFailingAmong(remembered)) ?? (await tests.findFailing(tests.named(names)));
    if (!failing) return false;
    const [name] = failing.names;
    const { specification } = failing;
    if (name && specification) {
      const others = remembered.filter((one) => one.name !== name);
      noticedBy.set(file, [{ specification, name }, ...others].slice(0, mostRemembered));
    }
    return true;
  };
}

async function read(file: string): Promise<(Mutant & { file: string })[]> {
  return makeMutants(await readFile(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant }));
}
