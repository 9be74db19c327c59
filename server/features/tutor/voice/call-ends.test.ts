import { expect, test } from 'vitest';
import { voiceCalls } from '#server/db/schema/tutor.ts';
import { trackedTime } from '#server/db/schema/usage.ts';
import type { VoiceCall } from '#server/providers/call/interface.ts';
import { EngineFailure } from '#server/providers/models/interface.ts';
import { enterConversation } from '#tests/conversations.ts';
import { scriptedCall, startCalled } from '#tests/scripted-call.ts';
import { startVoice } from '#tests/voice.ts';

test('a call is counted like any other, hung up at 9000 seconds with a spoken goodbye, and recorded', async () => {
  await using called = await startCalled();
  const { client, voice, id } = called;
  await voice.deps
    .db()
    .insert(trackedTime)
    .values({ id: `${id}/11/26`, subject: 'economics', time: 8980 });
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(8990);
  await voice.time.advance(10);
  await expect.poll(() => called.seen.hungUp).toBe(1);
  expect(await client.next('tutor')).toMatchObject({ text: 'Well done today.', spoken: true });
  await voice.settled();
  await voice.time.advance(5);
  expect(await client.closed()).toBe(4008);
  expect(client.all('usage').at(-1)?.usedSeconds).toBe(9000);
  const read = async () => (await voice.deps.db().select().from(voiceCalls))[0];
  await expect.poll(async () => (await read())?.countedSeconds).toBe(20);
  expect(await read()).toMatchObject({ id: 'call-1', vendor: 'scripted vendor', userId: id, subject: 'economics' });
});

test('a call that breaks off is gone on with by our own engines, in the same thread', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  happen({ kind: 'tutor', text: 'Hello.' }, { kind: 'ended' });
  expect((await client.next('fault')).sentence).toBe(
    'The AI service is not answering just now, so the built-in tutor has taken over.',
  );
  expect(await client.next('ready')).toMatchObject({ sampleRate: 16_000, voice: 'scripted voice' });
  client.speak(voice.say('what is a subsidy?'));
  expect((await client.next('tutor', ({ text }) => text !== 'Hello.')).text).toBe('Good start. ');
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(10);
});

test('a vendor that cannot be reached at all leaves the conversation to our own engines', async () => {
  await using voice = await startVoice();
  const refused = { description: 'vendor', open: () => Promise.reject(new EngineFailure('call', 'refused')) };
  Object.assign(voice.deps, { call: refused });
  const { client } = await voice.talk();
  expect(client.all('fault').map(({ sentence }) => sentence)).toEqual([
    'The AI service is not answering just now, so the built-in tutor has taken over.',
  ]);
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
});

test('a tutor whose calls the vendor does not hold is our own, and nobody is told of a fault', async () => {
  await using voice = await startVoice();
  Object.assign(voice.deps, { call: { description: 'vendor', open: async () => undefined } });
  const { client } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  expect(client.all('fault')).toEqual([]);
});

test('a call that is opened after the conversation has ended is hung up', async () => {
  await using voice = await startVoice();
  const call = scriptedCall();
  const { promise: answered, resolve: pickUp } = Promise.withResolvers<void>();
  const open: VoiceCall['open'] = async (asked) => {
    const opened = await call.vendor.open(asked);
    await answered;
    return opened;
  };
  Object.assign(voice.deps, { call: { ...call.vendor, open } });
  const talk = await enterConversation(voice.product);
  const client = await voice.connect(talk.browser);
  client.start(talk.conversationId);
  await expect.poll(() => call.seen.opened).toHaveLength(1);
  // The lease is lost meanwhile: nobody renewed it.
  voice.time.advanceLate(31);
  await voice.time.advance(1);
  await client.closed();
  pickUp();
  await expect.poll(() => call.seen.hungUp).toBe(1);
});
