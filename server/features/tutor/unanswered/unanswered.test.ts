import { expect, test } from 'vitest';
import type { Evidence } from '#domain/tutor.ts';
import { unanswered } from '#server/db/schema/tutor.ts';
import { scheduleHourlyJobs } from '#server/jobs/schedule.ts';
import {
  enterConversation,
  readConversationRow,
  readStoredConversation,
  say,
  scriptedBrain,
  startConversation,
} from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { createSignedInStudent } from '#tests/students.ts';
import type { BrainEvent } from '../../../providers/brain/interface.ts';
import { takeTurn } from '../take-turn.ts';

test('words without an answer are kept without details, whose they are, or the time of day', async () => {
  await using product = await startWith(() => atALoss());
  const { browser, conversationId, id } = await enterConversation(product);
  const text = 'Sam Student here.\nMr Jones says a Veblen good is like a tulip, see www.tulips.example. Is SAM right?';
  await post(browser, conversationId, text, { section: '1.2.3' });
  const rows = await readRows(product);
  expect(rows).toEqual([
    {
      id: expect.any(String),
      subject: 'economics',
      agentId: 'economics-theme-1',
      section: '1.2.3',
      words: '[name] here. mr [name] says a veblen good is like a tulip, see [link] is [name] right',
      times: 1,
      askedAt: new Date('2026-11-16T00:00:00Z'),
    },
  ]);
  const messages = (await readStoredConversation(browser, conversationId)).messages.map((message) => message.id);
  for (const trace of [id, conversationId, ...messages]) expect(JSON.stringify(rows)).not.toContain(trace);
});

test('words that were answered are not kept', async () => {
  await using product = await startWith(function* () {
    yield { kind: 'text', text: 'A tax raises costs.' };
    yield { kind: 'lesson', lesson: {}, evidence: [], unanswered: false };
  });
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'What does a tax do?');
  expect(await readRows(product)).toEqual([]);
});

test('the same words of a subject are counted and stand where they were asked last; another subject has its own', async () => {
  await using product = await startWith(() => atALoss());
  const first = await enterConversation(product);
  const key = crypto.randomUUID();
  await say(first.browser, first.conversationId, 'What is a tulip  good?', key);
  await say(first.browser, first.conversationId, 'What is a tulip  good?', key);
  product.clock.advance(86_400 / 2);
  const { browser } = await createSignedInStudent(product, { subjects: ['economics', 'business'] });
  product.clock.advance(86_400 / 4);
  await post(browser, await startConversation(browser, 'economics-theme-2'), 'what is a TULIP good', {
    section: '2.1',
  });
  await say(browser, await startConversation(browser, 'business'), 'What is a tulip good?');
  const rows = (await readRows(product)).map(({ id: _, ...row }) => row);
  const words = 'what is a tulip good';
  const askedAt = new Date('2026-11-17T00:00:00Z');
  expect(rows).toEqual([
    { subject: 'business', agentId: 'business', section: null, words, times: 1, askedAt },
    { subject: 'economics', agentId: 'economics-theme-2', section: '2.1', words, times: 2, askedAt },
  ]);
});

test('what the page says it shows is kept only where it is a section’s number', async () => {
  await using product = await startWith(() => atALoss());
  const { browser, conversationId } = await enterConversation(product);
  await post(browser, conversationId, 'What is a tulip good?', { section: '077009001' });
  expect((await readRows(product))[0]?.section).toBeNull();
});

test('words are gone 30 days after they were last asked', async () => {
  await using product = await startWith(() => atALoss());
  const { browser, conversationId, email, password } = await enterConversation(product);
  const purge = async () => {
    await scheduleHourlyJobs(product.deps);
    await product.runJobs();
    return (await readRows(product)).map(({ words }) => words);
  };
  await say(browser, conversationId, 'What is a tulip good?');
  await say(browser, conversationId, 'What is a poppy good?');
  product.clock.set('2026-12-01T12:00:00Z');
  await browser.post('/api/session', { email, password });
  await say(browser, conversationId, 'What is a poppy good?');
  product.clock.set('2026-12-16T00:00:00Z');
  expect(await purge()).toEqual(['what is a poppy good', 'what is a tulip good']);
  product.clock.set('2026-12-16T01:00:00Z');
  expect(await purge()).toEqual(['what is a poppy good']);
  product.clock.set('2026-12-31T01:00:00Z');
  expect(await purge()).toEqual([]);
});

test('words that a guard answered are not kept, whether it stopped them or the reply to them', async () => {
  await using product = await startWith(({ words }) => atALoss(words === 'tulips' ? 'Text me on 07700 900123. ' : ''));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'my phone number is 07700 900123');
  await say(browser, conversationId, 'tulips');
  await say(browser, conversationId, 'I want to die');
  await say(browser, conversationId, 'What is a tulip good?');
  const guarded = (await readStoredConversation(browser, conversationId)).messages.filter(({ by }) => by === 'tutor');
  expect(guarded.map(({ text }) => text)).not.toContain('I am not sure about that. Ask me about demand.');
  expect(await readRows(product)).toEqual([]);
});

test('words are not kept when the reply to them broke off, was stopped or could not be stored', async () => {
  let fails = true;
  await using product = await startWith(function* () {
    yield { kind: 'text', text: 'I am not sure about that. ' };
    yield { kind: 'lesson', lesson: {}, evidence: fails ? [] : unstorable, unanswered: true };
    if (fails) throw new Error('out of order');
  });
  const { browser, conversationId } = await enterConversation(product);
  const broken = await say(browser, conversationId, 'What is a tulip good?');
  expect(broken.events.at(-1)?.type).toBe('failed');
  expect(await readRows(product)).toEqual([]);

  fails = false;
  const lost = await say(browser, conversationId, 'What is a poppy good?');
  expect(lost.events.at(-1)?.type).toBe('failed');
  expect(await readRows(product)).toEqual([]);

  product.deps.brain = scriptedBrain(() => atALoss());
  const stop = new AbortController();
  const turn = {
    conversation: await readConversationRow(product, conversationId),
    kind: 'words',
    spoken: true,
  } as const;
  for await (const event of takeTurn(product.deps, { ...turn, words: 'What is a rose good?', signal: stop.signal })) {
    if (event.kind === 'tutor') stop.abort();
  }
  expect(await readRows(product)).toEqual([]);
});

test('the built-in brain that takes over from a hosted one says what has no answer', async () => {
  await using product = await startWith(() => atALoss());
  product.deps.hostedBrain = scriptedBrain(() => {
    throw new Error('away');
  });
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'What is a tulip good?');
  expect((await readRows(product)).map(({ words }) => words)).toEqual(['what is a tulip good']);
});

async function startWith(reply: Parameters<typeof scriptedBrain>[0]): Promise<Product> {
  const product = await startProduct();
  Object.assign(product.deps, { brain: scriptedBrain(reply), hostedBrain: undefined });
  return product;
}

function* atALoss(before = ''): Generator<BrainEvent> {
  yield { kind: 'text', text: `${before}I am not sure about that. ` };
  yield { kind: 'text', text: 'Ask me about demand.' };
  yield { kind: 'lesson', lesson: {}, evidence: [], unanswered: true };
}

/** The database refuses a verdict that there is not. */
const unstorable: Evidence[] = [
  {
    ...{ subject: 'economics', sectionId: '1.2.3', itemKind: 'question', itemId: '1.2.3-q1' },
    ...{ verdict: 'splendid' as 'right', hints: 0, unassisted: false },
  },
];

function readRows({ deps: { db } }: Product) {
  return db().select().from(unanswered).orderBy(unanswered.subject, unanswered.words);
}

type Browser = ReturnType<Product['visitor']>;

async function post(browser: Browser, conversationId: string, text: string, lookingAt: object): Promise<void> {
  const message = { key: crypto.randomUUID(), text, lookingAt };
  const response = await browser.post(`/api/tutor/conversations/${conversationId}/messages`, message);
  expect(response.status).toBe(200);
  await response.text();
}
