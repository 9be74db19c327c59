import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askOpening, pieces, readStoredConversation, startConversation } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';

test('what was said is shown, the reply is spoken sentence by sentence with its caption, and all is stored', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('demand falls when the price rises.'));
  await client.next('state', ({ state }) => state === 'hearing');
  expect((await client.next('student')).text).toBe('demand falls when the price rises.');
  const first = await client.next('tutor');
  expect(first).toMatchObject({ text: 'Good start. ', spoken: true });
  await client.next('spoken', ({ utterance }) => utterance === first.utterance);
  const second = await client.next('tutor');
  expect(second).toMatchObject({ text: 'What happens to price next?', spoken: true, messageId: first.messageId });
  await client.next('reply-end');
  expect(client.samplesOf(first.utterance)).toBe(11 * 800);
  expect(client.samplesOf(second.utterance)).toBe(27 * 800);
  expect((await readStoredConversation(browser, conversationId)).said).toEqual([
    ['tutor', 'Hello, I am your tutor.'],
    ['student', 'demand falls when the price rises.'],
    ['tutor', 'Good start. What happens to price next?'],
  ]);
  expect(voice.brain.turns.at(-1)).toMatchObject({
    kind: 'words',
    words: 'demand falls when the price rises.',
    spoken: true,
  });
});

test('the first sentence is spoken while the brain still thinks about the next', async () => {
  const { promise: thought, resolve: goOn } = Promise.withResolvers<void>();
  await using voice = await startVoice({
    async *reply({ kind }) {
      yield { kind: 'text', text: 'One. ' };
      if (kind === 'words') await thought;
      yield { kind: 'text', text: 'Two.' };
      yield { kind: 'lesson', lesson: {}, evidence: [] };
    },
  });
  const { client } = await voice.talk();
  client.speak(voice.say('what is inflation?'));
  const first = await client.next('tutor');
  await client.next('spoken');
  expect(client.samplesOf(first.utterance)).toBe(4 * 800);
  goOn();
  expect((await client.next('tutor')).text).toBe('Two.');
  expect(
    client
      .all('state')
      .map(({ state }) => state)
      .slice(-3),
  ).toEqual(['hearing', 'thinking', 'speaking']);
});

test('typed in the same thread, it is answered aloud; sent twice, once', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await voice.talk();
  const typed = { type: 'typed', key: randomUUID(), text: 'what is a subsidy?' } as const;
  client.send(typed);
  client.send(typed);
  expect((await client.next('student')).text).toBe('what is a subsidy?');
  expect((await client.next('tutor')).spoken).toBe(true);
  await client.next('reply-end');
  const again = await voice.connect(browser);
  again.start(conversationId);
  await again.next('ready');
  again.send(typed);
  await again.next('student');
  await again.next('reply-end');
  const { messages } = await readStoredConversation(browser, conversationId);
  expect(messages.map(({ by, spoken }) => [by, spoken])).toEqual([
    ['tutor', true],
    ['student', false],
    ['tutor', false],
  ]);
  expect(voice.brain.turns.map(({ kind }) => kind)).toEqual(['opening', 'words']);
});

test('spoken questions, written replies', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.send({
    type: 'settings',
    settings: { patience: 'normal', speed: 1, voice: 'lower', pushToTalk: false, speakReplies: false },
  });
  client.speak(voice.say('what is a subsidy?'));
  const first = await client.next('tutor', ({ text }) => text === 'Good start. ');
  expect(first.spoken).toBe(false);
  await client.next('reply-end');
  expect(client.samplesOf(first.utterance)).toBe(0);
  await client.next('state', ({ state }) => state === 'listening');
});

test('the voice speaks as fast as it is told', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk({ speed: 1.25 });
  client.send({
    type: 'settings',
    settings: { patience: 'normal', speed: 0.8, voice: 'lower', pushToTalk: false, speakReplies: true },
  });
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  expect(voice.script.speeds).toEqual([1.25, 0.8, 0.8]);
});

test('patience decides how long a pause ends the turn, and words that break off wait longer', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak([...voice.frames('it rises because', 20), ...voice.silence(94), ...voice.frames('costs rise', 20)]);
  client.speak(voice.silence(16));
  expect((await client.next('student')).text).toBe('it rises because costs rise');
  await client.next('reply-end');
  client.send({ type: 'hush' });
  const { utterance } = await client.next('cut');
  client.send({ type: 'heard', utterance, samples: 0 });
  client.send({
    type: 'settings',
    settings: { patience: 'patient', speed: 1, voice: 'lower', pushToTalk: false, speakReplies: true },
  });
  client.speak([...voice.frames('supply', 20), ...voice.silence(94), ...voice.frames('shifts left', 20)]);
  client.speak(voice.silence(110));
  expect((await client.next('student')).text).toBe('supply shifts left');
});

test('push-to-talk: the turn lasts from press to release, however long the pauses', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk({ pushToTalk: true });
  client.speak(voice.say('nobody hears this'));
  client.send({ type: 'talk', down: true });
  client.speak([...voice.frames('costs', 10), ...voice.silence(100), ...voice.frames('rise', 10)]);
  client.send({ type: 'talk', down: false });
  expect((await client.next('student')).text).toBe('costs rise');
});

test('at the first silence the tutor thinks about the words that it is asked a moment later', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  await voice.settled();
  expect(voice.brain.expected).toEqual([voice.brain.turns.at(-1)]);
});

test('what could not be made out is not passed over: the tutor says so, once', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk({ pushToTalk: true });
  const hold = (words: string) => {
    client.send({ type: 'talk', down: true });
    client.speak(voice.frames(words, 30));
    client.send({ type: 'talk', down: false });
  };
  hold('');
  const sorry = await client.next('tutor');
  expect(sorry).toMatchObject({ text: 'Sorry, I missed that.', spoken: true });
  await client.next('reply-end');
  const { utterance } = sorry;
  client.send({ type: 'heard', utterance, samples: client.samplesOf(utterance) });
  await client.next('state', ({ state }) => state === 'listening');
  hold('');
  await voice.settled();
  hold('what is a tariff?');
  expect((await client.next('student')).text).toBe('what is a tariff?');
  expect((await client.next('tutor')).text).toBe('Good start. ');
  expect(voice.brain.turns.map(({ kind }) => kind)).toEqual(['opening', 'missed', 'words']);
});

test('muted, nothing is heard', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.send({ type: 'mute', on: true });
  await client.next('state', ({ state }) => state === 'muted');
  client.speak(voice.say('a private word'));
  client.send({ type: 'mute', on: false });
  await client.next('state', ({ state }) => state === 'listening');
  client.speak(voice.say('what is a tariff?'));
  expect((await client.next('student')).text).toBe('what is a tariff?');
});

test('a new connection goes on in the same thread, without a second greeting', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  await client.next('reply-end');
  client.socket.terminate();
  const again = await voice.connect(browser);
  again.start(conversationId);
  await again.next('ready');
  again.speak(voice.say('and who pays for it?'));
  expect((await again.next('student')).text).toBe('and who pays for it?');
  expect((await again.next('tutor')).text).toBe('Good start. ');
  expect(again.received.some((message) => message.type === 'tutor' && /Hello/.test(message.text))).toBe(false);
  expect(voice.brain.turns.at(-1)?.history.map(({ text }) => text)).toEqual([
    'Hello, I am your tutor.',
    'what is a subsidy?',
    'Good start. What happens to price next?',
  ]);
});

test('a greeting that was only read is heard when the student starts to talk', async () => {
  await using voice = await startVoice();
  const { browser } = await voice.talk();
  const conversationId = await startConversation(browser);
  await askOpening(browser, conversationId);
  const client = await voice.connect(browser);
  client.start(conversationId);
  expect(await client.next('tutor')).toMatchObject({ text: 'Hello, I am your tutor.', spoken: true });
});

test('a long answer is understood piece by piece, and nothing of it is lost', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  const parts = ['first', 'second', 'third'];
  for (const part of parts) client.speak([...voice.frames(part, 475), ...voice.silence(8)]);
  client.speak(voice.silence(20));
  expect((await client.next('student')).text).toBe('first second third');
  expect(Math.max(...voice.script.heardAudio) / 16_000).toBeLessThan(20);
});

test('sound in pieces of 20 ms is heard as well', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  const all = Int16Array.from(voice.say('what is a quota?').flatMap((frame) => [...frame]));
  for (let from = 0; from < all.length; from += 320) client.speak([all.slice(from, from + 320)]);
  expect((await client.next('student')).text).toBe('what is a quota?');
});

test('a card is shown instead of a lesson when the words need it', async () => {
  await using voice = await startVoice({ reply: () => pieces('Hello.') });
  const { client } = await voice.talk();
  client.speak(voice.say('I want to kill myself.'));
  expect((await client.next('card')).card).toBe('support');
});
