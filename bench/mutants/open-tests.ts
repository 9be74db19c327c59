import { join } from 'node:path';
import type { TestModule, TestSpecification } from 'vitest/node';
import { patience } from '#tests/support/patience.ts';

const root = join(import.meta.dirname, '../..');

/** Tests that failed: their names, and the file they are in, if it is known. */
type Failing = { names: string[]; specification: TestSpecification | undefined };

export type Tests = Awaited<ReturnType<typeof openTests>>;

/** Test files that are run again and again, each time with another source in the place of one file. */
export async function openTests(include: string[]) {
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
      ...{ config: false, root, include, watch: false, reporters: [{}], bail: 1, isolate: false },
      ...{ globalSetup: ['tests/support/set-up-postgres.ts'], maxWorkers: 2 },
      // What a change keeps from coming is waited for so long; a busy machine must not look like a test that noticed.
      ...{ testTimeout: patience, hookTimeout: patience, expect: { poll: { timeout: 60_000 } } },
      // It would know a file by what is on the disk.
      fsModuleCache: false,
    },
    { plugins: [mutate] },
  );
  const all = await vitest.globTestSpecifications();

  async function findFailing(specifications: TestSpecification[]): Promise<Failing | undefined> {
    if (specifications.length === 0) return undefined;
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
    // What earlier runs said of other files is given back as well.
    const asked = new Set(specifications.map(({ moduleId }) => moduleId));
    const failed = testModules.find((module) => asked.has(module.moduleId) && !module.ok());
    if (!failed) return unhandledErrors.length > 0 ? { names: [], specification: undefined } : undefined;
    return {
      names: namesOf(failed),
      specification: all.find(({ moduleId }) => moduleId === failed.moduleId),
    };
  }

  return {
    all,
    named: (names: string[]) => all.filter(({ moduleId }) => names.some((name) => moduleId === join(root, name))),
    putInPlace(path: string, source: string): void {
      if (current) vitest.invalidateFile(current.path);
      current = { path, source };
      vitest.invalidateFile(path);
    },
    findFailing,
    /** Of single tests, whichever file they are in. */
    findFailingAmong(single: { specification: TestSpecification; name: string }[]): Promise<Failing | undefined> {
      const files = new Set(single.map(({ specification }) => specification));
      return findFailing(
        [...files].map(({ project, moduleId }) => {
          const names = single.filter((one) => one.specification.moduleId === moduleId).map(({ name }) => name);
          return project.createSpecification(moduleId, { testNamePattern: new RegExp(names.map(exactly).join('|')) });
        }),
      );
    },
    [Symbol.asyncDispose]: () => vitest.close(),
  };
}

function namesOf(module: TestModule): string[] {
  return [...module.children.allTests('failed')].map(({ fullName }) => fullName);
}

function exactly(name: string): string {
  return `^\\s*${name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`;
}
