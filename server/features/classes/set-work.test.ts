import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import { createTeacher, join, makeClass, startClass } from '#tests/classes.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt } from '#tests/progress.ts';
import { answerRun, startQuickFire } from '#tests/quick-fire.ts';
import { writeSettings } from '../practice/progress/settings.ts';

type Browser = ReturnType<Product['visitor']>;

const said = async (response: Response) => [response.status, (await response.json()).message];

async function set(browser: Browser, classId: string, work: object) {
  const input = { id: randomUUID(), kind: 'section', target: '1.1.3', dueOn: '2026-11-20', ...work };
  return browser.post(`/api/classes/${classId}/work`, input);
}

/** Who has done each piece of work, as the teacher sees it. */
async function readDone(browser: Browser, classId: string) {
  const { work } = await (await browser.get(`/api/classes/${classId}`)).json();
  return work.map(({ title, students }: { title: string; students: { name: string; done: unknown }[] }) => [
    title,
    students.map(({ done }) => done),
  ]);
}

const readOwn = async (browser: Browser) => (await browser.get('/api/memberships/work')).json();

test('work is a thing of the course with a day to come, and is set once', async () => {
  await using product = await startProduct();
  const { teacher, classId } = await startClass(product, []);
  const { browser } = teacher;
  const refused: [object, string][] = [
    [{ target: '9.9.9' }, 'Please choose what the class should do'],
    [{ kind: 'diagram', target: '1.1.3' }, 'Please choose what the class should do'],
    [{ kind: 'plan', target: '12' }, 'Please choose what the class should do'],
    [{ kind: 'essay' }, 'Please choose what the class should do'],
    [{ dueOn: '' }, 'Please choose a date'],
    [{ dueOn: '2026-02-30' }, 'Please choose a date'],
    [{ dueOn: '2026-11-15' }, 'That day has passed. Please choose another.'],
    [{ dueOn: '2028-01-01' }, 'That is more than a year away. Please choose a nearer day.'],
  ];
  for (const [work, sentence] of refused)
    expect(await said(await set(browser, classId, work))).toEqual([400, sentence]);
  const id = randomUUID();
  await Promise.all([1, 2, 3].map(() => set(browser, classId, { id, dueOn: '2026-11-16' })));
  expect(await readDone(browser, classId)).toEqual([['1.1.3 The economic problem', []]]);
  const business = await makeClass(product, browser, { subject: 'business' });
  expect(await said(await set(browser, business.id, { kind: 'plan', target: '0' }))).toEqual([
    400,
    'Please choose what the class should do',
  ]);
  expect((await browser.delete(`/api/classes/${business.id}/work/${id}`)).status).toBe(404);
  expect((await browser.delete(`/api/classes/${classId}/work/${id}`)).status).toBe(200);
  expect(await readDone(browser, classId)).toEqual([]);
});

test('what can be set is named as the course names it, and Business has no simulator', async () => {
  await using product = await startProduct();
  const { browser } = await createTeacher(product);
  const targets = async (subject: string) => {
    const { id } = await makeClass(product, browser, { subject });
    return (await browser.get(`/api/classes/${id}/targets`)).json();
  };
  const economics = await targets('economics');
  expect(economics.section[0]).toEqual({ target: '1.1.1', title: '1.1.1 Economics as a social science' });
  expect(economics['quick-fire'][0]).toEqual({ target: 'mixed', title: 'A bit of everything' });
  expect(economics.plan[0]).toEqual({ target: '0', title: 'Plastic costs, 15 marks' });
  expect(economics.diagram.length).toBeGreaterThan(20);
  expect((await targets('business')).plan).toEqual([]);
});

test('a section is done with three different tasks since it was set, and not by what came before', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ id = '' } = {}] = students;
  for (const number of [1, 2, 3]) await giveAttempt(product, id, { itemId: `1.1.3-q${number}` });
  product.clock.advance(60);
  await set(teacher.browser, classId, {});
  const state = async () => (await readDone(teacher.browser, classId))[0][1][0];
  await giveAttempt(product, id, { itemId: '1.1.3-q1' });
  await giveAttempt(product, id, { itemId: '1.1.3-q1', verdict: 'not yet' });
  await giveAttempt(product, id, { itemId: '1.1.3-q2' });
  await giveAttempt(product, id, { sectionId: '1.1.1', itemId: '1.1.1-q1' });
  expect(await state()).toBeNull();
  product.clock.advance(5 * 86_400);
  await teacher.browser.post('/api/session', { email: teacher.email, password: teacher.password });
  await giveAttempt(product, id, { itemId: '1.1.3-q3', verdict: 'not yet' });
  expect(await state()).toEqual({ on: '2026-11-21', late: true });
});

test('quick fire is done when a run of that scope is answered to its end', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ browser = product.visitor() } = {}] = students;
  const before = await startQuickFire(browser, { scope: 'theme:1' });
  product.clock.advance(60);
  await set(teacher.browser, classId, { kind: 'quick-fire', target: 'theme:1' });
  const state = async () => (await readDone(teacher.browser, classId))[0][1][0];
  const all = ['a', 'b', 'c', 'd', 'e'].map((word) => `zzz ${word}`);
  await answerRun(browser, before, all);
  const mixed = await startQuickFire(browser, { scope: 'mixed' });
  await answerRun(browser, mixed, all);
  const left = await startQuickFire(browser, { scope: 'theme:1' });
  await answerRun(browser, left, all.slice(1));
  await browser.post(`/api/practice/quick-fire/runs/${left.id}/end`);
  expect(await state()).toBeNull();
  expect((await readOwn(browser)).work[0].done).toBe(false);
  await answerRun(browser, await startQuickFire(browser, { scope: 'theme:1' }), all);
  expect(await state()).toEqual({ on: '2026-11-16', late: false });
  expect((await readOwn(browser)).work[0].done).toBe(true);
});

test('a drawing is done when it was checked, and a simulator plan when the plan was handed in', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ id = '' } = {}] = students;
  await set(teacher.browser, classId, { kind: 'diagram', target: 'tax-inelastic' });
  await set(teacher.browser, classId, { kind: 'plan', target: '3', dueOn: '2026-11-21' });
  const states = async () => (await readDone(teacher.browser, classId)).map(([, [done]]: [string, unknown[]]) => done);
  const plan = { itemKind: 'plan' as const, itemId: 'simulator-3' };
  await giveAttempt(product, id, { ...plan, work: { kind: 'answer', text: 'An essay' } });
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'subsidy', work: {} });
  expect(await states()).toEqual([null, null]);
  await giveAttempt(product, id, { ...plan, work: { kind: 'plan', points: [] } });
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'tax-inelastic', verdict: 'not yet', work: {} });
  const today = { on: '2026-11-16', late: false };
  expect(await states()).toEqual([today, today]);
});

test('a student sees the work of every class with its day and its way, the next first, and late work for two weeks', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara']);
  const [{ browser = product.visitor(), email = '', password = '' } = {}] = students;
  const other = await makeClass(product, teacher.browser, { name: 'Revision' });
  await join(browser, other.code);
  await set(teacher.browser, classId, { kind: 'quick-fire', target: 'section:1.2.2', dueOn: '2026-11-18' });
  await set(teacher.browser, other.id, { dueOn: '2026-11-17' });
  const work = [
    {
      ...{ id: expect.any(String), kind: 'section', title: '1.1.3 The economic problem', dueOn: '2026-11-17' },
      ...{ path: '/theme/economics-1?section=1.1.3', subject: 'economics', className: 'Revision', done: false },
    },
    {
      ...{ id: expect.any(String), kind: 'quick-fire', title: expect.stringMatching(/^1\.2\.2 /), dueOn: '2026-11-18' },
      ...{ path: '/subject/economics/qft?scope=section:1.2.2', subject: 'economics' },
      ...{ className: '12B Economics', done: false },
    },
  ];
  expect(await readOwn(browser)).toEqual({ today: '2026-11-16', work });
  const later = async (day: string) => {
    product.clock.set(`${day}T09:00:00Z`);
    await browser.post('/api/session', { email, password });
    return (await readOwn(browser)).work.map(({ dueOn }: { dueOn: string }) => dueOn);
  };
  expect(await later('2026-12-01')).toEqual(['2026-11-17', '2026-11-18']);
  expect(await later('2026-12-02')).toEqual(['2026-11-18']);
  expect(await later('2026-12-03')).toEqual([]);
});

test('whoever asked for the weekly message is told on Monday what is set and not done, and nobody else is', async () => {
  await using product = await startProduct();
  const { teacher, students, classId } = await startClass(product, ['Amara', 'Ben']);
  const [amara] = students;
  await writeSettings(product.deps, amara?.id ?? '', { weeklySummary: true });
  await set(teacher.browser, classId, { dueOn: '2026-11-27' });
  await set(teacher.browser, classId, { kind: 'diagram', target: 'tax-inelastic', dueOn: '2026-11-20' });
  product.clock.set('2026-11-23T07:00:00Z');
  await scheduleHourlyJobs(product.deps);
  await product.runJobs();
  const mails = (await product.readMail()).filter(({ subject }) => subject.startsWith('Your week'));
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    [amara?.email, 'Your week: set by your teacher'],
  ]);
  const lines = mails[0]?.bodyText.split('\n').filter(Boolean) ?? [];
  expect(lines.slice(0, 3)).toEqual([
    'Hello Amara,',
    'Set by your teacher: 1.1.3 The economic problem, due Friday 27 November.',
    'Open your progress: http://localhost:3000/progress',
  ]);
});
