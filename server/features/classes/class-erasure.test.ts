import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { classes, classMembers, setWork } from '#server/db/schema/classes.ts';
import { eraseUser } from '#server/personal-data/erase-user.ts';
import { readAllRows } from '#tests/all-rows.ts';
import { startClass } from '#tests/classes.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt } from '#tests/progress.ts';
import { unzip } from '#tests/unzip.ts';

/** A class in which everything has happened. */
async function startBusyClass(product: Product) {
  const started = await startClass(product, ['Quokka Amara', 'Ben']);
  const work = { id: randomUUID(), kind: 'section', target: '1.1.3', dueOn: '2026-11-20' };
  await started.teacher.browser.post(`/api/classes/${started.classId}/work`, work);
  for (const { id } of started.students) await giveAttempt(product, id);
  return started;
}

const count = async ({ deps: { db } }: Product) => [
  (await db().select().from(classes)).length,
  (await db().select().from(classMembers)).length,
  (await db().select().from(setWork)).length,
];

const placesOf = async (product: Product, ...words: string[]) =>
  (await readAllRows(product.deps))
    .filter(({ table, row }) => table !== 'kept_mail' && words.some((word) => row.includes(word)))
    .map(({ table }) => table);

test('a student who closes the account is in no class any more, and the class goes on without a trace of them', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startBusyClass(product);
  await eraseUser(product.deps, students[0]?.id ?? '');
  await product.runJobs();
  expect(await count(product)).toEqual([1, 1, 1]);
  expect(await placesOf(product, 'Quokka')).toEqual([]);
  expect(new Set(await placesOf(product, students[0]?.id ?? ''))).toEqual(new Set(['audit_events', 'jobs']));
  const seen = await (await teacher.browser.get(`/api/classes/${classId}`)).json();
  expect(seen.students.map(({ name }: { name: string }) => name)).toEqual(['Ben']);
});

test('a teacher who closes the account takes the classes along, and the students keep their own work', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startBusyClass(product);
  await eraseUser(product.deps, teacher.id);
  await product.runJobs();
  expect(await count(product)).toEqual([0, 0, 0]);
  expect(await placesOf(product, classId, 'Ms Khan', '12B')).toEqual([]);
  const [{ browser = product.visitor() } = {}] = students;
  expect((await (await browser.get('/api/memberships')).json()).memberships).toEqual([]);
  expect((await (await browser.get('/api/practice/progress/economics/map')).json()).themes[0].sections[2].items).toBe(
    1,
  );
});

test('a class that is deleted leaves nothing of itself in any table', async () => {
  await using product = await startProduct();
  const { teacher, classId } = await startBusyClass(product);
  await teacher.browser.delete(`/api/classes/${classId}`);
  expect(await count(product)).toEqual([0, 0, 0]);
  expect(await placesOf(product, classId, '12B')).toEqual([]);
});

test('a student takes along which classes and which wording, a teacher the classes and the work, and neither the other', async () => {
  await using product = await startProduct();
  const { teacher, students } = await startBusyClass(product);
  const take = async ({ browser, password }: Pick<(typeof students)[number], 'browser' | 'password'>) => {
    const files = unzip(Buffer.from(await (await browser.post('/api/account-data', { password })).arrayBuffer()));
    return (name: string) => JSON.parse(String(files.get(`${name}.json`)));
  };
  const [student = teacher] = students;
  const own = await take(student);
  expect(own('class-members')).toEqual([
    {
      ...{ className: '12B Economics', subject: 'economics' },
      ...{ joinedAt: '2026-11-16T09:00:00.000Z', consentVersion: '2026-11-16' },
    },
  ]);
  expect(own('classes')).toEqual([]);
  const taught = await take(teacher);
  expect(taught('classes')).toMatchObject([{ name: '12B Economics', work: [{ kind: 'section', target: '1.1.3' }] }]);
  expect(taught('class-members')).toEqual([]);
  expect(JSON.stringify(taught('classes'))).not.toMatch(/Quokka|Ben/);
});
