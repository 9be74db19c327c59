import { expect, test } from 'vitest';
import { readPack } from '#content/curriculum/packs.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { answerRun, startQuickFire } from '#tests/quick-fire.ts';
import { createSignedInStudent, createStudent } from '#tests/students.ts';

test('a run holds the questions that were asked for, and nothing that answers them', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const run = await startQuickFire(browser, { length: 10, scope: 'theme:1' });
  expect(run).toMatchObject({ subject: 'economics', scope: 'theme:1', calm: false, ended: false, answers: [] });
  expect(run.questions).toHaveLength(10);
  expect(run.questions.map(({ asksSureness }) => asksSureness).slice(0, 5)).toEqual([false, true, false, false, true]);
  const text = JSON.stringify(run);
  for (const { modelAnswer, requiredIdeas } of await theme1())
    for (const secret of [modelAnswer, ...requiredIdeas.map(({ idea }) => idea)].filter(({ length }) => length > 24))
      expect(text).not.toContain(secret);
});

test('a run that is asked for twice is one run, and a new one replaces what was left open', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const id = crypto.randomUUID();
  const [first, again] = [await startQuickFire(browser, { id }), await startQuickFire(browser, { id })];
  expect(again).toEqual(first);
  expect(await openRun(browser)).toMatchObject({ id });
  const other = await startQuickFire(browser, {});
  expect(await openRun(browser)).toMatchObject({ id: other.id });
  expect(await (await browser.get(`/api/practice/quick-fire/runs/${id}`)).json()).toMatchObject({ ended: true });
});

test('left and opened again, a run goes on where it was; the last answer ends it', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const run = await startQuickFire(browser, { length: 5 });
  await answerRun(browser, run, ['a guess', 'another']);
  expect(await openRun(browser)).toEqual({ id: run.id, answered: 2, questions: 5 });
  await answerRun(browser, { ...run, questions: run.questions.slice(2) }, ['one', 'two', 'three']);
  expect(await openRun(browser)).toBeNull();
});

test('a run may be ended early, and what was answered stays', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const run = await startQuickFire(browser, { length: 5 });
  await answerRun(browser, run, ['a guess']);
  const ended = await (await browser.post(`/api/practice/quick-fire/runs/${run.id}/end`, {})).json();
  expect(ended).toMatchObject({ ended: true, answers: [{ questionId: run.questions[0]?.id }] });
  expect(await openRun(browser)).toBeNull();
});

test('the start page knows the themes, and how many questions were weak', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const run = await startQuickFire(browser, { subject: 'business' });
  await answerRun(browser, run, ['no idea', 'none']);
  const start = await (await browser.get('/api/practice/quick-fire/business')).json();
  expect(start).toMatchObject({ weak: 2, openRun: { id: run.id } });
  expect(start.themes).toHaveLength(10);
  expect(start.themes[7]).toEqual({ number: 8, title: 'Choosing strategic direction', questions: 8 });
});

test('after mistakes, a run of weak points begins with them', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const run = await startQuickFire(browser, { length: 5, scope: 'mixed' });
  await answerRun(browser, run, Array(5).fill('no idea at all'));
  const weak = await startQuickFire(browser, { length: 5, scope: 'weak' });
  expect(idsOf(weak)).toEqual(idsOf(run));
});

test('only who has the subject in the plan may practise it, and nobody sees the run of another', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const input = { id: crypto.randomUUID(), length: 5, scope: 'mixed', calm: true };
  const refused = await browser.post('/api/practice/quick-fire/business/runs', input);
  expect([refused.status, (await refused.json()).message]).toEqual([403, 'This subject is not in your plan']);
  expect((await product.visitor().post('/api/practice/quick-fire/economics/runs', input)).status).toBe(401);
  const run = await startQuickFire(browser, {});
  const stranger = (await signIn(product)).browser;
  expect((await stranger.get(`/api/practice/quick-fire/runs/${run.id}`)).status).toBe(404);
  expect((await stranger.post(`/api/practice/quick-fire/runs/${run.id}/end`, {})).status).toBe(404);
});

test.each([{ length: 7 }, { scope: 'everything' }, { scope: 'theme:' }, { calm: 'yes' }, { id: 'mine' }])(
  '%j is not a run',
  async (changes) => {
    await using product = await startProduct();
    const { browser } = await createSignedInStudent(product);
    const input = { id: crypto.randomUUID(), length: 5, scope: 'mixed', calm: true, ...changes };
    expect((await browser.post('/api/practice/quick-fire/economics/runs', input)).status).toBe(400);
  },
);

test('a theme or section that does not exist has no run', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const input = { id: crypto.randomUUID(), length: 5, scope: 'theme:99', calm: true };
  expect((await browser.post('/api/practice/quick-fire/economics/runs', input)).status).toBe(404);
});

type Browser = Awaited<ReturnType<typeof createSignedInStudent>>['browser'];

async function openRun(browser: Browser) {
  return (await (await browser.get('/api/practice/quick-fire/economics')).json()).openRun;
}

function idsOf({ questions }: { questions: { id: string }[] }): string[] {
  return questions.map(({ id }) => id).toSorted();
}

async function theme1() {
  return (await readPack('economics', 1))?.sections.flatMap(({ questions }) => questions) ?? [];
}

async function signIn(product: Product) {
  const student = await createStudent(product);
  await student.browser.post('/api/session', { email: student.email, password: student.password });
  return student;
}

test('a calculation has at least two minutes, and each question says how it went the last time', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const first = await startQuickFire(browser, { scope: 'calculations' });
  expect(first.questions).toMatchObject(Array(5).fill({ numeric: true, before: null }));
  expect(first.questions.every((question) => (question as unknown as { seconds: number }).seconds >= 120)).toBe(true);
  await answerRun(browser, first, ['no idea']);
  product.clock.advance(60);
  const again = await startQuickFire(browser, { scope: 'weak' });
  const met = again.questions.find(({ id }) => id === first.questions[0]?.id);
  expect(met).toMatchObject({ before: 'not yet' });
});
