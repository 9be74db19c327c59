import { expect, test } from 'vitest';
import { readStoredConversation } from '#tests/conversations.ts';
import { audio, startCalled } from '#tests/scripted-call.ts';

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
  await voice.settled();
  await voice.time.advance(1);
  client.send({ type: 'typed', key: crypto.randomUUID(), text: 'the producer' });
  await client.next('student', ({ text }) => text === 'the producer');
  await expect.poll(() => called.seen.written).toEqual(['the producer']);
  happen({ kind: 'tutor', text: 'And?' });
  await client.next('tutor', ({ text }) => text === 'And? ');
  await voice.settled();
  await voice.time.advance(2);
  await client.next('reply-end');
  expect((await readStoredConversation(called.browser, called.conversationId)).said).toEqual([
    ['tutor', 'Hello, what are you working on?'],
    ['student', 'What is a subsidy?'],
    ['tutor', 'Money from the state. Who gains?'],
    ['student', 'the producer'],
    ['tutor', 'And?'],
  ]);
});

test('a greeting whose sound comes before its words is heard whole', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  happen(audio(1600));
  await voice.settled();
  happen({ kind: 'tutor', text: 'Hello.' }, audio(1600));
  const { utterance, spoken } = await client.next('tutor');
  expect(spoken).toBe(true);
  await client.until(() => (client.samplesOf(utterance) >= 4790 ? true : undefined), 'its sound');
});

test('a vendor that speaks up by itself is heard when its words are known, or after 700 ms without them', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  const heard = () => client.soundOf(utterance).length;
  happen({ kind: 'tutor', text: 'Hello.' }, audio(1600));
  let { utterance } = await client.next('tutor');
  await expect.poll(heard).toBe(1);
  await voice.settled();
  await voice.time.advance(10);
  // The reply is over when it is stored, and that takes as long as the machine is busy.
  await client.next('reply-end');
  happen(audio(1600));
  await voice.settled();
  expect(heard()).toBe(1);
  happen({ kind: 'tutor', text: 'Are you there?' });
  utterance = (await client.next('tutor')).utterance;
  await expect.poll(heard).toBe(1);
  await voice.settled();
  await voice.time.advance(10);
  // The reply is over when it is stored, and that takes as long as the machine is busy.
  await client.next('reply-end');
  happen(audio(1600));
  await voice.settled();
  await voice.time.advance(0.7);
  utterance += 2;
  await expect.poll(heard).toBe(1);
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
  happen({ kind: 'interrupted' }, { kind: 'corrected', text: 'A tax is' });
  expect(await client.next('cut', ({ text }) => text !== '')).toMatchObject({ text: 'A tax is' });
  await voice.settled();
  expect((await readStoredConversation(called.browser, called.conversationId)).said).toEqual([
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

test('a student who interrupts or hangs up leaves in the thread what was heard of the vendor’s reply', async () => {
  await using called = await startCalled();
  const { client, happen, voice } = called;
  const hearFive = async () => {
    happen({ kind: 'student', text: 'What is a tax?' }, { kind: 'tutor', text: 'A tax is a levy by the state.' });
    // Two seconds of sound, of which one is played.
    happen(audio(32_000));
    const { utterance } = await client.next('tutor');
    await client.until(() => (client.samplesOf(utterance) > 0 ? true : undefined), 'its sound');
    await voice.settled();
    await voice.time.advance(1);
  };
  await hearFive();
  client.send({ type: 'hush' });
  expect(await client.next('cut')).toMatchObject({ text: 'A tax is a' });
  await voice.settled();
  expect(called.seen.hushed).toEqual([1000]);
  await hearFive();
  client.send({ type: 'end' });
  await client.closed();
  await expect
    .poll(async () => (await readStoredConversation(called.browser, called.conversationId)).messages)
    .toMatchObject([
      { by: 'student' },
      { by: 'tutor', text: 'A tax is a', interrupted: true },
      { by: 'student' },
      { by: 'tutor', text: 'A tax is a', interrupted: true },
    ]);
});

test('typed words are read by the guards first, and by the vendor without the student’s name', async () => {
  await using called = await startCalled();
  const { client, voice } = called;
  const type = (text: string) => client.send({ type: 'typed', key: crypto.randomUUID(), text });
  type('I am called Jo Bloggs, mail jo@school.example, what is a tax?');
  await expect.poll(() => called.seen.written).toEqual(['I am called [name], mail [email], what is a tax?']);
  type('I want to kill myself.');
  expect((await client.next('card')).card).toBe('support');
  await voice.settled();
  expect(called.seen.written).toHaveLength(1);
});

test('what is typed and the wish for silence are dealt with as they came', async () => {
  await using called = await startCalled();
  const { client } = called;
  const type = (text: string) => client.send({ type: 'typed', key: crypto.randomUUID(), text });
  type('What is a tax?');
  client.send({ type: 'hush' });
  await expect.poll(() => called.seen.hushed).toHaveLength(1);
  type('What is a subsidy?');
  type('And a quota?');
  await expect.poll(() => called.seen.written.slice(-2)).toEqual(['What is a subsidy?', 'And a quota?']);
  expect(called.seen.hushed).toHaveLength(2);
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
