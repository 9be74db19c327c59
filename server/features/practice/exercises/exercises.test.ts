import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { evidence, memoryCards } from '#server/db/schema/memory.ts';
import { practiceAttempts } from '#server/db/schema/practice.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

/** Capacity utilisation rises > fixed costs are spread over more units > unit cost falls > price can be cut or margin rises */
const capacity = '3.4.2-p5';
const capacitySteps = [
  'Capacity utilisation rises',
  'fixed costs are spread over more units',
  'unit cost falls',
  'price can be cut or margin rises',
];

test('only a student with the subject may practise', async () => {
  await using product = await startProduct();
  expect((await product.visitor().get('/api/practice/exercises/economics')).status).toBe(401);
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  expect((await browser.get('/api/practice/exercises/economics')).status).toBe(403);
  expect((await browser.get('/api/practice/exercises/economics/next?kind=order')).status).toBe(403);
  const attempt = await send(browser, { itemId: '1.1.3-p5', work: { kind: 'write', text: 'So what?' } }, 'economics');
  expect(attempt.status).toBe(403);
  const overview = await (await browser.get('/api/practice/exercises/business')).json();
  expect(overview.themes).toHaveLength(10);
  expect(overview.due).toEqual({ chain: 0, evaluation: 0 });
});

test('an exercise shows the steps in another order, and nothing that puts them right', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const view = await next(browser, `kind=order&item=${capacity}`);
  expect(Object.keys(view).sort()).toEqual(['itemId', 'kind', 'section', 'seed', 'steps']);
  expect(view.steps.toSorted()).toEqual(capacitySteps.toSorted());
  expect(view.steps).not.toEqual(capacitySteps);
  const write = await next(browser, `kind=write&item=${capacity}`);
  expect(write.before.length + write.left).toBe(4);
});

test('an order is marked, kept once, and made a card to see again', async () => {
  await using product = await startProduct();
  const { browser, id: userId } = await createSignedInStudent(product, { subjects: ['business'] });
  const { steps, seed } = await next(browser, `kind=order&item=${capacity}`);
  const order = capacitySteps.map((step) => steps.indexOf(step));
  const attempt = { id: randomUUID(), itemId: capacity, seed, work: { kind: 'order', order }, takenMs: 9000 };
  const first = await browser.post('/api/practice/exercises/business/attempts', attempt);
  expect(await first.json()).toEqual({
    kind: 'order',
    verdict: 'right',
    chain: capacitySteps,
    follows: [true, true, true],
    missing: null,
  });
  // Sent again, even with other work, it is what was said the first time.
  const again = { ...attempt, work: { kind: 'order', order: order.toReversed() } };
  expect(await (await browser.post('/api/practice/exercises/business/attempts', again)).json()).toMatchObject({
    verdict: 'right',
  });
  expect(await attemptsOf(product, userId)).toHaveLength(1);
  const [shown] = await product.deps.db().select().from(evidence).where(eq(evidence.userId, userId));
  expect(shown).toMatchObject({ itemKind: 'chain', itemId: capacity, verdict: 'right', hints: 1, unassisted: false });
  const [card] = await product.deps.db().select().from(memoryCards).where(eq(memoryCards.userId, userId));
  expect(card).toMatchObject({ itemKind: 'chain', itemId: capacity, sectionId: '3.4.2', reviews: 1 });

  const stranger = await createSignedInStudent(product, { subjects: ['business'] });
  expect((await stranger.browser.post('/api/practice/exercises/business/attempts', attempt)).status).toBe(404);
});

test('what is due comes before what is new, and what was just done not at once', async () => {
  await using product = await startProduct();
  const { browser, email, password } = await createSignedInStudent(product, { subjects: ['business'] });
  await write(browser, 'I have no idea at all');
  expect((await next(browser, 'kind=write&theme=4')).itemId).not.toBe(capacity);
  product.clock.advance(3 * 86_400);
  await browser.post('/api/session', { email, password });
  expect((await next(browser, 'kind=write')).itemId).toBe(capacity);
  expect((await next(browser, `kind=write&not=${capacity}`)).itemId).not.toBe(capacity);
  expect((await (await browser.get('/api/practice/exercises/business')).json()).due.chain).toBe(1);
});

test('a missing link and a broken one have one right answer each', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const missing = await next(browser, `kind=missing&item=${capacity}`);
  const hidden = missing.steps.indexOf(null);
  const right = missing.options.indexOf(capacitySteps[hidden]);
  expect(missing.options).toHaveLength(4);
  for (const option of [0, 1, 2, 3]) {
    const work = { kind: 'missing', option };
    const marking = await (await send(browser, { itemId: capacity, seed: missing.seed, work })).json();
    expect(marking.verdict).toBe(option === right ? 'right' : 'not yet');
    expect(marking.at).toBe(hidden);
  }
  const broken = await next(browser, `kind=broken&item=${capacity}`);
  const at = broken.steps.findIndex((step: string, place: number) => step !== capacitySteps[place]);
  const work = { kind: 'broken', at };
  const marking = await (await send(browser, { itemId: capacity, seed: broken.seed, work })).json();
  expect(marking).toMatchObject({ verdict: 'right', at, was: broken.steps[at], chain: capacitySteps });
});

test('a link in the student’s own words holds, leaps over one, or runs the wrong way', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const seed = await seedFor(browser, 2);
  const say = async (text: string) => (await write(browser, text, seed)).json();
  expect(await say('The cost of each unit comes down')).toMatchObject({
    verdict: 'right',
    mark: 'holds',
    missing: null,
  });
  expect(await say('Unit cost rises')).toMatchObject({ verdict: 'not yet', mark: 'turned' });
  expect(await say('The margin rises')).toMatchObject({
    verdict: 'partly',
    mark: 'jumped',
    missing: 'unit cost falls',
  });
  expect(await say('Customers are happy')).toMatchObject({ verdict: 'not yet', mark: 'wrong' });
});

test('each part of IDEA is found in a paragraph, in its own sentence, or asked for', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const text =
    'One effect of higher capacity utilisation is that unit cost falls. Capacity utilisation is actual output as a percentage of the maximum possible output. This is because fixed costs are spread over more units. So the price can be cut or the margin rises, for example at Toyota in 2024.';
  const whole = await (await send(browser, { itemId: capacity, work: { kind: 'paragraph', text } })).json();
  expect(whole.verdict).toBe('right');
  const said = Object.fromEntries(
    whole.parts.map(({ letter, spans }: Part) => [letter, spans.map((span) => text.slice(...span))]),
  );
  expect(said.I).toEqual(['One effect of higher capacity utilisation is that unit cost falls.']);
  expect(said.D[0]).toMatch(/^Capacity utilisation is actual output/);
  expect(said.A[0]).toMatch(/Toyota/);
  expect(whole.links.every(({ span }: { span: unknown }) => span)).toBe(true);

  const thin = { kind: 'paragraph', text: 'Costs go down because it is busier.' };
  const marking = await (await send(browser, { itemId: capacity, work: thin })).json();
  expect(marking.verdict).toBe('not yet');
  expect(marking.parts.filter(({ spans }: Part) => spans.length === 0).map(({ letter }: Part) => letter)).toContain(
    'A',
  );
});

test('whoever writes of harm hears of help, and nothing is kept', async () => {
  await using product = await startProduct();
  const { browser, id: userId } = await createSignedInStudent(product, { subjects: ['business'] });
  expect(await (await write(browser, 'I want to kill myself')).json()).toEqual({ support: true });
  expect(await attemptsOf(product, userId)).toEqual([]);
});

test('a paragraph that was begun is there again, with its exercise, until it is handed in', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const begin = (id: string, text: string, seed = 7) => keep(browser, id, { kind: 'paragraph', text }, seed);
  const id = randomUUID();
  expect((await begin(id, 'Higher utilisation', 41)).status).toBe(200);
  expect((await begin(id, 'Higher utilisation spreads fixed costs', 41)).status).toBe(200);
  const work = { kind: 'paragraph', text: 'Higher utilisation spreads fixed costs' };
  expect(await next(browser, 'kind=paragraph')).toMatchObject({ itemId: capacity, seed: 41, draft: work });
  expect(await next(browser, 'kind=paragraph&theme=4')).toMatchObject({ draft: work });
  expect(await next(browser, 'kind=write')).not.toHaveProperty('draft');
  // Another theme, another chain or another one: what was begun waits.
  for (const wish of ['theme=1', `not=${capacity}`])
    expect(await next(browser, `kind=paragraph&${wish}`), wish).not.toHaveProperty('draft');
  const stranger = await createSignedInStudent(product, { subjects: ['business'] });
  expect(await next(stranger.browser, 'kind=paragraph')).not.toHaveProperty('draft');

  const attempt = { id, itemId: capacity, seed: 41, work };
  expect((await browser.post('/api/practice/exercises/business/attempts', attempt)).status).toBe(200);
  expect(await next(browser, `kind=paragraph&item=${capacity}`)).not.toHaveProperty('draft');
  // A slow save of what was handed in already changes nothing.
  await begin(id, 'Higher utilisation spreads', 41);
  expect(await next(browser, `kind=paragraph&item=${capacity}`)).not.toHaveProperty('draft');
});

test('an emptied page, and words of harm that were sent, leave no draft', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  await keep(browser, randomUUID(), { kind: 'write', text: 'So costs fall' });
  await keep(browser, randomUUID(), { kind: 'write', text: ' ' });
  expect(await next(browser, 'kind=write')).not.toHaveProperty('draft');
  await keep(browser, randomUUID(), { kind: 'write', text: 'I want to kill myself' });
  await write(browser, 'I want to kill myself');
  expect(await next(browser, 'kind=write')).not.toHaveProperty('draft');
});

test('only what is written of an exercise that there is can be a draft', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const status = async (work: unknown, itemId = capacity) =>
    (await keep(browser, randomUUID(), work, 7, itemId)).status;
  expect(await status({ kind: 'order', order: [0, 1] })).toBe(400);
  expect(await status({ kind: 'paragraph', text: 'x'.repeat(2001) })).toBe(400);
  expect(await status({ kind: 'judgement', text: 'Overall' })).toBe(404);
  expect(await status({ kind: 'write', text: 'So' }, 'nothing')).toBe(404);
});

test('work that fits no exercise is refused', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const refused: [work: unknown, status: number, itemId?: string][] = [
    [{ kind: 'order', order: [0, 0, 1, 2] }, 400],
    [{ kind: 'order', order: [0, 1] }, 400],
    [{ kind: 'write', text: '  ' }, 400],
    [{ kind: 'write', text: 'x'.repeat(601) }, 400],
    [{ kind: 'dance' }, 400],
    [{ kind: 'rank', order: [0, 1, 2, 3] }, 404],
    [{ kind: 'write', text: 'Costs fall' }, 404, 'nothing'],
  ];
  for (const [work, status, itemId = capacity] of refused)
    expect((await send(browser, { itemId, work })).status, JSON.stringify(work)).toBe(status);
  expect((await browser.get('/api/practice/exercises/business/next?kind=order&item=1.1.3-p5')).status).toBe(404);
});

type Browser = ReturnType<Product['visitor']>;
type Part = { letter: string; spans: [number, number][] };

async function next(browser: Browser, query: string, subject = 'business') {
  return (await browser.get(`/api/practice/exercises/${subject}/next?${query}`)).json();
}

function send(browser: Browser, body: { itemId: string; seed?: number; work: unknown }, subject = 'business') {
  return browser.post(`/api/practice/exercises/${subject}/attempts`, { id: randomUUID(), seed: 7, ...body });
}

function keep(browser: Browser, id: string, work: unknown, seed = 7, itemId = capacity) {
  return browser.put('/api/practice/exercises/business/drafts', { id, itemId, seed, work });
}

function write(browser: Browser, text: string, seed = 7) {
  return send(browser, { itemId: capacity, seed, work: { kind: 'write', text } });
}

/** A seed with which so many steps are shown before the one that is wanted. */
async function seedFor(browser: Browser, shown: number): Promise<number> {
  for (let turn = 0; turn < 40; turn++) {
    const { before, seed } = await next(browser, `kind=write&item=${capacity}`);
    if (before.length === shown) return seed;
  }
  throw new Error('No seed shows that many');
}

function attemptsOf({ deps }: Product, userId: string) {
  return deps.db().select().from(practiceAttempts).where(eq(practiceAttempts.userId, userId));
}
