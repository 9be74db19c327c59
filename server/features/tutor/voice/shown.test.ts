import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { closeCodes, defaultVoiceSettings } from '#domain/tutor-protocol.ts';
import type { Shown } from '#domain/tutor-shown.ts';
import { enterConversation, pieces, readStoredConversation } from '#tests/conversations.ts';
import { startVoice } from '#tests/voice.ts';
import type { BrainEvent, TutorTurn } from '../../../providers/brain/interface.ts';

const shown: Shown = { diagram: 'subsidy', offers: [{ label: 'Go on', says: 'Please go on.' }] };

function* answer({ kind }: TutorTurn): Generator<BrainEvent> {
  if (kind === 'opening') return yield* pieces('Hello, I am your tutor.');
  yield { kind: 'text', text: 'Good start. ' };
  yield { kind: 'text', text: 'What happens to price next?' };
  yield { kind: 'shown', shown };
  yield { kind: 'lesson', lesson: {}, evidence: [] };
}

test('what stands under a spoken reply comes when all of it is on its way, before its end', async () => {
  await using voice = await startVoice({ reply: answer });
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  const { messageId } = await client.next('reply-end');
  const kinds = client.received.filter(({ type }) => ['tutor', 'shown', 'reply-end'].includes(type));
  expect(kinds.slice(-4)).toMatchObject([
    { type: 'tutor', text: 'Good start. ' },
    { type: 'tutor', text: 'What happens to price next?' },
    { type: 'shown', messageId, shown },
    { type: 'reply-end' },
  ]);
  expect((await readStoredConversation(browser, conversationId)).messages.at(-1)).toMatchObject({
    id: messageId,
    shown,
  });
});

test('a spoken reply that is cut keeps nothing under it', async () => {
  await using voice = await startVoice({ reply: answer });
  const { client, browser, conversationId } = await voice.talk();
  client.speak(voice.say('what is a subsidy?'));
  const first = await client.next('tutor');
  await client.next('shown');
  client.send({ type: 'hush' });
  await client.next('cut');
  client.send({ type: 'heard', utterance: first.utterance, samples: client.samplesOf(first.utterance) });
  await expect
    .poll(async () => (await readStoredConversation(browser, conversationId)).messages.at(-1))
    .toMatchObject({ by: 'tutor', interrupted: true, shown: null });
});

test('the page at the start, the page it turns to and the page beside typed words are told to the brain', async () => {
  await using voice = await startVoice({ reply: answer });
  const student = await enterConversation(voice.product);
  const client = await voice.connect(student.browser);
  const settings = { ...defaultVoiceSettings, speakReplies: false };
  const { conversationId } = student;
  client.send({ type: 'start', conversationId, settings, lookingAt: { section: '1.2.3' } });
  await client.next('reply-end');
  const type = (lookingAt?: { section: string }) =>
    client.send({ type: 'typed', key: randomUUID(), text: 'What is this?', ...(lookingAt && { lookingAt }) });
  type();
  await client.next('reply-end');
  client.send({ type: 'looking', lookingAt: { diagram: 'ppf' } });
  type();
  await client.next('reply-end');
  type({ section: '1.2.4' });
  await client.next('reply-end');
  expect(voice.brain.turns.map(({ lookingAt }) => lookingAt)).toEqual([
    { section: '1.2.3' },
    { section: '1.2.3' },
    { diagram: 'ppf' },
    { section: '1.2.4' },
  ]);
});

test('a page that is none closes the line', async () => {
  await using voice = await startVoice({ reply: answer });
  const { client } = await voice.talk();
  client.send({ type: 'looking', lookingAt: { section: 'Ask me anything' } });
  expect(await client.closed()).toBe(closeCodes.badMessage);
});

test.each([
  ['4.2.2', 'The Gini is rather high.'],
  ['3.3.1', 'The genie is rather high.'],
])('what sounds like a term is taken for it where the page shows its section: %s', async (section, text) => {
  await using voice = await startVoice({ reply: answer });
  const { client } = await voice.talk();
  client.send({ type: 'looking', lookingAt: { section } });
  client.speak(voice.say('The genie is rather high.'));
  expect((await client.next('student')).text).toBe(text);
});
