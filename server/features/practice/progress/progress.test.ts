import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { practiceDrafts } from '#server/db/schema/practice.ts';
import { startConversation } from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { giveAttempt, giveCheck, secureSection } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { addTalk } from '../../usage/talked-days.ts';

test('a new student’s progress is empty and asks for nothing', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const progress = await (await browser.get('/api/practice/progress')).json();
  expect(progress).toMatchObject({
    today: '2026-11-16',
    daysWithWork: [],
    calibration: { answers: 0, bands: [], tooSure: null },
    settings: { weeklySummary: false },
  });
  expect(progress.weeks).toHaveLength(8);
  expect(progress.weeks.at(-1)).toEqual({ monday: '2026-11-16', talkedMinutes: 0, practisedMinutes: 0, answers: 0 });
});

test('talk, answers and the tutor’s checks are put together by week, day and objective', async () => {
  await using product = await startProduct({ now: '2026-11-11T18:00:00Z' });
  const { id, browser } = await createSignedInStudent(product);
  await addTalk(product.deps, { userId: id, subject: 'economics' }, 600);
  await giveAttempt(product, id, { takenMs: 90_000 });
  await giveAttempt(product, id, { itemKind: 'chain', itemId: '1.1.3-p5', verdict: 'not yet', takenMs: 30_000 });
  await giveAttempt(product, id, { verdict: 'unsure', takenMs: 0 });
  product.clock.advance(3600);
  await giveCheck(product, id, await startConversation(browser));
  const progress = await (await browser.get('/api/practice/progress')).json();
  expect(progress.weeks.at(-1)).toEqual({ monday: '2026-11-09', talkedMinutes: 10, practisedMinutes: 2, answers: 3 });
  expect(progress.daysWithWork).toEqual(['2026-11-11']);
  const shares = progress.objectives.map((one: { objective: string; share: number }) => [one.objective, one.share]);
  expect(shares).toEqual([
    ['AO1', 100],
    ['AO2', null],
    ['AO3', 0],
    ['AO4', null],
    ['Diagrams', null],
  ]);
});

test('sureness against the marking shows from ten answers on', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const read = async () => (await (await browser.get('/api/practice/progress')).json()).calibration;
  for (let turn = 0; turn < 9; turn++) await giveAttempt(product, id, { sureness: 95, verdict: 'not yet' });
  await giveAttempt(product, id, { sureness: 95, verdict: 'unsure' });
  expect(await read()).toEqual({ answers: 9, bands: [], tooSure: null });
  await giveAttempt(product, id, { sureness: 50 });
  expect(await read()).toMatchObject({ answers: 10, tooSure: 81, bands: [{ answers: 1 }, { answers: 9, actual: 0 }] });
});

test('a draft is work left lying until it is handed in, and a plan hands in no answer', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const isNamed = async () => {
    const { steps }: { steps: { kind: string }[] } = await (await browser.get('/api/home/next')).json();
    return steps.some(({ kind }) => kind === 'draft');
  };
  const itemId = 'simulator-0';
  const key = { userId: id, subject: 'economics', kind: 'answer', itemId } as const;
  await product.deps
    .db()
    .insert(practiceDrafts)
    .values({ ...key, draft: {}, savedAt: product.clock.now() });
  await giveAttempt(product, id, { itemKind: 'plan', itemId, work: { kind: 'plan' } });
  expect(await isNamed()).toBe(true);
  await giveAttempt(product, id, { itemKind: 'plan', itemId, work: { kind: 'answer' } });
  expect(await isNamed()).toBe(false);
});

test('a chain and a claim come up as due when their day comes, and a paragraph that was left as left', async () => {
  await using product = await startProduct();
  const { id, browser, email, password } = await createSignedInStudent(product);
  const readSteps = async () => (await (await browser.get('/api/home/next')).json()).steps;
  await giveAttempt(product, id, { itemKind: 'chain', itemId: '1.1.3-p5', work: { kind: 'write', text: 'So' } });
  await giveAttempt(product, id, { itemKind: 'evaluation', itemId: '1.2.9-p8', sectionId: '1.2.9', work: {} });
  const kinds = (steps: { kind: string }[]) => steps.map(({ kind }) => kind);
  expect(kinds(await readSteps())).toEqual(['new']);
  product.clock.advance(30 * 86_400);
  await browser.post('/api/session', { email, password });
  expect(await readSteps()).toMatchObject([
    {
      title: 'Build the chain again',
      reason: 'One chain of reasoning is due again.',
      path: '/subject/economics/ab?kind=write&item=1.1.3-p5',
    },
    {
      title: 'Weigh it again',
      reason: 'One claim to weigh is due again.',
      path: '/subject/economics/es?kind=judgement&item=1.2.9-p8',
    },
    { kind: 'new' },
  ]);
  const draft = { itemId: '1.1.3-p5', seed: 3, work: { kind: 'paragraph', text: 'Resources are scarce' } };
  await browser.put('/api/practice/exercises/economics/drafts', { id: randomUUID(), ...draft });
  expect((await readSteps())[0]).toMatchObject({
    kind: 'draft',
    title: expect.stringMatching(/^From ‘/),
    reason: 'Your work is saved, so pick up where you left off.',
    path: '/subject/economics/ab?kind=paragraph&item=1.1.3-p5',
  });
});

test('the JSON holds all of one’s own practice, and nothing of anybody else’s', async () => {
  await using product = await startProduct();
  const owner = await createSignedInStudent(product);
  await secureSection(product, owner.id);
  await addTalk(product.deps, { userId: owner.id, subject: 'economics' }, 60);
  const other = await createSignedInStudent(product);
  await giveAttempt(product, other.id, { work: { answer: 'somebody else’s words' } });
  const response = await owner.browser.get('/api/practice/progress/export.json');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="progress-2026-11-16.json"');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  for (const word of ['somebody else', owner.id, owner.email, other.id, '07700']) expect(text).not.toContain(word);
  const exported = JSON.parse(text);
  expect(exported).toMatchObject({ name: 'Sam Student', settings: { weeklySummary: false } });
  expect(exported.attempts).toHaveLength(3);
  expect(exported.attempts[0].work).toEqual({ answer: 'the next best alternative forgone' });
  expect([exported.evidence, exported.cards, exported.talkedDays].map(({ length }) => length)).toEqual([3, 3, 1]);
  expect(exported.map.economics[0].sections[2]).toMatchObject({ id: '1.1.3', state: 'secure' });
});

test('the PDF is a document of its own with the student’s name and no other detail', async () => {
  await using product = await startProduct();
  const { id, browser, email } = await createSignedInStudent(product);
  await secureSection(product, id);
  const response = await browser.get('/api/practice/progress/export.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="progress-2026-11-16.pdf"');
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  expect(text).toMatch(/^%PDF-1\.[57]/);
  expect(text).toContain('(Progress of Sam Student)');
  expect(text).toContain('/Lang (en-GB)');
  expect(text).toContain('/FontFile');
  for (const word of [email, '07700', id]) expect(text).not.toContain(word);
});

test.each(['', '/export.json', '/export.pdf'])('a visitor who asks for progress%s is asked to log in', async (path) => {
  await using product = await startProduct();
  expect((await product.visitor().get(`/api/practice/progress${path}`)).status).toBe(401);
});

test('an hour allows ten documents', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  for (let turn = 0; turn < 10; turn++) {
    expect((await browser.get('/api/practice/progress/export.json')).status).toBe(200);
  }
  expect((await browser.get('/api/practice/progress/export.pdf')).status).toBe(429);
});
