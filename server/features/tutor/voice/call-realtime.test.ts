import { expect, test } from 'vitest';
import { voiceCalls } from '#server/db/schema/tutor.ts';
import { openRealtime } from '#server/providers/call/realtime/call-realtime.ts';
import { findKnowledge } from '#tests/contracts/call-contract.ts';
import { enterConversation, readStoredConversation } from '#tests/conversations.ts';
import { startRealtimeServer } from '#tests/support/realtime-server.ts';
import { startVoice } from '#tests/voice.ts';
import { purgeCalls } from '../purge-calls.ts';

/** A student who is on a call that OpenAI's Realtime API holds, and has heard its greeting. */
async function startRealtimeTalk() {
  const openai = await startRealtimeServer();
  const env = { TUTOR_CALL: 'openai:gpt-realtime', OPENAI_API_KEY: 'key-for-tests', OPENAI_BASE_URL: openai.baseUrl };
  const voice = await startVoice({ env });
  const { callModel } = voice.config;
  if (!callModel) throw new Error('The settings name no model');
  // To read the whole curriculum takes a while, and is not the point.
  voice.deps.call = openRealtime(callModel, findKnowledge);
  const talk = await enterConversation(voice.product);
  const client = await voice.connect(talk.browser);
  client.start(talk.conversationId);
  expect(await client.next('ready')).toMatchObject({ sampleRate: 24_000 });
  await expect.poll(openai.asked).toHaveLength(1);
  openai.speak('Hello, what are you working on?', 480);
  await client.next('tutor');
  await voice.settled();
  await voice.time.advance(2);
  return {
    ...talk,
    voice,
    openai,
    client,
    async [Symbol.asyncDispose]() {
      await voice[Symbol.asyncDispose]();
      await openai[Symbol.asyncDispose]();
    },
  };
}

test('OpenAI is asked for an answer when the guards have read the words, with what the curriculum says', async () => {
  await using talk = await startRealtimeTalk();
  const { client, openai, voice } = talk;
  openai.hearStudent('What is opportunity cost?');
  await expect.poll(openai.asked).toHaveLength(2);
  expect(openai.asked()[1]).toContain('What the curriculum says about “What is opportunity cost?”');
  openai.speak('What do you give up when you choose?', 24_000);
  const { utterance, messageId } = await client.next('tutor', ({ text }) => text.startsWith('What do you'));
  await client.until(() => (client.samplesOf(utterance) === 24_000 ? true : undefined), 'its sound');
  await voice.settled();
  // Half a second is heard of a sentence that takes more than two.
  await voice.time.advance(0.5);
  openai.interrupt();
  expect(await client.next('cut')).toMatchObject({ messageId, text: 'What do' });
  const truncated = () => openai.vendor.received.filter(({ type }) => type === 'conversation.item.truncate');
  await expect.poll(truncated).toMatchObject([{ item_id: 'item_reply_2', audio_end_ms: 500 }]);
  await voice.settled();
  expect((await readStoredConversation(talk.browser, talk.conversationId)).said).toEqual([
    ['tutor', 'Hello, what are you working on?'],
    ['student', 'What is opportunity cost?'],
    ['tutor', 'What do'],
  ]);
});

test('words that a guard answers are never put to OpenAI, and the call is hung up', async () => {
  await using talk = await startRealtimeTalk();
  const { client, openai } = talk;
  openai.hearStudent('I want to kill myself.');
  expect((await client.next('card')).card).toBe('support');
  await expect.poll(openai.vendor.open).toBe(0);
  expect(openai.asked()).toHaveLength(1);
});

test('what OpenAI must not say is not heard: a safe line is shown, and the built-in tutor goes on', async () => {
  await using talk = await startRealtimeTalk();
  const { client, openai, voice } = talk;
  openai.hearStudent('Where can I read more?');
  await expect.poll(openai.asked).toHaveLength(2);
  openai.speak('Call me on 07700 900123 and visit www.bad.example today.', 24_000);
  const shown = await client.next('tutor');
  expect(shown.text).not.toMatch(/07700|bad\.example/);
  expect(shown.spoken).toBe(false);
  await expect.poll(openai.vendor.open).toBe(0);
  expect(client.samplesOf(shown.utterance)).toBe(0);
  expect(await client.next('ready')).toMatchObject({ voice: 'scripted voice' });
  await voice.settled();
});

test('a vendor that keeps no copy has nothing to delete, and its rows go after 30 days', async () => {
  await using talk = await startRealtimeTalk();
  const { voice, client } = talk;
  client.send({ type: 'end' });
  await client.closed();
  const rows = () => voice.deps.db().select().from(voiceCalls);
  expect(await rows()).toMatchObject([{ id: 'sess_example', vendor: expect.stringContaining('gpt-realtime') }]);
  await purgeCalls(voice.deps);
  expect(await rows()).toHaveLength(1);
  voice.clock.advance(31 * 86_400);
  await purgeCalls(voice.deps);
  expect(await rows()).toEqual([]);
});
