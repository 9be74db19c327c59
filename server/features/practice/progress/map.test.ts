import { expect, test } from 'vitest';
import { startConversation } from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { giveAttempt, giveCheck, secureSection } from '#tests/progress.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { readMap } from './map.ts';

type Section = { id: string; state: string; mastery: number; recall: number | null; items: number; due: number };

const sectionsOf = (themes: { sections: Section[] }[]) => themes.flatMap(({ sections }) => sections);

async function readSection({ deps }: Product, userId: string, id = '1.1.3') {
  return sectionsOf(await readMap(deps, userId, 'economics')).find((section) => section.id === id);
}

test('a new student’s map has every section of the subject, and nothing is claimed of any', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  for (const [subject, themes, sections] of [
    ['economics', 4, 87],
    ['business', 10, 42],
  ] as const) {
    const map = await (await browser.get(`/api/practice/progress/${subject}/map`)).json();
    expect(map.themes).toHaveLength(themes);
    const all = sectionsOf(map.themes);
    expect(all).toHaveLength(sections);
    expect(new Set(all.map(({ state, mastery, recall }) => `${state} ${mastery} ${recall}`))).toEqual(
      new Set(['not seen 0 null']),
    );
  }
});

test('evidence makes a section learning, then secure; time alone makes it fade, and its mastery stays', async () => {
  await using product = await startProduct();
  const { id } = await createSignedInStudent(product);
  await giveAttempt(product, id);
  expect(await readSection(product, id)).toMatchObject({
    state: 'learning',
    mastery: 33,
    recall: 100,
    items: 1,
    due: 0,
  });
  await secureSection(product, id);
  expect(await readSection(product, id)).toMatchObject({ state: 'secure', mastery: 100, recall: 100, items: 3 });
  product.clock.advance(14 * 86_400);
  const faded = await readSection(product, id);
  expect(faded).toMatchObject({ state: 'fading', mastery: 100, due: 3 });
  expect(faded?.recall).toBeLessThan(85);
  await secureSection(product, id);
  expect(await readSection(product, id)).toMatchObject({ state: 'secure', due: 0 });
});

test('an answer that the marking was unsure of is no evidence', async () => {
  await using product = await startProduct();
  const { id } = await createSignedInStudent(product);
  await giveAttempt(product, id, { verdict: 'unsure' });
  expect(await readSection(product, id)).toMatchObject({ state: 'not seen', items: 0 });
});

test('a section opens what its colour rests on: the answer with its marking, and the tutor’s check', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const attemptId = await giveAttempt(product, id);
  product.clock.advance(60);
  const conversationId = await startConversation(browser);
  await giveCheck(product, id, conversationId);
  const read = async () => (await browser.get('/api/practice/progress/economics/sections/1.1.3')).json();
  const { title, pieces } = await read();
  expect(title).toBe('The economic problem');
  expect(pieces).toHaveLength(2);
  expect(pieces[0]).toMatchObject({
    source: 'tutor',
    verdict: 'partly',
    hints: 2,
    missing: 'what, how and for whom',
    at: '2026-11-16T09:01:00.000Z',
    conversation: { id: conversationId, agentId: 'economics-theme-1' },
  });
  expect(pieces[1]).toMatchObject({
    source: 'practice',
    id: attemptId,
    name: 'Define opportunity cost.',
    verdict: 'right',
    answer: 'the next best alternative forgone',
    ideas: [{ idea: 'next best alternative', state: 'found', span: [4, 25] }],
    modelAnswer: 'The next best.',
    appealed: false,
  });
  await browser.delete(`/api/tutor/conversations/${conversationId}`);
  expect((await read()).pieces[0]).toMatchObject({ verdict: 'partly', conversation: null });
});

test('a drawing is kept as it was handed in, with what was not right in it', async () => {
  await using product = await startProduct();
  const { id, browser } = await createSignedInStudent(product);
  const work = { kind: 'xy', xLabel: 'Quantity', yLabel: 'Price', curves: [], points: [], areas: [], notes: [] };
  const findings = [
    { ok: true, text: 'The axes are right.' },
    { ok: false, text: 'The demand curve is missing.' },
  ];
  await giveAttempt(product, id, { itemKind: 'diagram', itemId: 'tax-inelastic', work, marking: { findings } });
  await giveAttempt(product, id, { itemKind: 'chain', itemId: '1.1.3-p5', work: { kind: 'write', text: 'So what?' } });
  const { pieces } = await (await browser.get('/api/practice/progress/economics/sections/1.1.3')).json();
  const found = (kind: string) => pieces.find(({ itemKind }: { itemKind: string }) => itemKind === kind);
  expect(found('diagram')).toMatchObject({
    name: 'Tax on a good with inelastic demand',
    drawing: work,
    notes: ['The demand curve is missing.'],
  });
  expect(found('chain')).toMatchObject({ answer: 'So what?', drawing: null, notes: [] });
  expect(found('chain').name).toMatch(/^From ‘Resources are scarce’ to ‘/);
});

test('the map and the evidence are one’s own alone', async () => {
  await using product = await startProduct();
  const owner = await createSignedInStudent(product);
  await secureSection(product, owner.id);
  const other = await createSignedInStudent(product);
  const map = await (await other.browser.get('/api/practice/progress/economics/map')).json();
  expect(sectionsOf(map.themes).filter(({ state }) => state !== 'not seen')).toEqual([]);
  const section = await (await other.browser.get('/api/practice/progress/economics/sections/1.1.3')).json();
  expect(section.pieces).toEqual([]);
});

test.each([
  ['economics/map', 200],
  ['business/map', 403],
  ['law/map', 400],
  ['economics/sections/1.1.1', 200],
  ['economics/sections/9.9.9', 404],
  ['economics/sections/x', 400],
  ['business/sections/3.1.1', 403],
])('a student of Economics who asks for %s is answered with %i, a visitor with 401', async (path, status) => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  expect((await browser.get(`/api/practice/progress/${path}`)).status).toBe(status);
  expect((await product.visitor().get(`/api/practice/progress/${path}`)).status).toBe(401);
});
