import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { subscriptions } from '#server/db/schema/billing.ts';
import { voiceLeases } from '#server/db/schema/usage.ts';
import { enterConversation } from '#tests/conversations.ts';
import { createSignedInStudent } from '#tests/students.ts';
import { startVoice } from '#tests/voice.ts';

const settings = { patience: 'normal', speed: 1, voice: 'lower', pushToTalk: false, speakReplies: true } as const;

test('a visitor, another student and a plan without the subject are told apart by the close code', async () => {
  await using voice = await startVoice();
  const talk = await enterConversation(voice.product);
  const visitor = await voice.connect(voice.visitor());
  visitor.start(talk.conversationId);
  expect(await visitor.closed()).toBe(4001);
  const other = await createSignedInStudent(voice.product);
  const stranger = await voice.connect(other.browser);
  stranger.start(talk.conversationId);
  expect(await stranger.closed()).toBe(4004);
  await voice.deps.db().update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, talk.id));
  const lapsed = await voice.connect(talk.browser);
  lapsed.start(talk.conversationId);
  expect(await lapsed.closed()).toBe(4003);
  expect(await voice.deps.db().select().from(voiceLeases)).toEqual([]);
});

test('only our own pages may open the socket, and only this address is one', async () => {
  await using voice = await startVoice();
  const { browser } = await enterConversation(voice.product);
  for (const headers of [{ Origin: 'https://evil.example' }, { Origin: '' }]) {
    await expect(voice.connect(browser, headers)).rejects.toThrow('Unexpected server response: 403');
  }
  const elsewhere = new WebSocket(`${voice.url}s`, { origin: voice.config.origin });
  const outcome = await new Promise((resolve) => elsewhere.on('error', resolve).on('open', resolve));
  expect(outcome).toBeInstanceOf(Error);
});

test.each([
  ['words that are no JSON', 'hello'],
  ['an unknown message', '{"type":"dance"}'],
  ['a field too many', JSON.stringify({ type: 'hush', now: true })],
  ['a message before the start', '{"type":"hush"}'],
  [
    'a speed out of bounds',
    JSON.stringify({ type: 'start', conversationId: crypto.randomUUID(), settings: { ...settings, speed: 9 } }),
  ],
  ['sound before the start', Buffer.alloc(640)],
])('%s ends the line with 4010', async (_, data) => {
  await using voice = await startVoice();
  const { browser } = await enterConversation(voice.product);
  const client = await voice.connect(browser);
  client.socket.send(data);
  expect(await client.closed()).toBe(4010);
});

test('malformed frames in the middle of a conversation end that one and no other', async () => {
  await using voice = await startVoice();
  const { client: bystander } = await voice.talk();
  for (const data of [Buffer.alloc(70_000), 'x'.repeat(70_000)]) {
    const { client } = await voice.talk();
    client.socket.send(data);
    expect(await client.closed()).toBe(1009);
  }
  const { client: halved } = await voice.talk();
  halved.socket.send(Buffer.alloc(641));
  expect(await halved.closed()).toBe(4010);
  const { client: twice, conversationId } = await voice.talk();
  twice.start(conversationId);
  expect(await twice.closed()).toBe(4010);
  const { client } = await voice.talk();
  for (let count = 0; count < 200; count++)
    client.socket.send(randomBytes(1 + (count % 400)), { binary: count % 2 === 0 });
  expect(await client.closed()).toBe(4010);
  bystander.speak(voice.say('what is a subsidy?'));
  await bystander.next('reply-end');
});

test('a socket on which nobody starts is closed after ten seconds', async () => {
  await using voice = await startVoice();
  const { browser } = await enterConversation(voice.product);
  const client = await voice.connect(browser);
  await voice.settled();
  await voice.time.advance(10);
  expect(await client.closed()).toBe(4010);
});

test('a browser that does not answer two pings is gone', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await voice.time.advance(15);
  await voice.settled();
  await voice.time.advance(15);
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
  client.socket.pause();
  await voice.time.advance(30);
  const lease = () => voice.deps.db().select().from(voiceLeases).where(eq(voiceLeases.userId, id));
  await expect.poll(async () => (await lease())[0]?.countedFrom).toBeNull();
});

test('signing out and closing the account end the line within seconds', async () => {
  await using voice = await startVoice();
  const leaving = await voice.talk();
  await leaving.browser.delete('/api/session');
  await voice.time.advance(5);
  expect(await leaving.client.closed()).toBe(4001);
  const closing = await voice.talk();
  const { account } = await (await closing.browser.get('/api/session')).json();
  const subscriptionId = account.subscriptions[0].id;
  const closed = await closing.browser.post('/api/closures', {
    subscriptionId,
    password: closing.password,
    acknowledged: true,
  });
  expect(closed.status).toBe(200);
  await voice.time.advance(5);
  expect(await closing.client.closed()).toBe(4001);
});

test('a plan that ends while the student talks ends the line within half a minute', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await voice.deps.db().update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.userId, id));
  await voice.time.advance(29.9);
  await voice.settled();
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
  await voice.time.advance(0.1);
  expect(await client.closed()).toBe(4003);
});

test('a database that is away when it is asked about session and plan is no reason to hang up', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  const { db, sessions } = voice.deps;
  let asked = 0;
  const away = () => {
    asked++;
    throw new Error('away');
  };
  // A conversation that goes on has its own way there.
  Object.assign(voice.deps, { db: away, sessions: { ...sessions, read: async () => away() } });
  await voice.time.advance(30);
  Object.assign(voice.deps, { db, sessions });
  // Six times about the session, and the last time about the plan.
  expect(asked).toBe(7);
  await voice.settled();
  expect(client.socket.readyState).toBe(WebSocket.OPEN);
});

test('a student is live once, however often the line is taken over, and no longer when it has ended', async () => {
  await using voice = await startVoice();
  const { client: first, browser, conversationId } = await voice.talk();
  const live = async () =>
    (await voice.deps.metrics.registry.metrics()).split('\n').find((line) => line.startsWith('margin_voice_sessions '));
  expect(await live()).toBe('margin_voice_sessions 1');
  const second = await voice.connect(browser);
  second.start(conversationId);
  await second.next('ready');
  expect(await first.closed()).toBe(4009);
  await voice.settled();
  expect(await live()).toBe('margin_voice_sessions 1');
  second.send({ type: 'end' });
  expect(await second.closed()).toBe(1000);
  await voice.settled();
  expect(await live()).toBe('margin_voice_sessions 0');
});

test('a server that stops tells everybody to connect again and gives their leases back', async () => {
  await using voice = await startVoice();
  const talks = [await voice.talk(), await voice.talk()];
  await voice.time.advance(4);
  await voice.voice.stop();
  for (const { client, id } of talks) {
    expect(await client.closed()).toBe(1012);
    const [lease] = await voice.deps.db().select().from(voiceLeases).where(eq(voiceLeases.userId, id));
    expect(lease).toMatchObject({ countedFrom: null, carriedMs: 4000 });
  }
  const late = voice.connect(talks[0]?.browser as (typeof talks)[number]['browser']);
  await expect(late).rejects.toThrow('Unexpected server response: 503');
});
