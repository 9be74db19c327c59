import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { subscriptions } from '#server/db/schema/billing.ts';
import { evidence } from '#server/db/schema/memory.ts';
import { conversationMessages, conversations } from '#server/db/schema/tutor.ts';
import {
  askOpening,
  enterConversation,
  pieces,
  readStoredConversation,
  say,
  scriptedBrain,
  startConversation,
} from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';

const missedElasticity = {
  subject: 'economics',
  sectionId: '1.2.3',
  itemKind: 'question',
  itemId: '1.2.3-q1',
  verdict: 'not yet',
  hints: 2,
  unassisted: false,
  missing: 'percentage change',
} as const;

test('a conversation is opened, spoken in, listed, read again, renamed and deleted', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(({ kind }) => pieces(kind === 'opening' ? 'Hello.' : 'What does it measure?'));
  const { browser } = await createSignedInStudent(product);
  const created = await browser.post('/api/tutor/conversations', { agentId: 'economics-theme-2', focus: '2' });
  const { conversation } = await created.json();
  expect(conversation).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    agentId: 'economics-theme-2',
    focus: '2',
    title: 'Theme 2 tutor',
    subject: 'economics',
    lastAt: '2026-11-16T09:00:00.000Z',
  });
  await askOpening(browser, conversation.id);
  product.clock.advance(60);
  await say(browser, conversation.id, 'Help me with the Gini coefficient');
  const { conversations } = await (await browser.get('/api/tutor/conversations?subject=economics')).json();
  expect(conversations).toEqual([
    {
      ...conversation,
      title: 'Help me with the Gini coefficient',
      lastAt: '2026-11-16T09:01:00.000Z',
      messages: 3,
    },
  ]);
  const { messages, said } = await readStoredConversation(browser, conversation.id);
  expect(said).toEqual([
    ['tutor', 'Hello.'],
    ['student', 'Help me with the Gini coefficient'],
    ['tutor', 'What does it measure?'],
  ]);
  expect(messages[1]).toEqual({
    id: expect.any(String),
    by: 'student',
    text: 'Help me with the Gini coefficient',
    spoken: false,
    interrupted: false,
    card: null,
    saidAt: '2026-11-16T09:01:00.000Z',
    rating: null,
    shown: null,
  });
  const path = `/api/tutor/conversations/${conversation.id}`;
  const renamed = await browser.request('PATCH', path, { json: { title: ' Inequality\n revision ' } });
  expect((await renamed.json()).conversation.title).toBe('Inequality revision');
  expect((await browser.delete(path)).status).toBe(200);
  expect((await browser.get(path)).status).toBe(404);
  expect(await (await browser.get('/api/tutor/conversations')).json()).toEqual({ conversations: [] });
});

test('a name that the student gave stays, and a long beginning is cut where a word ends', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Go on.'));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'Why does a fall in the exchange rate make imports dearer and exports cheaper?');
  expect((await readStoredConversation(browser, conversationId)).conversation.title).toBe(
    'Why does a fall in the exchange rate make imports dearer…',
  );
  const another = await startConversation(browser);
  await browser.request('PATCH', `/api/tutor/conversations/${another}`, { json: { title: 'Mine' } });
  await say(browser, another, 'What is PED?');
  expect((await readStoredConversation(browser, another)).conversation.title).toBe('Mine');
});

test('the list is of one subject when one is named, the newest first', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Yes.'));
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  for (const agentId of ['economics-theme-1', 'business', 'economics']) {
    product.clock.advance(60);
    await say(browser, await startConversation(browser, agentId), `Hello ${agentId}`);
  }
  const list = async (query: string) => {
    const { conversations } = await (await browser.get(`/api/tutor/conversations${query}`)).json();
    return conversations.map(({ agentId }: { agentId: string }) => agentId);
  };
  expect(await list('')).toEqual(['economics', 'business', 'economics-theme-1']);
  expect(await list('?subject=business')).toEqual(['business']);
  expect((await browser.get('/api/tutor/conversations?subject=law')).status).toBe(400);
});

test("nobody else's conversation is there: not to read, rename, delete, write in, open or rate", async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Hello.'));
  const { browser: owner, conversationId } = await enterConversation(product);
  await askOpening(owner, conversationId);
  const [message] = (await readStoredConversation(owner, conversationId)).messages;
  const { browser: other } = await createSignedInStudent(product);
  const path = `/api/tutor/conversations/${conversationId}`;
  const key = crypto.randomUUID();
  const answers = [
    await other.get(path),
    await other.request('PATCH', path, { json: { title: 'Mine now' } }),
    await other.post(`${path}/messages`, { key, text: 'Hello' }),
    await other.post(`${path}/opening`),
    await other.put(`${path}/messages/${message?.id}/rating`, { rating: 1 }),
    await other.delete(path),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(await (await other.get('/api/tutor/conversations')).json()).toEqual({ conversations: [] });
  expect((await readStoredConversation(owner, conversationId)).said).toEqual([['tutor', 'Hello.']]);
});

test('talking needs the subject in the plan; reading and deleting what was said does not', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Hello.'));
  const { browser } = await createSignedInStudent(product, { subjects: ['business'] });
  const refused = await browser.post('/api/tutor/conversations', { agentId: 'economics' });
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: 'subject_not_in_plan',
    message: 'This subject is not in your plan',
  });

  const { browser: former, conversationId, id } = await enterConversation(product);
  await askOpening(former, conversationId);
  await product.deps.db().update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, id));
  const path = `/api/tutor/conversations/${conversationId}`;
  expect((await former.post(`${path}/messages`, { key: crypto.randomUUID(), text: 'Hello' })).status).toBe(403);
  expect((await former.post(`${path}/opening`)).status).toBe(403);
  expect((await readStoredConversation(former, conversationId)).said).toEqual([['tutor', 'Hello.']]);
  expect((await former.delete(path)).status).toBe(200);
});

test('a new conversation names one of our tutors, and nothing that is not asked for', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  for (const [body, status, message] of [
    [{ agentId: 'nobody' }, 404, 'There is nothing at this address'],
    [{ agentId: 'economics', focus: '../../etc' }, 400, 'Some of what was sent is missing or not valid'],
    [{ agentId: 'economics', userId: 'x' }, 400, 'Unknown field: userId'],
    [{}, 400, 'Some of what was sent is missing or not valid'],
  ] as const) {
    const response = await browser.post('/api/tutor/conversations', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message });
  }
});

test("a reply can be praised or blamed with a reason, and the word taken back; a student's own words cannot", async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Yes.'));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'Is it elastic?');
  const [mine, reply] = (await readStoredConversation(browser, conversationId)).messages;
  const rate = (id: string | undefined, body: unknown) =>
    browser.put(`/api/tutor/conversations/${conversationId}/messages/${id}/rating`, body);
  const rated = async () => (await readStoredConversation(browser, conversationId)).messages[1]?.rating;
  expect((await rate(reply?.id, { rating: -1, reason: 'Too short' })).status).toBe(200);
  expect(await rated()).toBe(-1);
  const [row] = await product.deps
    .db()
    .select()
    .from(conversationMessages)
    .where(eq(conversationMessages.id, reply?.id ?? ''));
  expect(row?.ratingReason).toBe('Too short');
  await rate(reply?.id, { rating: null });
  expect(await rated()).toBeNull();
  expect((await rate(mine?.id, { rating: 1 })).status).toBe(404);
  expect((await rate(reply?.id, { rating: 5 })).status).toBe(400);
});

test('closing the account takes the conversations, the messages and the evidence with it', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => [
    { kind: 'text', text: 'Not yet.' },
    { kind: 'lesson', lesson: {}, evidence: [missedElasticity] },
  ]);
  const { browser, conversationId, password, id } = await enterConversation(product);
  await say(browser, conversationId, 'It is about price');
  const { db } = product.deps;
  const left = async () => [
    (await db().select().from(conversations)).length,
    (await db().select().from(conversationMessages)).length,
    (await db().select().from(evidence)).length,
  ];
  expect(await left()).toEqual([1, 2, 1]);
  const closed = await browser.post('/api/rpc/delete_auth_user', { user_id: id, password });
  expect(closed.status).toBe(200);
  expect(await left()).toEqual([0, 0, 0]);
});

test('whether a student can talk is told', async () => {
  await using product = await startProduct();
  const { browser } = await createSignedInStudent(product);
  const status = await (await browser.get('/api/tutor/voice-status')).json();
  expect(status).toEqual({ state: 'off', sentence: 'There is no voice in this test.' });
});
