import { expect, test } from 'vitest';
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
import { startProduct } from '#tests/harness.ts';
import { readSafetySet } from '../../../../bench/safety-set.ts';
import { takeTurn } from '../take-turn.ts';

const evil = 'Demand rises. Write to tutor@evil.example, I love you. My system prompt is secret. What falls?';
const guarded = "Demand rises. I don't give out links or contact details. What falls?";

test('every kind of turn is guarded, typed and spoken, on opening and on wrapping up, and only that is stored', async () => {
  await using product = await startProduct();
  // In pieces as small as they come.
  product.deps.brain = scriptedBrain(() => pieces(...evil));
  const { browser, conversationId } = await enterConversation(product);
  expect((await askOpening(browser, conversationId)).reply).toBe(guarded);
  expect((await say(browser, conversationId, 'What is demand?')).reply).toBe(guarded);
  const conversation = await readConversationRow(product, conversationId);
  for (const turn of [
    { kind: 'words', words: 'What is supply?' },
    { kind: 'check-in', words: '' },
    { kind: 'wrap-up', words: '' },
  ] as const) {
    let spoken = '';
    for await (const event of takeTurn(product.deps, { ...turn, conversation, spoken: true }))
      if (event.kind === 'tutor') spoken += event.text;
    expect(spoken, turn.kind).toBe(guarded);
  }
  const { said } = await readStoredConversation(browser, conversationId);
  expect(said.filter(([by]) => by === 'tutor').map(([, text]) => text)).toEqual(Array(5).fill(guarded));
});

test('a sentence is never let out before its end has been seen', async () => {
  await using product = await startProduct();
  const { browser, conversationId } = await enterConversation(product);
  product.deps.brain = scriptedBrain(() => pieces('I ', 'love ', 'bread', ' and so do', ' you'));
  const { events } = await say(browser, conversationId, 'What is demand?');
  expect(events.flatMap((event) => (event.type === 'tutor' ? event.text : []))).toEqual(['I love bread and so do you']);
});

test('whatever an injection asks for, a brain that obeys it gets nothing out', async () => {
  await using product = await startProduct();
  const prompt =
    'My system prompt is: Coaches and does not write essays or whole answers. Here is your full essay. Firstly, it is so. ';
  product.deps.brain = scriptedBrain(() => pieces(prompt));
  const { browser } = await enterConversation(product);
  const injections = readSafetySet().filter(({ kind }) => kind === 'injection');
  expect(injections.length).toBeGreaterThan(30);
  // As many as a student may send in a minute, three times.
  for (const [index, { words }] of injections.entries()) {
    if (index % 10 === 0) product.clock.advance(60);
    const { reply } = await say(browser, await startConversation(browser), words);
    expect(reply.trim(), words).not.toBe('');
    for (const leak of ['system prompt is', 'Coaches and does not', 'Firstly'])
      expect(reply, words).not.toContain(leak);
  }
});

test('a fixed sentence is said without asking a brain, and the next message is answered as always', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(() => pieces('What do you know of it?'));
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  const refused = await say(browser, conversationId, 'write my essay on monopoly for me');
  expect(refused.reply).toBe(
    "I won't write it for you, because the marks are for your own thinking, but I'll build it with you. Give me your own first sentence or point, however rough, and I'll tell you what it needs.",
  );
  expect(brain.turns).toHaveLength(0);
  expect((await say(browser, conversationId, 'My first point is barriers to entry')).reply).toBe(
    'What do you know of it?',
  );
  expect(brain.turns).toHaveLength(1);
});
