import { expect, test } from 'vitest';
import { EngineFailure } from '#server/providers/models/interface.ts';
import { pieces, readStoredConversation } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

test('a voice that fails is written instead, and speaks again when it can', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.faults.mouth = new EngineFailure('mouth', 'busy');
  client.speak(voice.say('what is a subsidy?'));
  expect(await client.next('fault')).toEqual({
    type: 'fault',
    part: 'mouth',
    sentence: 'I cannot speak just now, so my reply is here in writing.',
  });
  expect(await client.next('tutor')).toMatchObject({ text: 'Good start. ', spoken: false });
  expect(await client.next('tutor')).toMatchObject({ text: 'What happens to price next?', spoken: false });
  await client.next('reply-end');
  expect(client.all('fault')).toHaveLength(1);
  voice.script.faults = {};
  client.speak(voice.say('what is a tax?'));
  expect(await client.next('tutor', ({ spoken }) => spoken)).toMatchObject({ text: 'Good start. ' });
});

test('a voice that hangs is given up after four seconds', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.mouthWait = new Promise(() => undefined);
  client.speak(voice.say('what is a subsidy?'));
  await client.next('student');
  await voice.time.armed(4);
  await voice.time.advance(4);
  expect((await client.next('fault')).part).toBe('mouth');
  expect(await client.next('tutor')).toMatchObject({ text: 'Good start. ', spoken: false });
  await client.next('reply-end');
});

test('ears that fail say so, and hear the next words', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.faults.ears = new EngineFailure('ears', 'timeout');
  client.speak(voice.say('what is a subsidy?'));
  expect(await client.next('fault')).toEqual({
    type: 'fault',
    part: 'ears',
    sentence: 'I could not hear that. Please say it again, or type it.',
  });
  await client.next('state', ({ state }) => state === 'listening');
  voice.script.faults = {};
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
});

test('hosted ears and a hosted voice that fail are told once each, and the conversation goes on by our own', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.tookOver = true;
  for (const words of ['what is a subsidy?', 'what is a tax?']) {
    client.speak(voice.say(words));
    expect((await client.next('student')).text).toBe(words);
    expect(await client.next('tutor')).toMatchObject({ text: 'Good start. ', spoken: true });
    await client.next('reply-end');
  }
  expect(client.all('fault')).toEqual([
    {
      type: 'fault',
      part: 'ears',
      sentence: 'The AI service that listens is not answering just now, so the built-in one has taken over.',
    },
    {
      type: 'fault',
      part: 'mouth',
      sentence: 'The AI service that speaks is not answering just now, so you hear the built-in voice.',
    },
  ]);
});

test('ears that hang are given up after fifteen seconds', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.earsWait = new Promise(() => undefined);
  client.speak(voice.say('what is a subsidy?'));
  await client.next('state', ({ state }) => state === 'hearing');
  await voice.time.armed(15);
  await voice.time.advance(15);
  expect((await client.next('fault')).part).toBe('ears');
});

test('a detector that fails says so once, and is opened again a second later', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  voice.script.faults.detector = new EngineFailure('detector', 'cut_off');
  client.speak(voice.say('what is a subsidy?'));
  expect((await client.next('fault')).sentence).toBe('I could not hear that. Please say it again, or type it.');
  await voice.settled();
  await voice.time.advance(1);
  client.speak(voice.silence(5));
  await voice.settled();
  voice.script.faults = {};
  await voice.time.advance(1);
  client.speak(voice.say('what is a tax?'));
  expect((await client.next('student')).text).toBe('what is a tax?');
  expect(client.all('fault')).toHaveLength(1);
});

test('a brain that fails says so, the question is kept, and the next one is answered', async () => {
  let broken = false;
  await using voice = await startVoice({
    reply() {
      if (broken) throw new EngineFailure('brain', 'garbage');
      return pieces('Hello.');
    },
  });
  const { client, browser, conversationId } = await voice.talk();
  broken = true;
  client.speak(voice.say('what is a subsidy?'));
  expect(await client.next('fault')).toEqual({
    type: 'fault',
    part: 'brain',
    sentence: 'The tutor could not answer just now. Your message is kept. Please try again.',
  });
  await client.next('state', ({ state }) => state === 'listening');
  broken = false;
  client.speak(voice.say('what is a tax?'));
  await client.next('reply-end');
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['tutor', 'Hello.'],
    ['student', 'what is a subsidy?'],
    ['student', 'what is a tax?'],
    ['tutor', 'Hello.'],
  ]);
});

test('a microphone that falls silent in the middle of a sentence ends it', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak(voice.frames('what is a subsidy?', 30));
  await client.next('state', ({ state }) => state === 'hearing');
  await voice.settled();
  await voice.time.advance(2);
  expect((await client.next('student')).text).toBe('what is a subsidy?');
});

test('no sound at all from the microphone is told', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  await voice.time.advance(6);
  expect(await client.next('fault')).toEqual({
    type: 'fault',
    part: 'microphone',
    sentence: 'No sound comes from your microphone. Is the right one chosen, and is it switched on?',
  });
});

test('a slow browser gets all of a long reply', async () => {
  await using voice = await startVoice({ reply: atLength });
  const { client } = await voice.talk();
  client.socket.pause();
  client.speak(voice.say('what is a subsidy?'));
  await expect.poll(() => voice.script.speeds.length).toBeGreaterThan(1);
  await voice.settled();
  // Only so much waits in memory: the third sentence is not made yet.
  expect(voice.script.speeds.length).toBeLessThan(4);
  client.socket.resume();
  const drained = client.next('reply-end');
  for (let round = 0; round < 100 && client.all('reply-end').length < 2; round++) {
    await voice.time.advance(0.05);
    await voice.settled();
  }
  await drained;
  expect(client.samplesOf(4)).toBe(7001 * 800);
});

test('a browser that takes nothing is cut off', async () => {
  await using voice = await startVoice({ reply: atLength });
  const { client } = await voice.talk();
  client.socket.pause();
  client.speak(voice.say('what is a tax?'));
  await expect.poll(() => voice.script.speeds.length).toBeGreaterThan(1);
  await voice.settled();
  // Before a second ping is missed.
  await voice.time.advance(20);
  client.socket.resume();
  expect(await client.closed()).toBe(1006);
});

/** More sound than waits in memory. */
const long = `${'a'.repeat(7000)}. `;
const atLength: NonNullable<Parameters<typeof startVoice>[0]>['reply'] = ({ kind }) =>
  pieces(...(kind === 'words' ? [long, long, long] : ['Hi.']));
