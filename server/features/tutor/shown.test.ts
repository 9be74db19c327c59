import { expect, test } from 'vitest';
import type { Shown } from '#domain/tutor-shown.ts';
import {
  enterConversation,
  pieces,
  readConversationRow,
  readStoredConversation,
  say,
  scriptedBrain,
} from '#tests/conversations.ts';
import { type Product, startProduct } from '#tests/harness.ts';
import type { BrainEvent } from '../../providers/brain/interface.ts';
import { cutReply, takeTurn } from './take-turn.ts';

const shown: Shown = {
  offers: [
    { label: 'Show me a worked example', says: 'Can you show me a worked example?' },
    { label: 'Ask me a question', says: 'Ask me a question about it.' },
  ],
  diagram: 'tax-inelastic',
  steps: [
    { left: 'PED', right: '%ΔQd ÷ %ΔP' },
    { left: '', right: '−20 ÷ 10 = −2' },
  ],
};

test('what stands under a reply comes after its text and before its end, and is read again with the conversation', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => withShown(shown));
  const { browser, conversationId } = await enterConversation(product);
  const { events } = await say(browser, conversationId, 'What does a tax do?');
  const [mine, reply] = (await readStoredConversation(browser, conversationId)).messages;
  expect(events.map(({ type }) => type)).toEqual(['student', 'tutor', 'tutor', 'shown', 'end']);
  expect(events.at(-2)).toEqual({ type: 'shown', messageId: reply?.id, shown });
  expect(mine?.shown).toBeNull();
  expect(reply).toMatchObject({ text: 'A tax raises costs. Supply shifts left.', shown });
});

test('a message that is sent again gets its reply with what stands under it', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => withShown(shown));
  const { browser, conversationId } = await enterConversation(product);
  const key = crypto.randomUUID();
  await say(browser, conversationId, 'What does a tax do?', key);
  const { events } = await say(browser, conversationId, 'What does a tax do?', key);
  expect(events.map(({ type }) => type)).toEqual(['student', 'tutor', 'shown', 'end']);
  expect(events.at(-2)).toMatchObject({ shown });
});

test('a reply with nothing under it says so', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(() => withShown({ offers: [] }));
  const { browser, conversationId } = await enterConversation(product);
  const { events } = await say(browser, conversationId, 'What does a tax do?');
  expect(events.map(({ type }) => type)).not.toContain('shown');
  expect((await readStoredConversation(browser, conversationId)).messages[1]?.shown).toBeNull();
});

test('a reply that breaks off, is interrupted or is cut keeps nothing under it', async () => {
  await using product = await startProduct();
  product.deps.brain = scriptedBrain(function* () {
    yield { kind: 'text', text: 'A tax raises costs. ' };
    yield { kind: 'text', text: 'Supply' };
    yield { kind: 'shown', shown };
    throw new Error('out of order');
  });
  const { browser, conversationId } = await enterConversation(product);
  const failed = await say(browser, conversationId, 'What does a tax do?');
  expect(failed.events.map(({ type }) => type)).not.toContain('shown');

  product.deps.brain = scriptedBrain(() => withShown(shown));
  const stop = new AbortController();
  const stopped = [];
  for await (const event of takeTurn(product.deps, {
    ...(await spoken(product, conversationId)),
    signal: stop.signal,
  })) {
    stopped.push(event.kind);
    if (event.kind === 'tutor') stop.abort();
  }
  expect(stopped).not.toContain('shown');

  let messageId = '';
  for await (const event of takeTurn(product.deps, await spoken(product, conversationId))) {
    if (event.kind === 'shown') messageId = event.messageId;
  }
  await cutReply(product.deps, messageId, 'A tax raises');
  const replies = (await readStoredConversation(browser, conversationId)).messages.filter(({ by }) => by === 'tutor');
  expect(replies.map(({ interrupted, shown: kept }) => [interrupted, kept])).toEqual([
    [true, null],
    [true, null],
    [true, null],
  ]);
});

test('there are six buttons at most, with words on them, and none that a tutor may not say', async () => {
  await using product = await startProduct();
  const offers = Array.from({ length: 9 }, (_, index) => ({
    label: ` Question ${index} `,
    says: `Question ${index}\u0000`,
  }));
  const bad = [
    { label: '', says: 'Hello' },
    { label: 'Go on', says: ' ' },
    { label: 'x'.repeat(61), says: 'Hello' },
    { label: 'My number', says: 'Text me on 07700 900123.' },
  ];
  product.deps.brain = scriptedBrain(() => withShown({ offers: [...bad, ...offers] }));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'What now?');
  expect((await readStoredConversation(browser, conversationId)).messages[1]?.shown?.offers).toEqual(
    [0, 1, 2, 3, 4, 5].map((index) => ({ label: `Question ${index}`, says: `Question ${index}` })),
  );
});

test('what stands under a hosted brain’s reply is read as the built-in one’s is, and what failed leaves nothing', async () => {
  await using product = await startProduct();
  let fails = false;
  const bad = { label: 'My number', says: 'Text me on 07700 900123.' };
  product.deps.hostedBrain = scriptedBrain(function* () {
    if (!fails) return yield* withShown({ ...shown, offers: [bad, ...(shown.offers ?? [])] });
    yield { kind: 'shown', shown };
    throw new Error('away');
  });
  product.deps.brain = scriptedBrain(() => withShown({ diagram: 'ppf' }));
  const { browser, conversationId } = await enterConversation(product);
  await say(browser, conversationId, 'What does a tax do?');
  fails = true;
  await say(browser, conversationId, 'And a subsidy?');
  const kept = (await readStoredConversation(browser, conversationId)).messages.map((message) => message.shown);
  expect(kept).toEqual([null, shown, null, { diagram: 'ppf' }]);
});

test('the brain is told what the page shows; what is no section or diagram is refused', async () => {
  await using product = await startProduct();
  const brain = scriptedBrain(() => pieces('It is a ratio.'));
  product.deps.brain = brain;
  const { browser, conversationId } = await enterConversation(product);
  const send = (lookingAt?: unknown) =>
    browser.post(`/api/tutor/conversations/${conversationId}/messages`, {
      key: crypto.randomUUID(),
      text: 'What does this mean?',
      lookingAt,
    });
  for (const good of [{ section: '1.2.3' }, { diagram: 'tax-inelastic' }, undefined]) await (await send(good)).text();
  expect(brain.turns.map(({ lookingAt }) => lookingAt)).toEqual([
    { section: '1.2.3' },
    { diagram: 'tax-inelastic' },
    undefined,
  ]);
  for (const bad of ['1.2.3', null, { section: 'x' }, { section: '1'.repeat(13) }, { diagram: 'A b' }]) {
    const refused = await send(bad);
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      'Some of what was sent is missing or not valid',
    ]);
  }
  expect((await send({ page: '/subject' })).status).toBe(400);
  expect((await readStoredConversation(browser, conversationId)).messages).toHaveLength(6);
});

function* withShown(under: Shown): Generator<BrainEvent> {
  yield { kind: 'text', text: 'A tax raises costs. ' };
  yield { kind: 'text', text: 'Supply shifts left.' };
  yield { kind: 'shown', shown: under };
  yield { kind: 'lesson', lesson: {}, evidence: [] };
}

async function spoken(product: Product, conversationId: string) {
  const conversation = await readConversationRow(product, conversationId);
  return { conversation, kind: 'words', words: 'What does a tax do?', spoken: true } as const;
}
