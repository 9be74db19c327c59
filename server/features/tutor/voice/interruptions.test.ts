import { expect, test } from 'vitest';
import { readStoredConversation } from '#tests/conversations.ts';
import { startVoice, type Voice } from '#tests/voice.ts';

/** The tutor is in the middle of its second sentence, of which 13 of 27 letters have been heard. */
async function interruptible(voice: Voice) {
  const talk = await voice.talk();
  talk.client.speak(voice.say('what is a subsidy?'));
  const first = await talk.client.next('tutor');
  const second = await talk.client.next('tutor');
  await talk.client.next('reply-end');
  talk.client.send({ type: 'heard', utterance: first.utterance, samples: 11 * 800 });
  await voice.time.advance(0.6);
  const heardHalf = () => talk.client.send({ type: 'heard', utterance: second.utterance, samples: 13 * 800 });
  return { ...talk, second, heardHalf };
}

test('a real interruption stops the tutor within 200 ms, and what was not heard was not said', async () => {
  await using voice = await startVoice();
  const { client, heardHalf, second, browser, conversationId } = await interruptible(voice);
  client.speak(voice.frames('wait, who pays for that?', 6));
  // Six frames of 32 ms after the first sound.
  expect(await client.next('hold')).toEqual({ type: 'hold', on: true });
  heardHalf();
  client.speak(voice.frames('wait, who pays for that?', 30));
  const cut = await client.next('cut');
  expect(cut).toMatchObject({
    messageId: second.messageId,
    utterance: second.utterance,
    text: 'Good start. What happens',
  });
  await client.next('state', ({ state }) => state === 'hearing');
  client.speak(voice.silence(20));
  expect((await client.next('student')).text).toContain('who pays for that?');
  await client.next('reply-end');
  const { messages } = await readStoredConversation(browser, conversationId);
  expect(messages.map(({ text, interrupted }) => [text, interrupted]).slice(2, 3)).toEqual([
    ['Good start. What happens', true],
  ]);
  const later = client.received.slice(client.received.indexOf(cut) + 1);
  expect(later.filter((message) => message.type === 'tutor' && message.messageId === cut.messageId)).toEqual([]);
  expect(voice.brain.turns.at(-1)?.history.at(-1)).toEqual({ by: 'tutor', text: 'Good start. What happens' });
});

test('mm-hmm and a cough do not stop the tutor', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await interruptible(voice);
  client.speak([...voice.frames('Mm-hmm.', 12, { hum: true }), ...voice.silence(10)]);
  client.speak([...voice.cough(2), ...voice.silence(10)]);
  client.speak([...voice.frames('Mm.', 8, { hum: true }), ...voice.silence(40)]);
  await voice.time.advance(10);
  await client.next('state', ({ state }) => state === 'listening');
  expect(client.all('hold')).toEqual([]);
  expect(client.all('cut')).toEqual([]);
  expect((await readStoredConversation(browser, conversationId)).said.at(-1)).toEqual([
    'tutor',
    'Good start. What happens to price next?',
  ]);
});

test('a short yeah makes the tutor pause, and it goes on where it was', async () => {
  await using voice = await startVoice();
  const { client, heardHalf, second, browser, conversationId } = await interruptible(voice);
  client.speak(voice.frames('Yeah.', 9));
  expect(await client.next('hold')).toEqual({ type: 'hold', on: true });
  heardHalf();
  // Held, nothing is played meanwhile: there are 0.7 seconds left.
  await voice.time.advance(0.9);
  client.speak(voice.silence(8));
  expect(await client.next('hold')).toEqual({ type: 'hold', on: false });
  expect(client.all('state').at(-1)?.state).toBe('speaking');
  await voice.time.advance(0.5);
  expect(client.all('state').at(-1)?.state).toBe('speaking');
  client.send({ type: 'heard', utterance: second.utterance, samples: 27 * 800 });
  await client.next('state', ({ state }) => state === 'listening');
  expect(client.all('cut')).toEqual([]);
  expect((await readStoredConversation(browser, conversationId)).said).toHaveLength(3);
});

test('an interruption in the middle of a reply ends it: the rest is never said', async () => {
  const { promise: interrupted, resolve: goOn } = Promise.withResolvers<void>();
  await using voice = await startVoice({
    async *reply({ kind }) {
      yield { kind: 'text', text: kind === 'opening' ? 'Hello. ' : 'One. ' };
      if (kind === 'words') await interrupted;
      yield { kind: 'text', text: 'Two.' };
      yield { kind: 'lesson', lesson: {}, evidence: [] };
    },
  });
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  const first = await client.next('tutor', ({ text }) => text === 'One. ');
  client.send({ type: 'hush' });
  client.send({ type: 'heard', utterance: first.utterance, samples: 4 * 800 });
  await client.next('cut', ({ text }) => text === 'One.');
  goOn();
  client.speak(voice.say('what is a tax?'));
  await client.next('student');
  await client.next('reply-end');
  expect(
    client.received.filter((message) => message.type === 'tutor' && message.messageId === first.messageId),
  ).toHaveLength(1);
  const { said } = await readStoredConversation(browser, conversationId);
  expect(said.slice(1, 4)).toEqual([
    ['student', 'what is a subsidy?'],
    ['tutor', 'One.'],
    ['student', 'what is a tax?'],
  ]);
});

test('sentences that waited when the tutor was hushed are never said', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  const { promise: later, resolve: speakNow } = Promise.withResolvers<void>();
  voice.script.mouthWait = later;
  const made = voice.script.speeds.length;
  client.speak(voice.say('what is a subsidy?'));
  await client.next('student');
  // The mouth has been asked for the first sentence, and keeps it.
  await expect.poll(() => voice.script.speeds.length).toBeGreaterThan(made);
  await voice.settled();
  client.send({ type: 'hush' });
  const cut = await client.next('cut');
  speakNow();
  client.speak(voice.say('what is a tax?'));
  await client.next('student');
  await client.next('reply-end');
  const spoken = client.all('tutor').filter(({ text }) => text !== 'Hello, I am your tutor.');
  expect(spoken.map(({ text }) => text)).toEqual(['Good start. ', 'What happens to price next?']);
  expect(spoken.some(({ messageId }) => messageId === cut.messageId)).toBe(false);
});

test('hushed before a word was heard, nothing was said', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  const { utterance } = await client.next('tutor');
  client.send({ type: 'hush' });
  client.send({ type: 'heard', utterance, samples: 0 });
  expect((await client.next('cut')).text).toBe('');
  await client.next('state', ({ state }) => state === 'listening');
  await expect.poll(async () => (await readStoredConversation(browser, conversationId)).said.length).toBe(2);
});

test('the caption follows the browser when our guess was wrong, within what it was sent', async () => {
  await using voice = await startVoice();
  const { client, heardHalf, browser, conversationId } = await interruptible(voice);
  client.send({ type: 'hush' });
  const guess = await client.next('cut');
  expect(guess.text.startsWith('Good start.')).toBe(true);
  client.send({ type: 'heard', utterance: 999, samples: 5 });
  heardHalf();
  expect((await client.next('cut')).text).toBe('Good start. What happens');
  await expect
    .poll(async () => (await readStoredConversation(browser, conversationId)).said.at(-1))
    .toEqual(['tutor', 'Good start. What happens']);
});

test('a browser that does not say what it played is believed to have played what it could', async () => {
  await using voice = await startVoice();
  const { client, browser, conversationId } = await interruptible(voice);
  client.send({ type: 'hush' });
  const { text } = await client.next('cut');
  await voice.time.advance(1);
  await client.next('state', ({ state }) => state === 'listening');
  await expect
    .poll(async () => (await readStoredConversation(browser, conversationId)).said.at(-1))
    .toEqual(['tutor', text]);
});

test('pressing to talk over the tutor interrupts at once', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk({ pushToTalk: true });
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'what is a subsidy?' });
  await client.next('tutor');
  client.send({ type: 'talk', down: true });
  await client.next('state', ({ state }) => state === 'interrupted');
  await client.next('cut');
});

test('typing over the tutor interrupts it too', async () => {
  await using voice = await startVoice();
  const { client, heardHalf } = await interruptible(voice);
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'never mind, what is a tax?' });
  heardHalf();
  expect((await client.next('cut', ({ text }) => text === 'Good start. What happens')).type).toBe('cut');
  expect((await client.next('student')).text).toBe('never mind, what is a tax?');
  await client.next('reply-end');
});

test('a student who ends the call while the tutor speaks leaves what was heard in the thread', async () => {
  for (const leave of ['end', 'lost'] as const) {
    await using voice = await startVoice();
    const { client, heardHalf, browser, conversationId } = await interruptible(voice);
    heardHalf();
    await voice.settled();
    if (leave === 'end') client.send({ type: 'end' });
    else client.close();
    await client.closed();
    await expect
      .poll(async () => (await readStoredConversation(browser, conversationId)).messages.at(-1))
      .toMatchObject({ by: 'tutor', text: 'Good start. What happens', interrupted: true });
  }
});

test('a reply that was heard to its end, or of which nothing was heard yet, is kept whole when the call ends', async () => {
  await using voice = await startVoice();
  const heard = await interruptible(voice);
  heard.client.send({ type: 'heard', utterance: heard.second.utterance, samples: 27 * 800 });
  await heard.client.next('state', ({ state }) => state === 'listening');
  heard.client.send({ type: 'end' });
  await heard.client.closed();
  const unheard = await voice.talk();
  voice.script.mouthWait = new Promise(() => undefined);
  unheard.client.speak(voice.say('what is a subsidy?'));
  await unheard.client.next('student');
  await unheard.client.next('state', ({ state }) => state === 'speaking');
  unheard.client.send({ type: 'end' });
  await unheard.client.closed();
  for (const { browser, conversationId } of [heard, unheard]) {
    await expect
      .poll(async () => (await readStoredConversation(browser, conversationId)).messages.at(-1))
      .toMatchObject({ by: 'tutor', text: 'Good start. What happens to price next?', interrupted: false });
  }
});
