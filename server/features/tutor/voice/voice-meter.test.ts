import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { trackedTime, voiceLeases } from '#server/db/schema/usage.ts';
import type { TutorTurn } from '#server/providers/brain/interface.ts';
import { enterConversation, pieces, say } from '#tests/conversations.ts';
import { startVoice, type Voice } from '#tests/voice.ts';
import { takeLease } from '../../usage/meter.ts';
import { readTalkedDays } from '../../usage/talked-days.ts';

const use = (voice: Voice, userId: string, time: number) =>
  voice.deps
    .db()
    .insert(trackedTime)
    .values({ id: `${userId}/11/26`, subject: 'economics', time })
    .onConflictDoUpdate({ target: [trackedTime.id, trackedTime.subject], set: { time } });

const readUsed = async (voice: Voice, userId: string) =>
  (
    await voice.deps
      .db()
      .select()
      .from(trackedTime)
      .where(eq(trackedTime.id, `${userId}/11/26`))
  )[0]?.time ?? 0;

test('every ten seconds of a live conversation count ten, and the banner is told', async () => {
  await using voice = await startVoice();
  const { client, id, browser } = await voice.talk();
  await voice.time.advance(9.9);
  expect(client.all('usage')).toEqual([]);
  await voice.time.advance(50.1);
  await client.next('usage', ({ usedSeconds }) => usedSeconds === 60);
  expect(client.all('usage').map(({ usedSeconds }) => usedSeconds)).toEqual([10, 20, 30, 40, 50, 60]);
  expect(await (await browser.get('/api/usage/economics')).json()).toEqual({ usedSeconds: 60, allowanceSeconds: 9000 });
  expect(await readUsed(voice, id)).toBe(60);
});

test('a line that breaks loses nothing of what was live, and gives the lease back', async () => {
  await using voice = await startVoice();
  const { client, id, browser, conversationId } = await voice.talk();
  await voice.time.advance(14);
  client.socket.terminate();
  const released = () => voice.deps.db().select().from(voiceLeases).where(eq(voiceLeases.userId, id));
  await expect.poll(async () => (await released())[0]?.countedFrom).toBeNull();
  expect((await released())[0]).toMatchObject({ carriedMs: 4000, expiresAt: voice.clock.now() });
  await voice.time.advance(3600);
  const again = await voice.connect(browser);
  again.start(conversationId);
  await again.next('ready');
  await voice.settled();
  await voice.time.advance(5.9);
  expect(again.all('usage')).toEqual([]);
  await voice.time.advance(0.1);
  expect((await again.next('usage')).usedSeconds).toBe(20);
});

test('ticks that are due when the line ends are counted', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  // The process was busy, and its timers are late.
  voice.time.advanceLate(25);
  client.send({ type: 'end' });
  expect(await client.closed()).toBe(1000);
  await expect.poll(() => readUsed(voice, id)).toBe(20);
  // Also in the student's own picture of the day, once.
  const talked = () => readTalkedDays(voice.deps.db, id, '2026-01-01');
  await expect.poll(talked).toMatchObject([{ subject: 'economics', seconds: 20 }]);
});

test('a clock that is set while a student talks costs no minutes and gives none', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await voice.time.advance(10);
  voice.clock.advance(20);
  await voice.time.advance(10);
  await client.next('usage', ({ usedSeconds }) => usedSeconds === 20);
  expect(await readUsed(voice, id)).toBe(20);
  voice.clock.advance(-3600);
  await voice.time.advance(25);
  client.send({ type: 'think', on: true });
  await client.next('state', ({ state }) => state === 'thinking-time');
  await voice.settled();
  voice.clock.advance(7200);
  await voice.time.advance(15);
  client.send({ type: 'think', on: false });
  await client.next('state', ({ state }) => state === 'listening');
  await voice.settled();
  await voice.time.advance(15);
  expect(await readUsed(voice, id)).toBe(60);
  client.send({ type: 'end' });
  expect(await client.closed()).toBe(1000);
});

test('a second tab takes over at once, and the time of both is counted once', async () => {
  await using voice = await startVoice();
  const { client, id, browser, conversationId } = await voice.talk();
  await voice.time.advance(7);
  const second = await voice.connect(browser);
  second.start(conversationId);
  expect(await client.closed()).toBe(4009);
  await second.next('ready');
  await voice.settled();
  await voice.time.advance(13);
  expect((await second.next('usage', ({ usedSeconds }) => usedSeconds === 20)).usedSeconds).toBe(20);
  expect(await readUsed(voice, id)).toBe(20);
});

test('taken over in another process, the line ends at the next tick', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await takeLease(voice.deps, { userId: id, subject: 'economics', conversationId: crypto.randomUUID() });
  await voice.time.advance(10);
  expect(await client.closed()).toBe(4009);
});

test('a lease that ran out while the database was away asks the browser to connect again', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await voice.deps.db().update(voiceLeases).set({ expiresAt: voice.clock.now() }).where(eq(voiceLeases.userId, id));
  await voice.time.advance(10);
  expect(await client.closed()).toBe(1012);
});

test.each([
  ['taken over elsewhere', 4009],
  ['run out', 1012],
] as const)('a lease that is %s while the student thinks ends the line with %i', async (how, code) => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  client.send({ type: 'think', on: true });
  await client.next('state', ({ state }) => state === 'thinking-time');
  await voice.settled();
  if (how === 'run out')
    await voice.deps.db().update(voiceLeases).set({ expiresAt: voice.clock.now() }).where(eq(voiceLeases.userId, id));
  else await takeLease(voice.deps, { userId: id, subject: 'economics', conversationId: crypto.randomUUID() });
  await voice.time.advance(10);
  expect(await client.closed()).toBe(code);
});

test('warnings come with 10 minutes, 2 minutes and 30 seconds left', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  for (const used of [8390, 8870, 8960]) {
    await use(voice, id, used);
    await voice.time.advance(10);
    await client.next('warning');
  }
  expect(client.all('warning').map(({ secondsLeft }) => secondsLeft)).toEqual([600, 120, 30]);
  await voice.time.advance(10);
  expect(client.all('warning')).toHaveLength(3);
});

test('who starts with little left is warned of what is still to come, and of nothing that is past', async () => {
  await using voice = await startVoice();
  const talk = await enterConversation(voice.product);
  await use(voice, talk.id, 8860);
  const client = await voice.connect(talk.browser);
  client.start(talk.conversationId);
  await client.next('ready');
  await voice.settled();
  await voice.time.advance(20);
  await client.next('usage', ({ usedSeconds }) => usedSeconds === 8880);
  expect(client.all('warning').map(({ secondsLeft }) => secondsLeft)).toEqual([120]);
});

test('at 9000 seconds the tutor says goodbye and hangs up with 4008; then there is text, and no voice', async () => {
  await using voice = await startVoice();
  const { client, id, browser, conversationId } = await voice.talk();
  await use(voice, id, 8985);
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(8995);
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(9000);
  const goodbye = await client.next('tutor');
  expect(goodbye).toMatchObject({ text: 'Well done today.', spoken: true });
  await client.next('reply-end');
  // Until the last word is heard the line is open, but nobody listens any more.
  client.speak(voice.say('one more question?'));
  await voice.settled();
  expect(client.socket.readyState).toBe(client.socket.OPEN);
  client.send({ type: 'heard', utterance: goodbye.utterance, samples: client.samplesOf(goodbye.utterance) });
  expect(await client.closed()).toBe(4008);
  expect(client.all('student')).toEqual([]);
  expect(await readUsed(voice, id)).toBe(9000);
  const again = await voice.connect(browser);
  again.start(conversationId);
  expect(await again.closed()).toBe(4008);
  expect((await say(browser, conversationId, 'and what is a tariff?')).reply).toBe(
    'Good start. What happens to price next?',
  );
  expect(await readUsed(voice, id)).toBe(9000);
});

test('a browser that never says what it played is hung up on all the same', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await use(voice, id, 8990);
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  await voice.time.advance(10);
  await client.next('tutor', ({ text }) => text === 'Well done today.');
  await client.next('reply-end');
  await voice.settled();
  await voice.time.advance(20);
  expect(await client.closed()).toBe(4008);
});

/** A tutor that cannot even say goodbye. */
const speechless = {
  async *reply({ kind }: TutorTurn) {
    if (kind === 'wrap-up') await new Promise(() => undefined);
    yield* pieces('Hello.');
  },
};

test('a student who hangs up during the goodbye has talked until it began, and no longer', async () => {
  await using voice = await startVoice(speechless);
  const { client, id } = await voice.talk();
  await use(voice, id, 8990);
  await voice.time.advance(10);
  await client.next('usage');
  await voice.settled();
  await voice.time.advance(15);
  client.send({ type: 'end' });
  expect(await client.closed()).toBe(1000);
  const talked = () => readTalkedDays(voice.deps.db, id, '2026-01-01');
  await expect.poll(talked).toMatchObject([{ subject: 'economics', seconds: 10 }]);
});

test('a tutor that cannot even say goodbye is hung up on all the same', async () => {
  await using voice = await startVoice(speechless);
  const { client, id } = await voice.talk();
  await use(voice, id, 8990);
  await voice.time.advance(10);
  await client.next('usage');
  await voice.settled();
  await voice.time.advance(15);
  // Nothing is counted any more, whatever else happens.
  voice.script.state = 'off';
  await voice.time.advance(20);
  expect(await client.closed()).toBe(4008);
  expect(client.all('usage')).toHaveLength(1);
  const talked = () => readTalkedDays(voice.deps.db, id, '2026-01-01');
  await expect.poll(talked).toMatchObject([{ subject: 'economics', seconds: 10 }]);
});

test('engines that load or are off cost no minutes, and typing works', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  await voice.time.advance(10);
  voice.script.state = 'off';
  await voice.time.advance(2);
  expect((await client.next('fault', ({ part }) => part === 'ears')).sentence).toBe('The voice is off in this test.');
  await voice.time.advance(300);
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'what is a tax?' });
  await client.next('reply-end');
  expect(await readUsed(voice, id)).toBe(10);
  expect(client.all('fault').filter(({ part }) => part === 'ears')).toHaveLength(1);
  // Time to think that is asked for and given back meanwhile changes nothing.
  for (const on of [true, false]) client.send({ type: 'think', on });
  await client.next('state', ({ state }) => state === 'thinking-time');
  await client.next('state', ({ state }) => state !== 'thinking-time');
  await voice.settled();
  await voice.time.advance(60);
  expect(await readUsed(voice, id)).toBe(10);
  voice.script.state = 'ready';
  await voice.time.advance(10);
  await client.next('usage', ({ usedSeconds }) => usedSeconds === 20);
});
