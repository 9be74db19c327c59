import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evidence } from '#server/db/schema/memory.ts';
import { verdictOn } from '#tests/documents/corpus-world.ts';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

const text =
  'An external cost falls on third parties. An indirect tax raises the costs of firms and shifts supply left.\nBecause each tray is dearer, price rises and quantity falls towards the optimum. However, demand is inelastic, so the effect on orders is small because a tray costs half a penny more.';

test('only a student of Economics has drafts and reports', async () => {
  await using product = await startProduct();
  expect((await product.visitor().get('/api/practice/report/0')).status).toBe(401);
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  expect((await browser.get('/api/practice/report/0')).status).toBe(403);
  expect((await browser.put('/api/practice/report/0/drafts', { kind: 'answer', text })).status).toBe(403);
  expect((await browser.post('/api/practice/report/0/attempts', attempt({ kind: 'answer', text }))).status).toBe(403);
});

test('before an attempt there is nothing of the mark scheme to read', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  expect(await (await browser.get('/api/practice/report/0')).json()).toEqual({
    plan: null,
    answer: null,
    lastPlan: null,
    lastAnswer: null,
  });
  for (const index of ['12', '-1', 'x']) expect((await browser.get(`/api/practice/report/${index}`)).status).toBe(400);
});

test('plan and answer are kept as drafts, each its own, the newest in place of the last', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  await browser.put('/api/practice/report/3/drafts', { kind: 'plan', answer: 'LRAS', evaluation: '' });
  await browser.put('/api/practice/report/3/drafts', { kind: 'plan', answer: 'LRAS falls', evaluation: 'size' });
  await browser.put('/api/practice/report/3/drafts', { kind: 'answer', text: 'Inactive people', takenMs: 61_000 });
  const work = await (await browser.get('/api/practice/report/3')).json();
  expect(work.plan.draft).toEqual({ kind: 'plan', answer: 'LRAS falls', evaluation: 'size' });
  expect(work.answer.draft).toEqual({ kind: 'answer', text: 'Inactive people', takenMs: 61_000 });
  expect((await (await browser.get('/api/practice/report/4')).json()).plan).toBeNull();
  const stranger = await createSignedInStudent(product);
  expect((await (await stranger.browser.get('/api/practice/report/3')).json()).answer).toBeNull();
});

test('a report names what was found with its sentence, asks for the rest, and is kept once', async () => {
  await using product = await startProduct();
  const { browser, id: userId } = await createSignedInStudent(product);
  const sent = attempt({ kind: 'answer', text, takenMs: 600_000 });
  const { id, report } = await (await browser.post('/api/practice/report/0/attempts', sent)).json();
  expect(id).toBe(sent.id);
  expect(report.words).toBe(51);
  expect(report.bands.map(({ strand }: { strand: string }) => strand)).toEqual([
    'Knowledge, application and analysis',
    'Evaluation',
  ]);
  for (const band of report.bands) expect(band.descriptor).toBeTruthy();
  const earned = report.checkpoints.find(({ id }: { id: string }) => id === 's0-c4');
  expect(earned).toMatchObject({ state: 'earned', ao: 'AO3' });
  expect(text.slice(...(earned.span as [number, number]))).toMatch(/^Because each tray is dearer/);
  const missing = report.checkpoints.find(({ id }: { id: string }) => id === 's0-c5');
  expect(missing).toMatchObject({ state: 'missing', idea: null });
  expect(missing.ask).toMatch(/\?$/);

  const again = { ...sent, work: { kind: 'answer', text: 'Something else' } };
  expect((await (await browser.post('/api/practice/report/0/attempts', again)).json()).report).toEqual(report);
  const { lastAnswer } = await (await browser.get('/api/practice/report/0')).json();
  expect(lastAnswer).toMatchObject({ id, report });
  const shown = await product.deps.db().select().from(evidence).where(eq(evidence.userId, userId));
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatchObject({ itemKind: 'plan', itemId: 'simulator-0', sectionId: '1.4.1', verdict: 'partly' });
  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.post('/api/practice/report/0/attempts', sent)).status).toBe(404);
});

test('a plan is reported on without a level', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const plan = { kind: 'plan', answer: 'third parties pay external cost', evaluation: 'inelastic demand' };
  const { report } = await (await browser.post('/api/practice/report/0/attempts', attempt(plan))).json();
  expect(report.bands).toEqual([]);
  expect(report.checkpoints.filter(({ state }: { state: string }) => state === 'earned')).toHaveLength(2);
});

test('nothing, too much and the wrong thing are refused', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  for (const work of [
    { kind: 'answer', text: ' \n ' },
    { kind: 'plan', answer: '', evaluation: ' ' },
    { kind: 'answer', text: 'x'.repeat(15_001) },
    { kind: 'poem', text },
  ])
    expect((await browser.post('/api/practice/report/0/attempts', attempt(work))).status).toBe(400);
});

test('an answer becomes a PDF that our own checks take, for its student alone', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const hostile = `${text}\n\0\ud800 /JS /Launch endstream %%EOF /Encrypt 1 0 R → ≥ ${'π 😀 Łódź '.repeat(40)}\n${'Long. '.repeat(1500)}`;
  const sent = attempt({ kind: 'answer', text: hostile });
  await browser.post('/api/practice/report/7/attempts', sent);
  const about = await (await browser.get(`/api/practice/report/answers/${sent.id}`)).json();
  expect(about).toMatchObject({ index: 7, eb: 'OCR', marks: 25 });
  const response = await browser.get(`/api/practice/report/answers/${sent.id}/document`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="national-debt.pdf"');
  const pdf = Buffer.from(await response.arrayBuffer());
  expect(await verdictOn('national-debt.pdf', pdf)).toBe('pdf');
  expect(pdf.length).toBeLessThan(1024 * 1024);

  const stranger = await createSignedInStudent(product);
  expect((await stranger.browser.get(`/api/practice/report/answers/${sent.id}`)).status).toBe(404);
  expect((await stranger.browser.get(`/api/practice/report/answers/${sent.id}/document`)).status).toBe(404);
  const plan = attempt({ kind: 'plan', answer: 'third parties', evaluation: '' });
  await browser.post('/api/practice/report/0/attempts', plan);
  expect((await browser.get(`/api/practice/report/answers/${plan.id}/document`)).status).toBe(404);
  expect((await product.visitor().get(`/api/practice/report/answers/${sent.id}/document`)).status).toBe(401);
});

function attempt(work: unknown): { id: ReturnType<typeof randomUUID>; work: unknown } {
  return { id: randomUUID(), work };
}
