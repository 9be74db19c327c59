import { expect, test } from 'vitest';
import { auditEvents, jobs } from '#server/db/schema/operations.ts';
import { conversationMessages } from '#server/db/schema/tutor.ts';
import {
  askOpening,
  enterConversation,
  pieces,
  readConversationRow,
  readStoredConversation,
  say,
  scriptedBrain,
  startConversation,
} from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { cutReply, takeTurn } from './take-turn.ts';

const cry = 'I want to kill myself';

test('at a cry for help the tutor steps back: a kind line, the support card, and no brain is asked', async () => {
  await using product = await startProduct();
  const { brain, browser, conversationId } = await startTalk(product);
  const { events, reply } = await say(browser, conversationId, cry);
  expect(events.map(({ type }) => type)).toEqual(['student', 'tutor', 'card', 'end']);
  expect(events).toContainEqual({ type: 'card', card: 'support' });
  expect(reply).toContain('I am an AI');
  expect(brain.turns).toEqual([]);
  expect((await readStoredConversation(browser, conversationId)).messages).toMatchObject([
    { by: 'student', text: cry, card: null },
    { by: 'tutor', text: reply, card: 'support' },
  ]);
});

test('the lesson waits until the student says to go on, and the words of distress never reach a brain or a title', async () => {
  await using product = await startProduct();
  const { brain, browser, conversationId } = await startTalk(product);
  await say(browser, conversationId, cry);
  const later = await say(browser, conversationId, 'What is elasticity?');
  expect(later.events.map(({ type }) => type)).toEqual(['student', 'tutor', 'card', 'end']);
  expect(brain.turns).toEqual([]);
  for (const words of ['I do not want to carry on', "I can't go on", 'there is no point to continue'])
    expect((await say(browser, conversationId, words)).events).toContainEqual({ type: 'card', card: 'support' });
  const onwards = await say(browser, conversationId, 'Thank you. Let us go on with elasticity');
  expect(onwards.reply).toBe('What do you know of it?');
  expect(brain.turns).toMatchObject([{ words: 'Thank you. Let us go on with elasticity', history: [] }]);
  expect((await say(browser, conversationId, 'It is about price')).reply).toBe('What do you know of it?');
  const { conversation } = await readStoredConversation(browser, conversationId);
  expect(conversation.title).toBe('Thank you. Let us go on with elasticity');
});

test('an interruption does not take the card away', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  const { events } = await say(browser, conversationId, cry);
  const end = events.at(-1);
  if (end?.type !== 'end') throw new Error('The turn did not end');
  for (const heard of ['', 'Thank']) await cutReply(product.deps, end.messageId, heard);
  const { messages } = await readStoredConversation(browser, conversationId);
  expect(messages[1]).toMatchObject({ card: 'support', text: expect.stringMatching(/^Thank you/), interrupted: false });
});

test('a repeat of the same key shows the card again and is no second incident', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  const key = crypto.randomUUID();
  const [first, second] = [await say(browser, conversationId, cry, key), await say(browser, conversationId, cry, key)];
  expect(second.events).toEqual(first.events);
  expect(await readIncidents(product)).toHaveLength(1);
});

test('the operator is told that it happened, by an incident number and without a word of what was said or who it was', async () => {
  await using product = await startProduct({ env: { SAFEGUARDING_EMAIL: 'safeguarding@school.example' } });
  const { browser, conversationId, id, email } = await startTalk(product);
  await say(browser, conversationId, `${cry}, CANARY`);
  await say(browser, conversationId, `${cry}, CANARY`);
  await product.runJobs();
  const sent = (await product.readMail()).filter(({ recipient }) => recipient === 'safeguarding@school.example');
  expect(sent.map(({ subject }) => subject)).toEqual(['A student was shown the support card']);
  const incidents = await readIncidents(product);
  expect(incidents).toMatchObject([{ userId: id }, { userId: id }]);
  const [letter] = sent;
  expect(letter?.bodyText).toContain(Object(incidents[0]?.detail).incident);
  const everything = JSON.stringify([sent, incidents, await product.deps.db().select().from(jobs), product.logged]);
  for (const secret of ['CANARY', 'kill myself']) expect(everything).not.toContain(secret);
  for (const secret of [email, 'Sam Student', id]) expect(JSON.stringify(sent)).not.toContain(secret);
});

test('without a setting the support address is told', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  await say(browser, conversationId, cry);
  await product.runJobs();
  expect((await product.readMail()).map(({ recipient }) => recipient)).toContain('support@margin.example');
});

test('stepping back is of one conversation, and holds for spoken turns and a check-in as well', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  await say(browser, conversationId, cry);
  const conversation = await readConversationRow(product, conversationId);
  for (const turn of [
    { conversation, kind: 'words', words: 'hello', spoken: true },
    { conversation, kind: 'check-in', words: '', spoken: true },
  ] as const) {
    const kinds: string[] = [];
    for await (const event of takeTurn(product.deps, turn)) kinds.push(event.kind);
    expect(kinds).toContain('card');
  }
  const another = await startConversation(browser);
  expect((await askOpening(browser, another)).reply).toBe('What do you know of it?');
});

test('nothing is lost when the process dies between the cry and the card: sent again, the card comes', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  const key = crypto.randomUUID();
  const now = product.clock.now();
  const row = {
    id: crypto.randomUUID(),
    conversationId,
    position: 2,
    speaker: 'student',
    spoken: false,
    saidAt: now,
  } as const;
  await product.deps
    .db()
    .insert(conversationMessages)
    .values({ ...row, text: cry, clientKey: key });
  expect((await say(browser, conversationId, cry, key)).events).toContainEqual({ type: 'card', card: 'support' });
});

test('drugs, arms, tobacco and price wars are economics', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await startTalk(product);
  for (const words of [
    'Why is heroin a demerit good?',
    'Explain the suicidal price war between two airlines',
    'Should the UK ban arms exports?',
    'A tobacco tax kills demand. Is that right?',
  ])
    expect((await say(browser, conversationId, words)).reply, words).toBe('What do you know of it?');
});

async function startTalk(product: Product) {
  const brain = scriptedBrain(() => pieces('What do you know of it?'));
  product.deps.brain = brain;
  return { brain, ...(await enterConversation(product)) };
}

async function readIncidents(product: Product) {
  const events = await product.deps.db().select().from(auditEvents);
  return events.filter(({ kind }) => kind === 'support_card_shown');
}
