import { expect, test } from 'vitest';
import { startVoice } from '#tests/voice.ts';

test('let me think, by the button: nothing is counted, and one soft word comes after 30 seconds', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  await voice.time.advance(15);
  expect((await client.next('usage')).usedSeconds).toBe(10);
  client.send({ type: 'think', on: true });
  await client.next('state', ({ state }) => state === 'thinking-time');
  await voice.time.advance(29);
  expect(voice.brain.turns.map(({ kind }) => kind)).toEqual(['opening']);
  await voice.time.advance(1);
  expect(await client.next('tutor')).toMatchObject({ text: 'Take your time.', spoken: true });
  await voice.time.advance(600);
  expect(client.all('state').at(-1)?.state).toBe('thinking-time');
  expect(voice.brain.turns.map(({ kind }) => kind)).toEqual(['opening', 'check-in']);
  client.send({ type: 'think', on: false });
  await client.next('state', ({ state }) => state === 'listening');
  await voice.settled();
  await voice.time.advance(5);
  expect((await client.next('usage')).usedSeconds).toBe(20);
  expect(client.all('usage')).toHaveLength(2);
});

test('the words themselves hold the floor, and speaking on ends the time to think', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak(voice.say('Um, let me think.'));
  await client.next('state', ({ state }) => state === 'thinking-time');
  await voice.settled();
  await voice.time.advance(100);
  expect(client.all('usage')).toEqual([]);
  client.speak(voice.cough(4));
  client.speak(voice.silence(40));
  expect(client.all('state').at(-1)?.state).toBe('thinking-time');
  client.speak(voice.say('supply shifts to the left.'));
  expect((await client.next('student')).text).toBe('supply shifts to the left.');
  await voice.settled();
  await voice.time.advance(10);
  expect((await client.next('usage')).usedSeconds).toBe(10);
  expect(voice.brain.turns.map(({ words }) => words)).toEqual(['', '', 'supply shifts to the left.']);
});

test('thinking in the middle of a sentence keeps its beginning', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak(voice.frames('the price falls', 30));
  await client.next('state', ({ state }) => state === 'hearing');
  await voice.settled();
  client.send({ type: 'think', on: true });
  await client.next('state', ({ state }) => state === 'thinking-time');
  client.speak(voice.silence(150));
  client.speak(voice.say('and demand extends.'));
  expect((await client.next('student')).text).toBe('the price falls and demand extends.');
});

test('asking for time while the tutor speaks silences it', async () => {
  await using voice = await startVoice();
  const { client } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  const { utterance } = await client.next('tutor');
  await client.next('reply-end');
  client.send({ type: 'think', on: true });
  await client.next('cut');
  client.send({ type: 'heard', utterance, samples: 5 });
  await client.next('state', ({ state }) => state === 'thinking-time');
});
