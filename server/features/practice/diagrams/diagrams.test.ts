import { expect, test } from 'vitest';
import { referenceDrawing } from '#domain/diagrams/reference-drawing.ts';
import { memoryCards } from '#server/db/schema/memory.ts';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import { startProduct } from '#tests/harness.ts';
import { giveAttempt } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { readDiagrams } from './read-diagrams.ts';

test('a right drawing is told so, counts once however often it is sent, and comes back when it is due', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const attempt = { id: crypto.randomUUID(), drawing: await rightDrawing('demand-shift'), hints: 0, takenMs: 61_000 };
  expect(await stateOf(browser, 'demand-shift')).toMatchObject({ state: 'new', title: 'Increase in demand' });
  for (const _ of [1, 2]) {
    const response = await browser.post('/api/practice/diagrams/economics/demand-shift/attempts', attempt);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ verdict: 'right', score: 1 });
  }
  expect(await product.deps.db().select().from(practiceAttempts)).toHaveLength(1);
  expect(await stateOf(browser, 'demand-shift')).toMatchObject({ state: 'secure', lastVerdict: 'right' });
  await product.deps.db().update(memoryCards).set({ dueAt: product.clock.now() });
  expect(await stateOf(browser, 'demand-shift')).toMatchObject({ state: 'due' });
});

test('drawings are checked sixty times in ten minutes, and then a while later', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const attempt = { id: crypto.randomUUID(), drawing: await rightDrawing('demand-shift'), hints: 0 };
  const send = async () => browser.post('/api/practice/diagrams/economics/demand-shift/attempts', attempt);
  for (let sent = 0; sent < 60; sent++) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, (await refused.json()).message]).toEqual([
    429,
    'Too many attempts. Please wait a moment and try again.',
  ]);
  product.clock.advance(600);
  expect((await send()).status).toBe(200);
});

test('a wrong drawing is told what is wrong and where', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const right = await rightDrawing('demand-shift');
  if (right.kind !== 'xy') throw new Error('It is drawn with curves');
  const drawing = { ...right, xLabel: right.yLabel, yLabel: right.xLabel };
  const attempt = { id: crypto.randomUUID(), drawing, hints: 0 };
  const response = await browser.post('/api/practice/diagrams/economics/demand-shift/attempts', attempt);
  const { verdict, findings } = await response.json();
  expect(verdict).toBe('partly');
  expect(findings[0]).toEqual({
    rule: 'axis-x',
    kind: 'axis',
    ok: false,
    misconception: 'axes-swapped',
    text: 'The axes are swapped: Quantity belongs on the horizontal axis.',
    places: [{ kind: 'axis', axis: 'x' }],
  });
  expect(await stateOf(browser, 'demand-shift')).toMatchObject({ state: 'learning', lastVerdict: 'partly' });
});

test('no task says how it is checked, and every right name is among those to choose from', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  for (const diagram of (await readDiagrams()).values()) {
    const response = await browser.get(`/api/practice/diagrams/${diagram.subject}/${diagram.id}`);
    expect(response.status, diagram.id).toBe(200);
    const text = await response.text();
    for (const field of ['accept', 'relations', 'reference', 'shape', 'order', 'vertices', 'expected', 'explanation'])
      expect(text, `${diagram.id} holds ${field}`).not.toContain(`"${field}"`);
    if (diagram.kind !== 'xy') continue;
    const { palette } = JSON.parse(text);
    expect(palette.curves).toEqual(expect.arrayContaining(diagram.curves.map(({ label }) => label)));
    expect(palette.curves.length).toBeGreaterThan(diagram.curves.length);
    expect(palette.axes).toEqual(expect.arrayContaining([diagram.axes.x.label, diagram.axes.y.label]));
  }
});

test('a drawing that is not finished is kept for the student alone', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const address = '/api/practice/diagrams/economics/lorenz/draft';
  expect(await (await browser.get(address)).json()).toEqual({ drawing: null });
  const drawing = await rightDrawing('lorenz');
  expect((await browser.put(address, { drawing })).status).toBe(200);
  expect(await (await browser.get(address)).json()).toEqual({ drawing });
  const other = await createSignedInStudent(product, { subjects: ['economics'] });
  expect(await (await other.browser.get(address)).json()).toEqual({ drawing: null });
});

test('a drawing that is right leaves clean paper for the next time, a wrong one stays to be mended', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const address = '/api/practice/diagrams/economics/lorenz';
  const right = await rightDrawing('lorenz');
  const wrong = { ...right, xLabel: '' };
  for (const drawing of [wrong, right]) {
    await browser.put(`${address}/draft`, { drawing });
    await browser.post(`${address}/attempts`, { id: crypto.randomUUID(), drawing, hints: 0 });
    const kept = drawing === wrong ? wrong : null;
    expect(await (await browser.get(`${address}/draft`)).json()).toEqual({ drawing: kept });
  }
});

test('what no hand writes is taken out of a label before it is kept', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const address = '/api/practice/diagrams/economics/lorenz';
  const drawing = { ...(await rightDrawing('lorenz')), xLabel: 'a\u0000b\ud800' };
  expect((await browser.put(`${address}/draft`, { drawing })).status).toBe(200);
  expect(await (await browser.get(`${address}/draft`)).json()).toMatchObject({ drawing: { xLabel: 'a b\ufffd' } });
  const attempt = { id: crypto.randomUUID(), drawing, hints: 0 };
  expect((await browser.post(`${address}/attempts`, attempt)).status).toBe(200);
});

test('the model for studying is the diagram as it is drawn', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const model = await (await browser.get('/api/practice/diagrams/business/break-even/model')).json();
  expect(model).toMatchObject({ id: 'break-even', kind: 'xy', steps: expect.any(Array) });
  expect(JSON.stringify(model)).not.toContain('accept');
});

test.each([
  ['business/break-even', 403, 'This subject is not in your plan'],
  ['economics/break-even', 404, 'There is nothing at this address'],
  ['economics/nothing', 404, 'There is nothing at this address'],
  ['law/ppf', 400, 'The subject must be economics or business'],
])('%s is answered with %i', async (address, status, message) => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const response = await browser.get(`/api/practice/diagrams/${address}`);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ message });
});

test('a visitor is asked to log in, and what is no drawing is refused', async () => {
  await using product = await startProduct();
  expect((await product.visitor().get('/api/practice/diagrams/economics')).status).toBe(401);
  const { browser } = await createSignedInStudent(product, { subjects: ['economics'] });
  const drawing = {
    kind: 'xy',
    xLabel: '',
    yLabel: '',
    curves: [{ id: 'a', label: 'D', bend: 'straight', handles: [] }],
  };
  const attempt = { id: crypto.randomUUID(), drawing, hints: 0 };
  const response = await browser.post('/api/practice/diagrams/economics/ppf/attempts', attempt);
  expect(response.status).toBe(400);
});

async function rightDrawing(id: string) {
  const diagram = (await readDiagrams()).get(id);
  if (!diagram) throw new Error(`There is no diagram ${id}`);
  return referenceDrawing(diagram);
}

type Browser = Awaited<ReturnType<typeof createSignedInStudent>>['browser'];

async function stateOf(browser: Browser, id: string) {
  const { diagrams } = await (await browser.get('/api/practice/diagrams/economics')).json();
  return diagrams.find((diagram: { id: string }) => diagram.id === id);
}

test('the list shows each diagram with its names, and one that is due today without a single one', async () => {
  await using product = await startProduct();
  const { browser, id, email, password } = await createSignedInStudent(product);
  const readSketch = async () => {
    const { diagrams }: { diagrams: Listed[] } = await (await browser.get('/api/practice/diagrams/economics')).json();
    const found = diagrams.find((diagram) => diagram.id === 'demand-shift');
    const names = found && [found.sketch.axes.x, found.sketch.axes.y, ...found.sketch.curves].map(({ label }) => label);
    return { state: found?.state, names: names?.join(), marks: found?.sketch.points };
  };
  expect(await readSketch()).toEqual({ state: 'new', names: 'Quantity,Price,S,D1,D2', marks: [] });
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'demand-shift', sectionId: '1.2.2' });
  expect(await readSketch()).toMatchObject({ state: 'secure', names: 'Quantity,Price,S,D1,D2' });
  product.clock.advance(60 * 86_400);
  await browser.post('/api/session', { email, password });
  expect(await readSketch()).toMatchObject({ state: 'due', names: ',,,,' });
});

type Named = { label: string };
type Listed = {
  id: string;
  state: string;
  sketch: { axes: { x: Named; y: Named }; curves: Named[]; points: unknown[] };
};
