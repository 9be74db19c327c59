import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { codeLetters } from '#domain/classes/join-code.ts';
import { subscriptions } from '#server/db/schema/billing.ts';
import { classes, classMembers } from '#server/db/schema/classes.ts';
import { auditEvents } from '#server/db/schema/operations.ts';
import { addMembers, createNamed, createTeacher, join, makeClass, readJoinCode, startClass } from '#tests/classes.ts';
import { startProduct } from '#tests/harness.ts';

const said = async (response: Response) => [response.status, (await response.json()).message];
const unknownCode = 'We don’t know this code. It has eight letters and numbers: check it with your teacher.';

test('only a teacher makes a class, once however often the button is pressed, and with a name', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  const { browser: student } = await createNamed(product, 'Amara');
  const form = { id: randomUUID(), name: ' 12B  Economics ', subject: 'economics' };
  expect(await said(await student.post('/api/classes', form))).toEqual([
    403,
    'Classes are made with a teacher account',
  ]);
  expect(await said(await student.get('/api/classes'))).toEqual([403, 'Classes are made with a teacher account']);
  expect(await said(await browser.post('/api/classes', { ...form, name: ' ' }))).toEqual([
    400,
    'Please give the class a name',
  ]);
  expect(await said(await browser.post('/api/classes', { ...form, name: 'x'.repeat(61) }))).toEqual([
    400,
    'Please keep the name to 60 characters',
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => browser.post('/api/classes', form)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const joinCode = await readJoinCode(product, form.id);
  expect((await (await browser.get('/api/classes')).json()).classes).toEqual([
    { id: form.id, name: '12B Economics', subject: 'economics', joinCode, students: 0 },
  ]);
});

test('a teacher has thirty classes at most, and the thirty-first is refused in words', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  for (let count = 0; count < 30; count++) await makeClass(product, browser);
  expect(await said(await browser.post('/api/classes', { id: randomUUID(), name: 'A', subject: 'business' }))).toEqual([
    409,
    'You have 30 classes. Delete one that’s finished, then make a new one.',
  ]);
});

test('a code has eight signs that cannot be mistaken, no two are alike, and a new one ends the old', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  const made = [];
  for (let count = 0; count < 12; count++) made.push(await makeClass(product, browser));
  for (const { code } of made) {
    expect(code).toMatch(new RegExp(`^[${codeLetters}]{8}$`));
    expect(code).not.toMatch(/[O0I1LZ2S5B8UAE6]/);
  }
  expect(new Set(made.map(({ code }) => code)).size).toBe(12);
  const [{ id = '', code = '' } = {}] = made;
  const renewed = (await (await browser.put(`/api/classes/${id}/code`, {})).json()).code;
  expect(renewed).not.toBe(code);
  const { browser: student } = await createNamed(product, 'Amara');
  expect(await said(await join(student, code))).toEqual([404, unknownCode]);
  expect((await join(student, renewed)).status).toBe(200);
});

test('a student reads whose class it is, says yes to the wording on the screen, and is in it once', async () => {
  await using product = await startProduct();
  const teacher = await createTeacher(product);
  const { id, code } = await makeClass(product, teacher.browser);
  const student = await createNamed(product, 'Amara');
  const typed = `${code.slice(0, 4).toLowerCase()} - ${code.slice(4)}`;
  const invitation = { classId: id, name: '12B Economics', subject: 'economics', teacher: 'Ms Khan' };
  const ask = async () => (await student.browser.post('/api/memberships/invitations', { code: typed })).json();
  expect(await ask()).toEqual({ ...invitation, joined: false });
  expect(await product.deps.db().select().from(classMembers)).toEqual([]);
  expect(await said(await join(student.browser, typed, '2026-01-01'))).toEqual([
    409,
    'What a teacher sees has changed since you read it. Please read it again.',
  ]);
  const answers = await Promise.all([1, 2, 3].map(() => join(student.browser, typed)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  product.clock.advance(60);
  await join(student.browser, typed);
  const joinedAt = new Date('2026-11-16T09:00:00Z');
  expect(await product.deps.db().select().from(classMembers)).toEqual([
    { classId: id, userId: student.id, consentVersion: '2026-11-16', joinedAt },
  ]);
  expect(await ask()).toEqual({ ...invitation, joined: true });
  const audit = (await product.deps.db().select().from(auditEvents)).filter(({ kind }) => kind === 'class_joined');
  expect(audit.map(({ userId, detail }) => ({ userId, detail }))).toEqual([
    { userId: student.id, detail: { version: '2026-11-16' } },
  ]);
});

test('wrong codes are answered kindly, and after twenty tries right ones wait too', async () => {
  await using product = await startProduct();
  const teacher = await createTeacher(product);
  const { code } = await makeClass(product, teacher.browser);
  const { browser } = await createNamed(product, 'Amara');
  for (const wrong of ['', 'CDFGHJKM', '12', '"; drop table classes', `${code}C`]) {
    expect(await said(await browser.post('/api/memberships/invitations', { code: wrong }))).toEqual([404, unknownCode]);
  }
  for (let count = 5; count < 20; count++) await join(browser, 'CDFGHJKM');
  expect(await said(await join(browser, code))).toEqual([
    429,
    'Too many attempts. Please wait a moment and try again.',
  ]);
  product.clock.advance(600);
  expect((await join(browser, code)).status).toBe(200);
});

test('a class takes students who have its subject, no teachers, and a hundred at most', async () => {
  await using product = await startProduct();
  const teacher = await createTeacher(product);
  const colleague = await createTeacher(product);
  const { id, code } = await makeClass(product, teacher.browser, { subject: 'business' });
  const { browser } = await createNamed(product, 'Amara', ['economics']);
  expect(await said(await join(browser, code))).toEqual([
    403,
    'This class studies Business, which is not in your plan yet. Add it first, then use the code again.',
  ]);
  for (const { browser: own } of [teacher, colleague]) {
    expect(await said(await join(own, code))).toEqual([
      409,
      'This is a teacher account. Students join a class with their own account.',
    ]);
  }
  const late = await createNamed(product, 'Late', ['business']);
  await addMembers(product, id, 100);
  expect(await said(await join(late.browser, code))).toEqual([409, 'This class is full. Please ask your teacher.']);
});

test('a student in two classes leaves one of them, and is still in the other', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ browser = product.visitor() } = {}] = students;
  const other = await makeClass(product, (await createTeacher(product, 'Mr Osei')).browser, { name: 'Revision' });
  product.clock.advance(1);
  await join(browser, other.code);
  const list = async () =>
    (await (await browser.get('/api/memberships')).json()).memberships.map(
      ({ name, teacher: of, ended }: { name: string; teacher: string; ended: boolean }) => [name, of, ended],
    );
  expect(await list()).toEqual([
    ['12B Economics', 'Ms Khan', false],
    ['Revision', 'Mr Osei', false],
  ]);
  expect((await browser.delete(`/api/memberships/${classId}`)).status).toBe(200);
  expect((await browser.delete(`/api/memberships/${classId}`)).status).toBe(404);
  expect(await list()).toEqual([['Revision', 'Mr Osei', false]]);
  expect((await (await teacher.browser.get(`/api/classes/${classId}`)).json()).students).toEqual([]);
});

test('a teacher renames a class, removes a student, and deletes the class with all that hangs on it', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara', 'Ben']);
  const path = `/api/classes/${classId}`;
  await teacher.browser.request('PATCH', path, { json: { name: '13B' } });
  await teacher.browser.delete(`${path}/students/${students[0]?.id}`);
  const seen = await (await teacher.browser.get(path)).json();
  expect([seen.name, seen.students.map(({ name }: { name: string }) => name)]).toEqual(['13B', ['Ben']]);
  expect((await teacher.browser.delete(`${path}/students/${students[0]?.id}`)).status).toBe(404);
  expect((await teacher.browser.delete(path)).status).toBe(200);
  expect((await teacher.browser.get(path)).status).toBe(404);
  expect(await product.deps.db().select().from(classMembers)).toEqual([]);
  const [, { browser = product.visitor() } = {}] = students;
  expect((await (await browser.get('/api/memberships')).json()).memberships).toEqual([]);
});

test('when the teacher’s plan has ended nobody sees the class, nobody joins it, and its students are told', async () => {
  await using product = await startProduct();
  const { teacher, students, classId, code } = await startClass(product, ['Amara']);
  const due = { id: randomUUID(), kind: 'section', target: '1.1.3', dueOn: '2026-11-20' };
  await teacher.browser.post(`/api/classes/${classId}/work`, due);
  const [{ browser = product.visitor() } = {}] = students;
  const work = async () => (await (await browser.get('/api/memberships/work')).json()).work.length;
  expect(await work()).toBe(1);
  const db = product.deps.db();
  await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, teacher.id));
  expect(await said(await teacher.browser.get(`/api/classes/${classId}`))).toEqual([
    403,
    'Classes are made with a teacher account',
  ]);
  expect(await work()).toBe(0);
  expect((await (await browser.get('/api/memberships')).json()).memberships).toMatchObject([{ ended: true }]);
  expect(await said(await join((await createNamed(product, 'Ben')).browser, code))).toEqual([404, unknownCode]);
  expect((await browser.delete(`/api/memberships/${classId}`)).status).toBe(200);
  expect(await db.select().from(classes)).toHaveLength(1);
});
