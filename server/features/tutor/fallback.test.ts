import { expect, test } from 'vitest';
import { askOpening, enterConversation, readStoredConversation, say } from '#tests/conversations.ts';
import { startProduct } from '#tests/harness.ts';
import { startHosted } from '#tests/hosted-brain.ts';
import { type ModelAnswer, startModelServer } from '#tests/support/model-server.ts';

const takenOver = {
  type: 'notice',
  sentence: 'The AI service is not answering just now, so the built-in tutor has taken over.',
};

test('with a model by settings, its words are the reply', async () => {
  await using server = await startModelServer(() => ({ says: ['A good start. ', 'What happens to supply?'] }));
  await using product = await startProduct({
    env: { TUTOR_MODEL: 'openai:a-model', OPENAI_API_KEY: 'key', OPENAI_BASE_URL: server.baseUrl },
  });
  const { browser, conversationId } = await enterConversation(product);
  await askOpening(browser, conversationId);
  const { events, reply } = await say(browser, conversationId, 'An indirect tax raises costs');
  expect(reply).toBe('A good start. What happens to supply?');
  expect(events.map(({ type }) => type)).not.toContain('notice');
  expect(server.requests.map(({ body }) => body.model)).toEqual(['a-model']);
  expect(server.requests[0]?.raw).toContain('Section 1.2.9, Indirect taxes');
});

test('a model by settings knows what the page shows, and what it shows stands under its reply', async () => {
  const input = { diagram: 'tax-inelastic', buttons: ['test'] };
  await using server = await startModelServer(() => ({
    calls: [{ name: 'show_under_reply', input }],
    says: ['Supply shifts left.'],
  }));
  await using product = await startProduct({
    env: { TUTOR_MODEL: 'openai:a-model', OPENAI_API_KEY: 'key', OPENAI_BASE_URL: server.baseUrl },
  });
  const { browser, conversationId } = await enterConversation(product);
  const sent = await browser.post(`/api/tutor/conversations/${conversationId}/messages`, {
    ...{ key: crypto.randomUUID(), text: 'explain this', lookingAt: { section: '1.2.9' } },
  });
  await sent.text();
  expect(server.requests[0]?.raw).toContain("The student's page shows section 1.2.9, Indirect taxes and subsidies");
  expect((await readStoredConversation(browser, conversationId)).messages.at(-1)).toMatchObject({
    text: 'Supply shifts left.',
    shown: { diagram: 'tax-inelastic', offers: [{ label: 'Test me on this', says: 'Test me on this' }] },
  });
});

test('when the model fails, the built-in tutor goes on in the same thread and says so, once', async () => {
  let answer: ModelAnswer = { says: ['Hosted one.'] };
  await using world = await startHosted(() => answer);
  const { browser, conversationId } = await enterConversation(world.product);
  await say(browser, conversationId, 'First');
  answer = { status: 500, body: {} };
  const second = await say(browser, conversationId, 'Second');
  expect(second.events).toMatchObject([
    { type: 'student' },
    takenOver,
    { type: 'tutor', text: 'Built in.' },
    { type: 'end' },
  ]);
  const third = await say(browser, conversationId, 'Third');
  expect(third.events.map(({ type }) => type)).toEqual(['student', 'tutor', 'end']);
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['student', 'First'],
    ['tutor', 'Hosted one.'],
    ['student', 'Second'],
    ['tutor', 'Built in.'],
    ['student', 'Third'],
    ['tutor', 'Built in.'],
  ]);
  expect(world.builtIn.turns[1]?.history.map(({ text }) => text)).toEqual([
    'First',
    'Hosted one.',
    'Second',
    'Built in.',
  ]);
  expect(world.product.logged.join('')).toContain('the hosted brain failed');
});

test('each brain gets its own notes back and never the other one’s', async () => {
  let answer: ModelAnswer = { says: ['Hosted.'] };
  await using world = await startHosted(() => answer);
  const { browser, conversationId } = await enterConversation(world.product);
  await say(browser, conversationId, 'What is opportunity cost?');
  answer = { status: 500, body: {} };
  await say(browser, conversationId, 'Second');
  await say(browser, conversationId, 'Third');
  expect(world.builtIn.turns.map(({ lesson }) => lesson)).toEqual([undefined, {}]);
});

test('a model that breaks off in the middle: what was said stays, and the built-in tutor goes on after it', async () => {
  await using world = await startHosted(() => ({ cutOffAfter: ['Costs rise. ', 'Then supply '] }));
  const { browser, conversationId } = await enterConversation(world.product);
  const { events, reply } = await say(browser, conversationId, 'Explain a tax');
  expect(events).toContainEqual(takenOver);
  expect(reply).toMatch(/^Costs rise\.(.*)\n\nBuilt in\.$/s);
  expect((await readStoredConversation(browser, conversationId)).messages.at(-1)).toMatchObject({
    text: reply,
    interrupted: false,
  });
});

test('a model that says nothing in time is not waited for', async () => {
  await using world = await startHosted(() => ({ silentAfter: [] }), { timeoutSeconds: 1 });
  const { browser, conversationId } = await enterConversation(world.product);
  const { reply } = await say(browser, conversationId, 'Hello?');
  expect(reply).toBe('Built in.');
});

const wish = 'ok elastic. can u just write me the first paragraph';

test('who asks for a paragraph is answered by the model, which is told not to write it', async () => {
  await using world = await startHosted(() => ({ says: ['Elastic is right. Begin with what the tax does to costs.'] }));
  const { browser, conversationId } = await enterConversation(world.product);
  const { reply, events } = await say(browser, conversationId, wish);
  expect(reply).toBe('Elastic is right. Begin with what the tax does to costs.');
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(['student', 'tutor', 'end']));
  expect(world.requests[0]?.raw).toContain(
    'This message may ask for work to hand in. Write no paragraph or answer that',
  );
  await say(browser, conversationId, 'so costs rise');
  expect(world.requests[1]?.raw).toContain(wish);
  expect(world.requests[1]?.raw).not.toContain('This message may ask for work to hand in');
});

test('a model that writes the paragraph all the same is stopped, and one that fails leaves it to the fixed sentence', async () => {
  const sentence =
    'A tax on sugar raises the costs of firms, so that supply falls and the price goes up for all who buy it. ';
  let answer: ModelAnswer = { says: Array.from({ length: 9 }, () => sentence) };
  await using world = await startHosted(() => answer);
  const { browser, conversationId } = await enterConversation(world.product);
  expect((await say(browser, conversationId, wish)).reply.trimEnd()).toBe(
    `${sentence.repeat(3)}I'll stop here, because I don't write whole answers. What would your next sentence be?`,
  );
  answer = { status: 500, body: {} };
  const { events } = await say(browser, conversationId, 'just write it for me');
  expect(events).toMatchObject([
    { type: 'student' },
    takenOver,
    {
      type: 'tutor',
      text: "I won't write it for you, because the marks are for your own thinking, but I'll build it with you. Give me your own first sentence or point, however rough, and I'll tell you what it needs.",
    },
    { type: 'end' },
  ]);
  expect(world.builtIn.turns).toHaveLength(0);
});
