import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { conversationMessages, conversations } from '#server/db/schema/tutor.ts';
import {
  askOpening,
  enterConversation,
  pieces,
  readConversationRow,
  readStoredConversation,
  say,
  scriptedBrain,
} from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { listen } from '#tests/support/listen.ts';
import type { TutorBrain } from '../../providers/brain/interface.ts';

test('a typed turn answers with one JSON object a line: the message, the pieces of the reply, the end', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Think of bread. ', 'What happens to its price?'));
  const { browser, conversationId } = await enterConversation(product);
  const response = await browser.post(`/api/tutor/conversations/${conversationId}/messages`, {
    key: crypto.randomUUID(),
    text: 'What is scarcity?',
  });
  expect(response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const events = (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [student, reply] = (await readStoredConversation(browser, conversationId)).messages;
  expect(events[0]).toEqual({ type: 'student', messageId: student?.id });
  expect(events.at(-1)).toEqual({ type: 'end', messageId: reply?.id });
  expect(
    events
      .slice(1, -1)
      .map(({ text }) => text)
      .join(''),
  ).toBe('Think of bread. What happens to its price?');
  expect(reply).toMatchObject({ text: 'Think of bread. What happens to its price?', interrupted: false });
});

test('words come as they are thought of, and stop when the student goes; what was said is kept', async () => {
  await using product = await startProduct();
  await using network = await listen(product);
  let stopped: AbortSignal | undefined;
  const brain: TutorBrain = {
    description: 'never ends',
    async *reply(_, { signal }) {
      stopped = signal;
      yield { kind: 'text', text: 'Demand is what people want and can pay for. ' };
      yield { kind: 'text', text: 'It is ' };
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    },
  };
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  const gone = new AbortController();
  const response = await fetch(`${network.address}/api/tutor/conversations/${conversationId}/messages`, {
    method: 'POST',
    headers: {
      Origin: product.config.origin,
      Cookie: `session=${browser.cookies.get('session')}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ key: crypto.randomUUID(), text: 'What is demand?' }),
    signal: gone.signal,
  });
  const reader = response.body?.getReader();
  let read = '';
  while (!read.includes('can pay for')) read += new TextDecoder().decode((await reader?.read())?.value);
  expect(stopped?.aborted).toBe(false);
  gone.abort();
  await expect.poll(() => stopped?.aborted).toBe(true);
  await expect
    .poll(async () => (await readStoredConversation(browser, conversationId)).messages[1])
    .toMatchObject({ by: 'tutor', interrupted: true, text: expect.stringContaining('can pay for.') });
});

test('the same key sent again is answered from what is stored, also at the same time, and no brain is asked', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(() => pieces('Why do you think so?'));
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  const key = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => say(browser, conversationId, 'It rises', key)));
  answers.push(await say(browser, conversationId, 'It rises', key));
  expect(new Set(answers.map(({ events }) => JSON.stringify([events[0], events.at(-1)]))).size).toBe(1);
  expect(answers.map(({ reply }) => reply)).toEqual(Array(4).fill('Why do you think so?'));
  expect(brain.turns).toHaveLength(1);
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['student', 'It rises'],
    ['tutor', 'Why do you think so?'],
  ]);
});

test('two tabs that write at once take turns: each reply follows its own message and knows what came before', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(async function* ({ words }) {
    yield* pieces(`You said ${words}.`);
  });
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  await Promise.all(['one', 'two', 'three'].map((words) => say(browser, conversationId, words)));
  const { said } = await readStoredConversation(browser, conversationId);
  for (let at = 0; at < 6; at += 2) {
    expect(said[at]?.[0]).toBe('student');
    expect(said[at + 1]).toEqual(['tutor', `You said ${said[at]?.[1]}.`]);
  }
  expect(brain.turns.map(({ history }) => history.filter(({ by }) => by === 'tutor').length).sort()).toEqual([0, 1, 2]);
});

test('a message is stored before the brain is asked; when no brain answers it is kept, and the same key tries again', async () => {
  await using product = await startProduct();
  let kept: unknown;
  product.deps.brain = scriptedBrain(async function* () {
    kept = (await product.deps.db().select().from(conversationMessages)).map(({ text }) => text);
    yield* [];
    throw new Error('the brain is broken');
  });
  const { browser, conversationId } = await enterConversation(product);
  const key = crypto.randomUUID();
  const failed = await say(browser, conversationId, 'Is it inelastic?', key);
  expect(kept).toEqual(['Is it inelastic?']);
  expect(failed.events.at(-1)).toEqual({
    type: 'failed',
    sentence: 'The tutor could not answer just now. Your message is kept. Please try again.',
  });
  expect(product.logged.join('\n')).toContain('the brain is broken');
  expect(product.logged.join('\n')).not.toContain('inelastic');
  product.deps.brain = scriptedBrain(() => pieces('Yes: few substitutes.'));
  expect((await say(browser, conversationId, 'Is it inelastic?', key)).reply).toBe('Yes: few substitutes.');
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['student', 'Is it inelastic?'],
    ['tutor', 'Yes: few substitutes.'],
  ]);
});

test('a reply that broke off is given again from the start, once, when the same key is sent again', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(function* () {
    yield { kind: 'text', text: 'First, the price rises. ' };
    throw new Error('out of order');
  });
  const { browser, conversationId } = await enterConversation(product);
  const key = crypto.randomUUID();
  await say(browser, conversationId, 'Explain a tax', key);
  expect((await readStoredConversation(browser, conversationId)).messages[1]).toMatchObject({ interrupted: true });
  product.deps.brain = scriptedBrain(() => pieces('First, the price rises. Then demand contracts.'));
  await say(browser, conversationId, 'Explain a tax', key);
  expect((await readStoredConversation(browser, conversationId)).messages).toMatchObject([
    { text: 'Explain a tax' },
    { text: 'First, the price rises. Then demand contracts.', interrupted: false },
  ]);
});

test('the tutor opens a conversation once, however often it is asked to', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(() => pieces('Hello, I am an AI tutor.'));
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  const openings = await Promise.all([1, 2].map(() => askOpening(browser, conversationId)));
  openings.push(await askOpening(browser, conversationId));
  expect(openings.map(({ reply }) => reply)).toEqual(Array(3).fill('Hello, I am an AI tutor.'));
  expect(brain.turns).toMatchObject([{ kind: 'opening', words: '', history: [] }]);
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([['tutor', 'Hello, I am an AI tutor.']]);
});

test('a process that died in the middle of a turn holds up the conversation for three minutes at most', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await enterConversation(product);
  let during: Awaited<ReturnType<typeof readConversationRow>> | undefined;
  product.deps.brain = scriptedBrain(async function* () {
    during ??= await readConversationRow(product, conversationId);
    yield* pieces('Here.');
  });
  await say(browser, conversationId, 'Are you there?');
  const { turnId, turnUntil } = await readConversationRow(product, conversationId);
  expect([turnId, turnUntil]).toEqual([null, null]);
  const left = { turnId: during?.turnId, turnUntil: during?.turnUntil };
  await product.deps.db().update(conversations).set(left).where(eq(conversations.id, conversationId));
  const turn = say(browser, conversationId, 'Still there?');
  product.clock.advance(181);
  expect((await turn).reply).toBe('Here.');
});

test('a conversation that is deleted while the tutor speaks stays deleted', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await enterConversation(product);
  product.deps.brain = scriptedBrain(async function* () {
    await browser.delete(`/api/tutor/conversations/${conversationId}`);
    yield* pieces('Too late.');
  });
  const { events } = await say(browser, conversationId, 'Hello');
  expect(events.map(({ type }) => type)).toEqual(['student', 'tutor', 'end']);
  expect(await product.deps.db().select().from(conversationMessages)).toEqual([]);
});

test('a message holds something, has at most 4000 characters, and may hold any of them', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Yes.'));
  const { browser, conversationId } = await enterConversation(product);
  const path = `/api/tutor/conversations/${conversationId}/messages`;
  const send = (text: unknown) => browser.post(path, { key: crypto.randomUUID(), text });
  for (const [text, message] of [
    ['', 'Please write something first'],
    [' \n\t ', 'Please write something first'],
    ['x'.repeat(4001), 'Please keep it to 4000 characters. You can send the rest after it.'],
    [undefined, 'Some of what was sent is missing or not valid'],
  ]) {
    const response = await send(text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  }
  for (const text of ['x'.repeat(4000), 'a\u0000b', '🙂'.repeat(500), '\u{d800}', 'line\nbreak'])
    expect(await (await send(text)).text()).toContain('"type":"end"');
  expect((await readStoredConversation(browser, conversationId)).messages[2]).toMatchObject({ text: 'ab' });
});

test('a student may send 20 messages a minute', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('Yes.'));
  const { browser, conversationId } = await enterConversation(product);
  for (let turn = 0; turn < 20; turn++) await say(browser, conversationId, `Message ${turn}`);
  const path = `/api/tutor/conversations/${conversationId}/messages`;
  const refused = await browser.post(path, { key: crypto.randomUUID(), text: 'One more' });
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ message: 'Too many attempts. Please wait a moment and try again.' });
  product.clock.advance(60);
  expect((await say(browser, conversationId, 'One more')).reply).toBe('Yes.');
});
