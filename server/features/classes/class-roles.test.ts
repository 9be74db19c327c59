import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { readLastingRows } from '#tests/all-rows.ts';
import { addMembers, createNamed, createTeacher, makeClass, startClass } from '#tests/classes.ts';
import { type Product, startProduct } from '#tests/harness.ts';

type Browser = ReturnType<Product['visitor']>;
type Names = { classId: string; studentId: string; workId: string };

/** Every request that the teacher's page makes about a class. */
const requests = ({ classId, studentId, workId }: Names): [method: string, path: string, json?: object][] => [
  ['GET', `/api/classes/${classId}`],
  ['GET', `/api/classes/${classId}/targets`],
  ['GET', `/api/classes/${classId}/students/${studentId}`],
  ['PATCH', `/api/classes/${classId}`, { name: '13B' }],
  ['PUT', `/api/classes/${classId}/code`],
  ['POST', `/api/classes/${classId}/work`, { id: randomUUID(), kind: 'section', target: '1.1.1', dueOn: '2026-12-01' }],
  ['DELETE', `/api/classes/${classId}/work/${workId}`],
  ['DELETE', `/api/classes/${classId}/students/${studentId}`],
  ['DELETE', `/api/classes/${classId}`],
];

async function ask(browser: Browser, names: Names): Promise<number[]> {
  const statuses = [];
  for (const [method, path, json] of requests(names)) {
    statuses.push((await browser.request(method, path, json ? { json } : {})).status);
  }
  return statuses;
}

async function startWorld(product: Product) {
  const started = await startClass(product, ['Amara']);
  const workId = randomUUID();
  const work = { id: workId, kind: 'section', target: '1.1.3', dueOn: '2026-12-01' };
  await started.teacher.browser.post(`/api/classes/${started.classId}/work`, work);
  return { ...started, names: { classId: started.classId, studentId: started.students[0]?.id ?? '', workId } };
}

const all = (status: number) => Array(9).fill(status);

test('a class answers to its own teacher and to nobody else, whatever they are', async () => {
  await using product = await startProduct();
  const { teacher, students, names } = await startWorld(product);
  const colleague = await createTeacher(product, 'Mr Osei');
  await makeClass(product, colleague.browser);
  const stranger = await createNamed(product, 'Zoe');
  const before = await readLastingRows(product.deps);
  expect(await ask(product.visitor(), names)).toEqual(all(401));
  for (const { browser } of [stranger, colleague, ...students]) expect(await ask(browser, names)).toEqual(all(404));
  expect(await readLastingRows(product.deps)).toEqual(before);
  expect(await ask(teacher.browser, names)).toEqual(all(200));
});

test('a teacher whose plan has ended sees and changes nothing', async () => {
  await using product = await startProduct();
  const { teacher, names } = await startWorld(product);
  const db = product.deps.db();
  for (const change of [{ status: 'canceled' }, { status: 'active', plan: 'BOTH_MONTHLY' }]) {
    await db.update(subscriptions).set(change).where(eq(subscriptions.userId, teacher.id));
    const before = await readLastingRows(product.deps);
    expect(await ask(teacher.browser, names)).toEqual(all(403));
    expect(await readLastingRows(product.deps)).toEqual(before);
  }
});

test('of anybody who is not in this class there is nothing, also not of the teacher’s other students', async () => {
  await using product = await startProduct();
  const { teacher, names } = await startWorld(product);
  const other = await makeClass(product, teacher.browser, { name: 'Other' });
  const [elsewhere = ''] = await addMembers(product, other.id, 1);
  const stranger = await createNamed(product, 'Zoe');
  const before = await readLastingRows(product.deps);
  for (const studentId of [elsewhere, stranger.id, teacher.id, randomUUID()]) {
    for (const method of ['GET', 'DELETE']) {
      const path = `/api/classes/${names.classId}/students/${studentId}`;
      expect((await teacher.browser.request(method, path)).status, `${method} ${path}`).toBe(404);
    }
  }
  expect((await teacher.browser.delete(`/api/classes/${other.id}/work/${names.workId}`)).status).toBe(404);
  expect(await readLastingRows(product.deps)).toEqual(before);
});

test('after any order of joining, leaving and being removed a teacher sees exactly who is in', async () => {
  await using product = await startProduct();
  const { teacher, students, classId, code } = await startClass(product, ['Amara', 'Ben', 'Chloe']);
  const inside = new Set(students.map(({ id }) => id));
  let seed = 7;
  const pick = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  for (let step = 0; step < 40; step++) {
    const student = students[pick(3)];
    if (!student) continue;
    const act = pick(3);
    if (act === 0) {
      product.clock.advance(61);
      await student.browser.post('/api/memberships', { code, consentVersion: '2026-11-16' });
      inside.add(student.id);
    } else {
      const path = act === 1 ? `/api/memberships/${classId}` : `/api/classes/${classId}/students/${student.id}`;
      const { status } = await (act === 1 ? student : teacher).browser.delete(path);
      expect(status).toBe(inside.delete(student.id) ? 200 : 404);
    }
    const seen = await (await teacher.browser.get(`/api/classes/${classId}`)).json();
    expect(seen.students.map(({ id }: { id: string }) => id).sort()).toEqual([...inside].sort());
  }
});
