import { expect, test } from 'vitest';
import { trackedTime, voiceCalls } from '#server/db/schema.ts';
import { type CallEvent, EngineFailure, type VoiceCall } from '#server/providers/tutor-interfaces.ts';
import { createTalk, readTalk } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

/** A vendor that says what the test tells it to. */
function scriptedCall() {
  const waiting: CallEvent[] = [];
  let wake = () => {};
  const seen = { heard: 0, written: [] as string[], hungUp: 0, opened: [] as unknown[] };
  async function* follow(): AsyncGenerator<CallEvent> {
    for (;;) {
      const next = waiting.shift();
      if (next) yield next;
      else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  }
  const vendor: VoiceCall = {
    description: 'scripted vendor',
    async open(call) {
      seen.opened.push(call);
      return {
        id: `call-${seen.opened.length}`,
        hear: (audio) => {
          seen.heard += audio.length;
        },
        write: (text) => void seen.written.push(text),
        events: follow(),
        hangUp: async () => void seen.hungUp++,
      };
    },
  };
  const happen = (...events: CallEvent[]) => {
    waiting.push(...events);
    wake();
  };
  return { vendor, seen, happen };
}

const audio = (samples: number): CallEvent => ({
  kind: 'audio',
  audio: new Int16Array(samples).fill(9),
  sampleRate: 16_000,
});

async function startCalled() {
  const voice = await startVoice();
  const call = scriptedCall();
  Object.assign(voice.deps, { call: call.vendor });
  const talk = await createTalk(voice.product);
  const client = await voice.connect(talk.browser);
  client.start(talk.conversationId);
  expect(await client.next('ready')).toMatchObject({ sampleRate: 24_000, voice: 'scripted vendor' });
  return { ...voice, ...talk, ...call, voice, client };
}

test('a vendor’s call is relayed both ways, and its words are stored in the thread', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  happen({ kind: 'tutor', text: 'Hello, what are you working on?' }, audio(1600));
  const greeting = await client.next('tutor');
  expect(greeting).toMatchObject({ text: 'Hello, what are you working on? ', spoken: true });
  await client.until(() => (client.samplesOf(greeting.utterance) >= 2390 ? true : undefined), 'its sound');
  client.speak(voice.say('what is a subsidy?'));
  await expect.poll(() => called.seen.heard).toBe(60 * 512);
  happen({ kind: 'student', text: 'What is a subsidy?' });
  expect((await client.next('student')).text).toBe('What is a subsidy?');
  happen({ kind: 'tutor', text: 'Money from the state.' }, { kind: 'tutor', text: 'Who gains?' }, audio(800));
  expect((await client.next('tutor')).text).toBe('Money from the state. ');
  expect((await client.next('tutor')).text).toBe('Who gains? ');
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'the producer' });
  await client.next('student', ({ text }) => text === 'the producer');
  expect(called.seen.written).toEqual(['the producer']);
  happen({ kind: 'tutor', text: 'And?' });
  await client.next('tutor', ({ text }) => text === 'And? ');
  await voice.settled();
  await voice.time.advance(2);
  await client.next('reply-end');
  expect((await readTalk(called.browser, called.conversationId)).said).toEqual([
    ['tutor', 'Hello, what are you working on?'],
    ['student', 'What is a subsidy?'],
    ['tutor', 'Money from the state. Who gains?'],
    ['student', 'the producer'],
    ['tutor', 'And?'],
  ]);
});

test('a call is counted like any other, hung up at 9000 seconds, and recorded', async () => {
  await using called = await startCalled();
  const { client, voice, id } = called;
  await voice.deps
    .db()
    .insert(trackedTime)
    .values({ id: `${id}/11/26`, subject: 'economics', time: 8980 });
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(8990);
  await voice.time.advance(10);
  expect(await client.closed()).toBe(4008);
  expect(called.seen.hungUp).toBe(1);
  const read = async () => (await voice.deps.db().select().from(voiceCalls))[0];
  await expect.poll(async () => (await read())?.countedSeconds).toBe(20);
  expect(await read()).toMatchObject({ id: 'call-1', vendor: 'scripted vendor', userId: id, subject: 'economics' });
});

test('an interruption that the vendor noticed silences it, and the thread keeps what was said', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  happen(
    { kind: 'student', text: 'What is a tax?' },
    { kind: 'tutor', text: 'A tax is a levy by the state.' },
    audio(1600),
  );
  await client.next('tutor');
  happen({ kind: 'interrupted', text: 'A tax is' });
  expect(await client.next('cut')).toMatchObject({ text: 'A tax is' });
  await voice.settled();
  expect((await readTalk(called.browser, called.conversationId)).said).toEqual([
    ['student', 'What is a tax?'],
    ['tutor', 'A tax is'],
  ]);
});

test('time to think and a muted microphone reach the vendor as silence, and thinking is free', async () => {
  await using called = await startCalled();
  const { client, voice } = called;
  client.send({ type: 'think', on: true });
  await client.next('state', ({ state }) => state === 'thinking-time');
  client.speak(voice.silence(10));
  await voice.settled();
  await voice.time.advance(120);
  expect(client.all('usage')).toEqual([]);
  expect(called.seen.heard).toBe(0);
  client.send({ type: 'think', on: false });
  client.send({ type: 'mute', on: true });
  await client.next('state', ({ state }) => state === 'muted');
  client.speak(voice.silence(10));
  await voice.settled();
  expect(called.seen.heard).toBe(0);
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
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
});

test('words that a guard answers are never answered by the vendor', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  happen(
    { kind: 'student', text: 'I want to kill myself.' },
    { kind: 'tutor', text: 'Let us look at demand.' },
    audio(1600),
  );
  expect((await client.next('card')).card).toBe('support');
  await voice.settled();
  expect(called.seen.hungUp).toBe(1);
  expect(client.all('tutor').map(({ text }) => text)).not.toContain('Let us look at demand.');
  expect(client.samplesOf(4)).toBe(0);
});
