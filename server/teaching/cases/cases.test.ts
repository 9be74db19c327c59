import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readLibrary } from '../curriculum/library.ts';
import type { Case } from './case.ts';

const { courses } = await readLibrary();
const files = await Promise.all(
  (await readdir('content/cases')).map(async (name) => ({
    name,
    subject: name.startsWith('business') ? ('business' as const) : ('economics' as const),
    cases: (await readFile(`content/cases/${name}`, 'utf8'))
      .trim()
      .split('\n')
      .map((line): Case => JSON.parse(line)),
  })),
);

test.each(files)(
  'in $name every case has names, and facts that stand in a section of the course',
  ({ subject, cases }) => {
    expect(cases.length).toBeGreaterThan(50);
    const sections = new Set(courses[subject].sections.map(({ id }) => id));
    for (const { case: name, names, facts } of cases) {
      expect(names.length, name).toBeGreaterThan(0);
      expect(names, name).toEqual(names.map((one) => one.toLowerCase()));
      for (const { sections: own, about, says } of facts) {
        expect(
          own.filter((id) => !sections.has(id)),
          name,
        ).toEqual([]);
        expect(about.length, says).toBeGreaterThan(0);
        expect(says, name).toMatch(/^['‘]?[A-Za-z£\d].{60,360}\.$/);
      }
    }
  },
);

test.each(['economics', 'business'] as const)('no name in %s means two cases', (subject) => {
  const names = files
    .filter((file) => file.subject === subject)
    .flatMap(({ cases }) => cases.flatMap((one) => one.names));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
