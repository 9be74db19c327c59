import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { examDates } from '#server/db/schema/practice.ts';
import { startProduct } from '#tests/harness.ts';
import { giveAttempt } from '#tests/progress.ts';
import { startQuickFire } from '#tests/quick-fire.ts';
import { createSignedInStudent } from '#tests/students.ts';

type Browser = Awaited<ReturnType<typeof createSignedInStudent>>['browser'];

const profile = {
  yearOfStudy: 'Year 2',
  courses: [{ subject: 'economics', board: 'AQA', taught: [2] }],
  worries: ['diagrams', 'time'],
};

const read = async (browser: Browser, path: string) => (await browser.get(path)).json();

test('a student says what the course is once, and changes it later', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  const first = await read(browser, '/api/study-profile');
  expect(first.courses.map(({ themes }: { themes: unknown[] }) => themes.length)).toEqual([4, 10]);
  expect(first).toMatchObject({
    isAsked: false,
    yearOfStudy: 'Year 2',
    worries: [],
    courses: [
      { subject: 'economics', board: null, taught: null },
      { subject: 'business', board: null, taught: null },
    ],
  });
  expect((await read(browser, '/api/home')).offersSetUp).toBe(true);
  const saved = await browser.put('/api/study-profile', { ...profile, yearOfStudy: 'Year 1' });
  expect(await saved.json()).toMatchObject({
    isAsked: true,
    yearOfStudy: 'Year 1',
    worries: ['diagrams', 'time'],
    courses: [
      { subject: 'economics', board: 'AQA', taught: [2] },
      { subject: 'business', board: null, taught: null },
    ],
  });
  expect((await read(browser, '/api/home')).offersSetUp).toBe(false);
  await browser.put('/api/study-profile', { ...profile, worries: [], courses: [] });
  expect(await read(browser, '/api/study-profile')).toMatchObject({
    worries: [],
    courses: [{ board: 'AQA' }, { board: null }],
  });
});

test('set-up that is put off is not offered again', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  expect((await browser.post('/api/study-profile/postponements', {})).status).toBe(200);
  expect((await read(browser, '/api/home')).offersSetUp).toBe(false);
});

test('a theme that does not exist, a worry of no list and a subject outside the plan are refused', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const put = async (changes: object) => (await browser.put('/api/study-profile', { ...profile, ...changes })).status;
  expect(await put({ courses: [{ subject: 'economics', board: 'AQA', taught: [5] }] })).toBe(400);
  expect(await put({ courses: [{ subject: 'economics', board: 'AQA', taught: [] }] })).toBe(400);
  expect(await put({ courses: [{ subject: 'economics', board: 'WJEC', taught: null }] })).toBe(400);
  expect(await put({ worries: ['my parents'] })).toBe(400);
  expect(await put({ courses: [{ subject: 'business', board: null, taught: null }] })).toBe(403);
});

test('the day, the next ten minutes, runs and exercises hold nothing that was not taught', async () => {
  await using product = await startProduct();
  const { id, browser, email, password } = await createSignedInStudent(product);
  await giveAttempt(product, id, { verdict: 'not yet', missing: 'next best alternative' });
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'ppf', verdict: 'not yet' });
  await giveAttempt(product, id, { sectionId: '2.1.1', itemId: '2.1.1-q1', verdict: 'not yet' });
  product.clock.advance(3 * 86_400);
  await browser.post('/api/session', { email, password });
  await browser.put('/api/study-profile', profile);
  const queue = await read(browser, '/api/practice/queue/economics');
  const sections = queue.today.items.map(({ sectionId }: { sectionId: string }) => sectionId);
  expect(sections.length).toBeGreaterThan(5);
  expect(sections.filter((section: string) => !section.startsWith('2.'))).toEqual([]);
  const { steps } = await read(browser, '/api/home/next');
  expect(JSON.stringify(steps)).not.toMatch(/section:(?!2\.)|economic problem|ppf/i);
  for (const scope of ['mixed', 'weak', 'due', 'definitions']) {
    const { questions } = await startQuickFire(browser, { id: randomUUID(), scope, length: 10 });
    expect(questions.filter((question) => !question.id.startsWith('2.'))).toEqual([]);
  }
  for (let round = 0; round < 6; round++) {
    const exercise = await read(browser, '/api/practice/exercises/economics/next?kind=order');
    expect(exercise.section.id).toMatch(/^2\./);
  }
  const asked = await startQuickFire(browser, { id: randomUUID(), scope: 'theme:1' });
  expect(asked.questions).toHaveLength(5);
});

test('a mock tomorrow gets a plan for tonight, ticked by what is shown today', async () => {
  await using product = await startProduct();
  const { id, browser, email, password } = await createSignedInStudent(product);
  await giveAttempt(product, id, { sectionId: '2.1.1', itemId: '2.1.1-q1', verdict: 'not yet' });
  product.clock.advance(86_400);
  await browser.post('/api/session', { email, password });
  await browser.put('/api/study-profile', profile);
  const dates = { dates: [{ paper: 1, examOn: '2027-05-12' }], mockOn: '2026-11-18' };
  expect((await browser.put('/api/practice/queue/economics/exam-dates', dates)).status).toBe(200);
  const { tonight, exams } = await read(browser, '/api/home');
  expect(exams).toEqual([
    { subject: 'economics', paper: 0, examOn: '2026-11-18', days: 1 },
    { subject: 'economics', paper: 1, examOn: '2027-05-12', days: 176 },
  ]);
  expect(tonight).toHaveLength(1);
  expect(tonight[0].items.map(({ title }: { title: string }) => title)).toEqual([
    'Warm up with ten quick questions',
    'Fix your weakest section: Economic growth',
    'Draw one diagram from memory',
    'Decide quickly',
    'Finish with definitions',
  ]);
  expect(tonight[0].items[2].path).toBe('/subject/economics/diagrams/ad-shift-classical');
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'ad-as', sectionId: '2.3.1', verdict: 'partly' });
  for (const number of [1, 2, 3])
    await giveAttempt(product, id, { sectionId: '2.1.1', itemId: `2.1.1-q${number}`, verdict: 'right' });
  const after = await read(browser, '/api/home');
  expect(after.tonight[0].items.map(({ done }: { done: boolean }) => done)).toEqual([false, true, true, false, false]);
});

test('the papers’ dates are saved without a word about the mock, and a mock that has passed cannot be set', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const put = (body: object) => browser.put('/api/practice/queue/economics/exam-dates', body);
  await put({ dates: [], mockOn: '2026-12-01' });
  await put({ dates: [{ paper: 2, examOn: '2027-05-20' }] });
  const stored = await product.deps.db().select().from(examDates);
  expect(stored.map(({ userId, paper, examOn }) => [userId, paper, examOn])).toEqual([
    [id, 0, '2026-12-01'],
    [id, 2, '2027-05-20'],
  ]);
  expect((await (await put({ dates: [], mockOn: '2026-11-01' })).json()).message).toBe('Mock: that day has passed');
  await put({ dates: [], mockOn: null });
  expect(await product.deps.db().select().from(examDates)).toEqual([]);
});

test('what is worrying is in the student’s own download and nowhere else', async () => {
  await using product = await startProduct();
  const { browser, password } = await createSignedInStudent(product);
  await browser.put('/api/study-profile', profile);
  const zip = await browser.post('/api/account-data', { password });
  expect(zip.status).toBe(200);
  expect(Buffer.from(await zip.arrayBuffer()).toString('latin1')).toContain('study-profiles.json');
  expect(product.logged.join('\n')).not.toContain('diagrams');
  const other = await createSignedInStudent(product);
  expect(JSON.stringify(await read(other.browser, '/api/study-profile'))).not.toContain('diagrams');
});
