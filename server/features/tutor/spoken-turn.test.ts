import { expect, test } from 'vitest';
import {
  enterConversation,
  pieces,
  readConversationRow,
  readStoredConversation,
  say,
  scriptedBrain,
} from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import { cutReply, type TurnEvent, takeTurn } from './take-turn.ts';

test('a spoken reply that is cut keeps what was heard, and one of which nothing was heard is gone', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => pieces('A tax raises costs. ', 'Supply shifts left. ', 'Price rises.'));
  const { browser, conversationId } = await enterConversation(product);
  const reply = idOf(await collect(product, conversationId, 'What does a tax do?'));
  await cutReply(product.deps, reply, 'A tax raises costs. Supply');
  expect((await readStoredConversation(browser, conversationId)).messages).toMatchObject([
    { text: 'What does a tax do?', spoken: true },
    { text: 'A tax raises costs. Supply', spoken: true, interrupted: true },
  ]);
  const second = idOf(await collect(product, conversationId, 'Wait'));
  await cutReply(product.deps, second, ' ');
  expect((await readStoredConversation(browser, conversationId)).said.at(-1)).toEqual(['student', 'Wait']);
});

test('an interrupted turn keeps what was said and lets the next one speak', async () => {
  await using product = await startProduct();
  const stop = new AbortController();
  product.deps.brain = scriptedBrain(function* () {
    yield { kind: 'text', text: 'One. ' };
    yield { kind: 'text', text: 'Two. ' };
    yield { kind: 'lesson', lesson: { step: 2 }, evidence: [] };
  });
  const { browser, conversationId } = await enterConversation(product);
  const conversation = await readConversationRow(product, conversationId);
  const turn = { conversation, kind: 'words', words: 'Count', spoken: true, signal: stop.signal } as const;
  for await (const event of takeTurn(product.deps, turn)) if (event.kind === 'tutor') stop.abort();
  const { messages } = await readStoredConversation(browser, conversationId);
  expect(messages[1]).toMatchObject({ text: expect.stringMatching(/^One\.\s*$/), interrupted: true });
  expect((await readConversationRow(product, conversationId)).lesson).toBeNull();
  product.deps.brain = scriptedBrain(() => pieces('Yes.'));
  expect((await say(browser, conversationId, 'Go on')).reply).toBe('Yes.');
});

test('a check-in and a wrap-up are said and kept in their place', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(({ kind }) => pieces(`${kind}.`));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'Hm');
  const conversation = await readConversationRow(product, conversationId);
  for (const kind of ['check-in', 'wrap-up'] as const) {
    for await (const _ of takeTurn(product.deps, { conversation, kind, words: '', spoken: true }));
  }
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['student', 'Hm'],
    ['tutor', 'words.'],
    ['tutor', 'check-in.'],
    ['tutor', 'wrap-up.'],
  ]);
});

async function collect(product: Product, conversationId: string, words: string): Promise<TurnEvent[]> {
  const conversation = await readConversationRow(product, conversationId);
  const events: TurnEvent[] = [];
  for await (const event of takeTurn(product.deps, { conversation, kind: 'words', words, spoken: true }))
    events.push(event);
  return events;
}

function idOf(events: TurnEvent[]): string {
  const end = events.at(-1);
  if (end?.kind !== 'end') throw new Error('The turn did not end');
  return end.messageId;
}
