import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { VoiceState } from '#domain/tutor-protocol.ts';
import { takeClock } from '#tests/support/own-clock.ts';
import { announced, openTutor, talk, transcript, write } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A student who talks; gives back both ends of the line. */
async function startTalking(answers: Parameters<typeof stubTutorServer>[0] = {}) {
  const server = stubTutorServer(answers);
  const microphone = stubMicrophone();
  const screen = await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  return { server, microphone, socket, screen };
}

test('the microphone is asked for when the student starts to talk, and not before', async () => {
  stubTutorServer();
  const { ask } = stubMicrophone();
  await openTutor();
  await expect.element(page.getByText('Talk, or write below')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await talk();
  expect(ask).toHaveBeenCalledExactlyOnceWith({
    audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true, channelCount: 1 },
  });
});

test('the voice connection names the conversation, and then carries frames of 20 ms', async () => {
  const { socket } = await startTalking();
  expect(new URL(socket.url).pathname).toBe('/api/tutor/voice');
  expect(socket.received[0]).toEqual({
    type: 'start',
    conversationId,
    settings: { patience: 'normal', speed: 1, voice: 'lower', pushToTalk: false, speakReplies: true },
  });
  await expect.poll(() => socket.frames).toBeGreaterThan(20);
  expect(new Set(socket.frameBytes)).toEqual(new Set([640]));
});

test('every state is shown, also as the picture of the voices, and announced when it lasts', async () => {
  const clock = takeClock();
  const { socket } = await startTalking();
  for (const [state, words] of Object.entries(stateWords)) {
    socket.say({ type: 'state', state: state as VoiceState });
    await expect.element(page.getByRole('region', { name: 'Voice' }).getByText(words)).toBeVisible();
    await expect.element(page.getByRole('img', { name: words })).toBeVisible();
    await announced(clock, words);
  }
});

const stateWords: Record<VoiceState, string> = {
  listening: 'Listening',
  hearing: 'Hearing you',
  thinking: 'Thinking',
  speaking: 'Speaking',
  interrupted: 'Stopped. Go ahead.',
  'thinking-time': 'Take your time. Minutes paused.',
  muted: 'Muted. Your tutor cannot hear you.',
};

test('states that only pass are not read out', async () => {
  const clock = takeClock();
  const { socket } = await startTalking();
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
  await announced(clock, 'Listening');
  const said: string[] = [];
  const status = page.getByRole('status').filter({ hasText: 'Listening' }).element();
  const observer = new MutationObserver(() => said.push(status.textContent ?? ''));
  observer.observe(status, { characterData: true, childList: true, subtree: true });
  for (const state of ['hearing', 'thinking', 'speaking', 'muted'] as const) {
    socket.say({ type: 'state', state });
    await expect.element(page.getByRole('region', { name: 'Voice' }).getByText(stateWords[state])).toBeVisible();
    clock.pass(399);
  }
  expect(said).toEqual([]);
  await announced(clock, stateWords.muted);
  expect(said).toEqual(['Muted. Your tutor cannot hear you.']);
  observer.disconnect();
});

test('while it connects, that is shown and announced', async () => {
  stubTutorServer();
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(new Promise(() => {}));
  await openTutor();
  await talk();
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Connecting…')).toBeVisible();
  await expect.element(page.getByRole('status').filter({ hasText: 'Connecting…' })).toBeInTheDocument();
});

test('what the student said stands in the transcript', async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'student', messageId: 's1', text: 'Demand falls when the price rises.' });
  await expect.poll(transcript).toEqual(['You: Demand falls when the price rises.']);
});

test('each sentence is shown when its sound starts, and what was heard is reported to the sample', async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'One moment.', spoken: true });
  socket.say({ type: 'tutor', messageId: 't1', utterance: 2, text: 'Then what?', spoken: true });
  expect(transcript()).toEqual([]);
  socket.sound(1, 8000);
  await expect.poll(transcript).toEqual(['Mr E: One moment.']);
  socket.sound(1, 800);
  socket.say({ type: 'spoken', utterance: 1 });
  socket.sound(2, 1600);
  socket.say({ type: 'spoken', utterance: 2 }, { type: 'reply-end', messageId: 't1' });
  expect(transcript()).toEqual(['Mr E: One moment.']);
  await expect.poll(transcript).toEqual(['Mr E: One moment. Then what?']);
  await expect
    .poll(() => socket.heard('heard'))
    .toEqual([
      { type: 'heard', utterance: 1, samples: 8800 },
      { type: 'heard', utterance: 2, samples: 1600 },
    ]);
});

test('after an interruption exactly what was heard stays, the rest is never shown or played', async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'A tariff raises the price.', spoken: true });
  socket.sound(1, 32_000);
  socket.say({ type: 'tutor', messageId: 't1', utterance: 2, text: 'Then imports fall.', spoken: true });
  await expect.poll(transcript).toEqual(['Mr E: A tariff raises the price.']);
  socket.say({ type: 'cut', messageId: 't1', utterance: 1, text: 'A tariff raises' });
  await expect.poll(() => socket.heard('heard')).toHaveLength(1);
  const [heard] = socket.heard('heard');
  expect(heard).toMatchObject({ utterance: 1 });
  expect(heard && 'samples' in heard && heard.samples).toBeLessThan(32_000);
  // The server now knows exactly, and says so.
  socket.say({ type: 'cut', messageId: 't1', utterance: 1, text: 'A tariff' });
  socket.sound(2, 1600);
  socket.say({ type: 'spoken', utterance: 2 }, { type: 'reply-end', messageId: 't1' });
  socket.say({ type: 'student', messageId: 's1', text: 'Wait, why?' });
  await expect.poll(transcript).toEqual(['Mr E: A tariff…interrupted', 'You: Wait, why?']);
  expect(socket.heard('heard')).toHaveLength(1);
});

test('a reply of which nothing was heard is not shown', async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'A tariff raises the price.', spoken: true });
  socket.sound(1, 32_000);
  await expect.poll(transcript).toHaveLength(1);
  socket.say({ type: 'cut', messageId: 't1', utterance: 1, text: '' });
  await expect.poll(transcript).toEqual([]);
});

test("a 'yeah' only holds the voice: it tells how far it was, and goes on", async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'A tariff raises the price.', spoken: true });
  socket.sound(1, 16_000);
  await expect.poll(transcript).toHaveLength(1);
  // More may come, so that it cannot be over before it is held, however late that is.
  socket.say({ type: 'hold', on: true });
  await expect.poll(() => socket.heard('heard')).toHaveLength(1);
  expect(socket.heard('heard')[0]).toMatchObject({ utterance: 1, samples: expect.toSatisfy((at) => at < 16_000) });
  socket.say({ type: 'spoken', utterance: 1 }, { type: 'hold', on: false });
  await expect.poll(() => socket.heard('heard').slice(1)).toEqual([{ type: 'heard', utterance: 1, samples: 16_000 }]);
});

test('written replies come at once, and a voice that fails half-way does not hold back the words', async () => {
  const { socket } = await startTalking();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'In writing.', spoken: false });
  await expect.poll(transcript).toEqual(['Mr E: In writing.']);
  socket.say({ type: 'fault', part: 'mouth', sentence: 'The voice has stopped. The replies come in writing.' });
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The voice has stopped. The replies come in writing.');
  socket.say({ type: 'tutor', messageId: 't1', utterance: 2, text: 'All of it.', spoken: false });
  await expect.poll(transcript).toEqual(['Mr E: In writing. All of it.']);
});

test('a microphone that cannot be used is explained, nothing is counted, and text goes on', async () => {
  const server = stubTutorServer();
  const { ask } = stubMicrophone();
  await openTutor();
  for (const [refusal, sentence] of Object.entries(microphoneSentences)) {
    ask.mockRejectedValueOnce(new DOMException('', refusal));
    await talk();
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    await page.getByRole('button', { name: 'Dismiss' }).click();
  }
  expect(server.sockets).toHaveLength(0);
  await write('Then in writing');
  expect((await server.turn(1)).body).toMatchObject({ text: 'Then in writing' });
});

const microphoneSentences = {
  NotAllowedError:
    'Your browser does not let us use the microphone. Allow it beside the address, then press Talk again, or just type.',
  NotFoundError: 'We found no microphone. Plug one in and press Talk again, or just type.',
  NotReadableError: 'Another program is using your microphone. Close it and press Talk again, or just type.',
  UnknownError: 'The microphone could not be started. Press Talk to try again, or just type.',
};

test('without a microphone the student can still write and hear the replies', async () => {
  const server = stubTutorServer();
  stubMicrophone('NotFoundError');
  await openTutor();
  await talk();
  await page.getByRole('button', { name: 'Type, and hear the replies' }).click();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('mute')).toEqual([{ type: 'mute', on: true }]);
  socket.say({ type: 'state', state: 'muted' });
  await expect.element(page.getByText('Write, and hear the reply').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Mute' }).query()).toBeNull();
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'Can you hear me?', spoken: true });
  socket.sound(1, 1600);
  await expect.poll(transcript).toEqual(['Mr E: Can you hear me?']);
});

test('a microphone that is pulled out ends the voice, and says so', async () => {
  const { microphone } = await startTalking();
  microphone.tracks[0]?.dispatchEvent(new Event('ended'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('We lost your microphone. You can carry on in text, or press Talk again.');
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
});

test('a microphone that the device has muted is told of while it lasts, and the conversation goes on', async () => {
  const { microphone, socket } = await startTalking();
  const sentence = 'Your device has muted the microphone. Switch it back on and keep talking, or just type.';
  microphone.tracks[0]?.dispatchEvent(new Event('mute'));
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  expect(microphone.isOpen()).toBe(true);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  microphone.tracks[0]?.dispatchEvent(new Event('unmute'));
  await expect.poll(() => page.getByText(sentence).query()).toBeNull();
});

test('a microphone at another sample rate than the speaker is explained and let go of, and text goes on', async () => {
  const server = stubTutorServer();
  const microphone = stubMicrophone();
  const join = vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockImplementationOnce(() => {
    throw new DOMException('different sample-rate', 'NotSupportedError');
  });
  await openTutor();
  await talk();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(
      'This browser cannot join your microphone to your speaker: they run at different sample rates. Choose another microphone and press Talk again, or just type.',
    );
  expect(microphone.isOpen()).toBe(false);
  join.mockRestore();
  await write('Then in writing');
  expect((await server.turn(1)).body).toMatchObject({ text: 'Then in writing' });
});

test('a browser without AudioWorklet is told of before the microphone is asked for, and text goes on', async () => {
  const server = stubTutorServer();
  const { ask } = stubMicrophone();
  vi.stubGlobal('AudioContext', class {});
  await openTutor();
  await talk();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This browser is too old to talk with. Update it or use another one, or just type.');
  expect(ask).not.toHaveBeenCalled();
  await write('Then in writing');
  expect((await server.turn(1)).body).toMatchObject({ text: 'Then in writing' });
});

test('End lets go of the microphone and of the line, and the thread stays', async () => {
  const { microphone, socket } = await startTalking({
    [`GET /api/tutor/conversations/${conversationId}`]: {
      json: {
        conversation: { id: conversationId, title: 'Tariffs' },
        messages: [
          {
            id: 's1',
            by: 'student',
            text: 'Hello.',
            spoken: true,
            interrupted: false,
            card: null,
            saidAt: '2026-11-15T10:00:00Z',
            rating: null,
          },
        ],
      },
    },
  });
  expect(microphone.isOpen()).toBe(true);
  await page.getByRole('button', { name: 'End', exact: true }).click();
  expect(microphone.isOpen()).toBe(false);
  expect(socket.heard('end')).toHaveLength(1);
  expect(socket.readyState).toBe(WebSocket.CLOSED);
  await expect.poll(transcript).toEqual(['You: Hello.']);
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
});

test.each(['the panel is closed', 'the page is left', 'the tab is closed'])(
  'when %s the microphone is released',
  async (how) => {
    const { microphone, socket, screen } = await startTalking();
    await expect.poll(microphone.isOpen).toBe(true);
    if (how === 'the tab is closed') dispatchEvent(new Event('pagehide'));
    else await screen.unmount();
    expect(microphone.isOpen()).toBe(false);
    expect(socket.heard('end')).toHaveLength(1);
  },
);

test('ended while the browser still asked for the microphone, it is let go of as soon as it is given', async () => {
  const server = stubTutorServer();
  const microphone = stubMicrophone();
  const give = microphone.ask.getMockImplementation();
  const asked = Promise.withResolvers<void>();
  microphone.ask.mockImplementation(async (constraints) => {
    await asked.promise;
    return (give as typeof navigator.mediaDevices.getUserMedia)(constraints);
  });
  await openTutor();
  await talk();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  asked.resolve();
  await expect.poll(() => microphone.tracks).toHaveLength(1);
  await expect.poll(microphone.isOpen).toBe(false);
  expect(server.sockets).toHaveLength(0);
});
