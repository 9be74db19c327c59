import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { FromBrowser } from '#domain/tutor-protocol.ts';
import { conversationMessages } from '#server/db/schema/tutor.ts';
import { limitTurns } from '#server/features/tutor/limit-turns.ts';
import { enterConversation } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

const floods: [string, (count: number) => FromBrowser][] = [
  ['words', () => ({ type: 'typed', key: randomUUID(), text: 'what is a subsidy?' })],
  ['time to think', (count) => ({ type: 'think', on: count % 2 === 0 })],
  ['starts', () => ({ type: 'start', conversationId: randomUUID(), settings })],
];
const settings = { patience: 'normal', speed: 1, voice: 'lower', pushToTalk: false, speakReplies: true } as const;

test('thousands of frames at once end that line alone, and hardly anything is done for them', async () => {
  await using voice = await startVoice();
  const { client: bystander } = await voice.talk();
  const stored = () => voice.deps.db().select({ id: conversationMessages.id }).from(conversationMessages);
  for (const [what, frame] of floods) {
    const { client } = await voice.talk();
    const [before, lines] = [(await stored()).length, voice.logged.length];
    for (let count = 0; count < 5000; count++) client.send(frame(count));
    expect(await client.closed(), what).toBe(what === 'starts' ? 4010 : 4029);
    bystander.speak(voice.say('what is a tax?'));
    await bystander.next('reply-end');
    expect((await stored()).length - before, what).toBeLessThan(8);
    expect(voice.logged.length - lines, what).toBeLessThan(10);
  }
  const { client } = await voice.talk();
  for (let count = 0; count < 5000; count++) client.socket.send(Buffer.alloc(640));
  expect(await client.closed()).toBe(4029);
  expect(voice.logged.filter((line) => line.includes('"msg":"a voice socket sent too much"'))).toHaveLength(3);
});

test('a turn that is refused is one line in the log, without a stack', async () => {
  await using voice = await startVoice();
  const { client, id } = await voice.talk();
  for (let count = 0; count < 20; count++) await limitTurns(voice.deps, id);
  client.send({ type: 'typed', key: randomUUID(), text: 'what is a tax?' });
  expect(await client.next('fault')).toEqual({
    type: 'fault',
    part: 'brain',
    sentence: 'Too many attempts. Please wait a moment and try again.',
  });
  const refusals = voice.logged.filter((line) => line.includes('too_many_requests'));
  expect(refusals.map((line) => JSON.parse(line))).toEqual([
    { level: 30, time: expect.any(Number), code: 'too_many_requests', msg: 'a turn was refused' },
  ]);
});

test('of fifty lines that one student opens at once only some are looked at, and a minute later one may talk', async () => {
  await using voice = await startVoice();
  const talk = await enterConversation(voice.product);
  const clients = await Promise.all(Array.from({ length: 50 }, () => voice.connect(talk.browser)));
  const codes: number[] = [];
  for (const client of clients) client.socket.on('close', (code) => codes.push(code));
  for (const client of clients) client.start(talk.conversationId);
  await expect.poll(() => codes.filter((code) => code === 4029).length).toBeGreaterThanOrEqual(20);
  voice.clock.advance(60);
  const again = await voice.connect(talk.browser);
  again.start(talk.conversationId);
  await again.next('ready');
});

test('thirty starts in a minute are looked at, the next is refused, and the next minute begins anew', async () => {
  await using voice = await startVoice({ now: '2026-11-16T10:00:30Z' });
  const { browser } = await enterConversation(voice.product);
  const start = async () => {
    const client = await voice.connect(browser);
    client.start(randomUUID());
    return client.closed();
  };
  for (let count = 0; count < 30; count++) expect(await start()).toBe(4004);
  expect(await start()).toBe(4029);
  voice.clock.set('2026-11-16T10:00:59.999Z');
  expect(await start()).toBe(4029);
  voice.clock.set('2026-11-16T10:01:00Z');
  expect(await start()).toBe(4004);
});

test('five lines of one student start after each other, and a sixth is refused until one of them has started', async () => {
  await using voice = await startVoice();
  const talk = await enterConversation(voice.product);
  // A vendor that is slow to say that it cannot hold the call: then our own engines do.
  const held: (() => void)[] = [];
  const open = () => new Promise<undefined>((resolve) => held.push(() => resolve(undefined)));
  Object.assign(voice.deps, { call: { description: 'vendor', open } });
  const codes: number[] = [];
  const start = async () => {
    const client = await voice.connect(talk.browser);
    client.socket.on('close', (code) => codes.push(code));
    client.start(talk.conversationId);
    await voice.settled();
    return client;
  };
  const letOneStart = async () => {
    await expect.poll(() => held.length).toBe(1);
    held.shift()?.();
  };
  const waiting = [await start(), await start(), await start(), await start(), await start()];
  await start();
  await expect.poll(() => codes).toEqual([4029]);

  await letOneStart();
  await waiting[0]?.next('ready');
  // The second has begun to start, and has taken over.
  await expect.poll(() => codes).toEqual([4029, 4009]);
  waiting.push(await start());
  await start();
  await expect.poll(() => codes).toEqual([4029, 4009, 4029]);

  for (const client of waiting.slice(1, -1)) {
    await letOneStart();
    await client.next('ready');
  }
  // One is left, and whoever comes now waits for it and takes over from it.
  await expect.poll(() => held.length).toBe(1);
  const last = await start();
  await letOneStart();
  await waiting.at(-1)?.next('ready');
  await letOneStart();
  await last.next('ready');
  await expect.poll(() => codes.filter((code) => code === 4009)).toHaveLength(waiting.length);
});
