import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { takeClock } from '#tests/support/own-clock.ts';
import { announced, openTutor, talk, textBox, transcript, write } from '#tests/support/tutor-screen.tsx';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';
import { UsageLine } from '#web/features/usage/usage-line.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stored = {
  json: {
    conversation: { id: conversationId, title: 'Tariffs' },
    messages: [message('s1', 'student', 'Hello.'), message('t1', 'tutor', 'A tariff')],
  },
};

function message(id: string, by: 'student' | 'tutor', text: string) {
  return { id, by, text, spoken: true, interrupted: false, card: null, saidAt: '2026-11-15T10:00:00Z', rating: null };
}

async function startTalking(answers: Parameters<typeof stubTutorServer>[0] = {}) {
  const server = stubTutorServer(answers);
  const microphone = stubMicrophone();
  const screen = await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  return { server, microphone, socket, screen };
}

test('a line that breaks is made again with the same conversation, and the thread is as the server has it', async () => {
  const clock = takeClock();
  const { server, socket, microphone } = await startTalking({
    [`GET /api/tutor/conversations/${conversationId}`]: stored,
  });
  socket.say({ type: 'student', messageId: 's1', text: 'Hello.' });
  socket.drop(1006);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Connecting…')).toBeVisible();
  expect(transcript()).toEqual(['You: Hello.']);
  expect(microphone.isOpen()).toBe(true);
  expect(server.sockets).toHaveLength(1);
  clock.pass(300);
  expect(server.sockets).toHaveLength(2);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
  expect(server.sockets[1]?.received[0]).toEqual(socket.received[0]);
  await expect.poll(transcript).toEqual(['You: Hello.', 'Mr E: A tariff']);
  expect(microphone.ask).toHaveBeenCalledOnce();
});

test('a restart of the server is a broken line like any other', async () => {
  const clock = takeClock();
  const { server, socket } = await startTalking();
  socket.drop(1012);
  clock.pass(300);
  expect(server.sockets).toHaveLength(2);
});

test('a line on which nothing gets through any more is given up and made again', async () => {
  const clock = takeClock();
  const { server, socket } = await startTalking();
  socket.bufferedAmount = 200_000;
  await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
  clock.pass(300);
  expect(server.sockets).toHaveLength(2);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
});

test('without a network the state is offline, and the line is made again when it is back', async () => {
  const clock = takeClock();
  const { server, socket } = await startTalking();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.goOffline();
  socket.drop(1006);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('You are offline')).toBeVisible();
  await announced(clock, 'You are offline');
  server.goOnline();
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
});

test('another tab that takes over is named, and the student can continue here', async () => {
  const { server, socket, microphone } = await startTalking();
  socket.drop(4009);
  await expect.element(page.getByText('This conversation has moved to another tab or device.')).toBeVisible();
  expect(microphone.isOpen()).toBe(false);
  expect(server.sockets).toHaveLength(1);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect.poll(() => server.sockets).toHaveLength(2);
});

test('when the server closes, the student is told why, and the microphone is released', async () => {
  const { server, microphone } = await startTalking();
  for (const [code, sentence] of closeSentences) {
    (await server.socket()).drop(code);
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    expect(microphone.isOpen()).toBe(false);
    const before = server.sockets.length;
    await talk();
    await expect.poll(() => server.sockets).toHaveLength(before + 1);
  }
});

const closeSentences = [
  [4001, 'You’re logged out. Log in again to carry on.'],
  [4003, 'This subject is not in your plan.'],
  [4004, 'This conversation has been deleted. Start a new one.'],
  [4010, 'The voice has stopped working. You can carry on in text, or press Talk again.'],
] as const;

test('the banner on the page counts along, and the minutes left are shown', async () => {
  const { socket } = await startTalking();
  await render(<UsageLine subject="economics" />);
  await expect.element(page.getByText('You Have used 10 minutes out of 150 minutes for this month.')).toBeVisible();
  await expect.element(page.getByText('140 min left')).toBeVisible();
  socket.say({ type: 'usage', usedSeconds: 660, allowanceSeconds: 9000 });
  await expect.element(page.getByText('You Have used 11 minutes out of 150 minutes for this month.')).toBeVisible();
  await expect.element(page.getByText('139 min left')).toBeVisible();
});

test('warnings come ten minutes, two minutes and half a minute before the end', async () => {
  const { socket } = await startTalking();
  for (const [secondsLeft, sentence] of [
    [600, '10 minutes of voice left this month.'],
    [120, '2 minutes of voice left this month.'],
    [30, '30 seconds of voice left. Text stays open.'],
  ] as const) {
    socket.say({ type: 'warning', secondsLeft });
    await expect.element(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
  }
});

test('when the minutes run out the student is led home and told why', async () => {
  const { socket, microphone, screen } = await startTalking();
  socket.say({ type: 'usage', usedSeconds: 9000, allowanceSeconds: 9000 });
  socket.drop(4008);
  await expect
    .element(page.getByText('You have used your 150 minutes for this month. Text tutoring stays open.'))
    .toBeVisible();
  expect(screen.history.at(-1)).toBe('/');
  expect(microphone.isOpen()).toBe(false);
});

test('without minutes there is nothing to start, that is said, and text goes on', async () => {
  const server = stubTutorServer({
    'GET /api/usage/economics': { json: { usedSeconds: 9000, allowanceSeconds: 9000 } },
  });
  await openTutor();
  await expect
    .element(page.getByRole('region', { name: 'Voice' }).getByText('Your voice minutes are used up. Text stays open.'))
    .toBeVisible();
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Your voice minutes are used up. Text stays open.' }))
    .toBeInTheDocument();
  expect(page.getByRole('button', { name: 'Talk', exact: true }).query()).toBeNull();
  await write('Then in writing');
  await server.turn(1);
});

test('minutes that ran out on another device are noticed at the start, without leaving the page', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  server.greetNobody();
  const { history } = await openTutor();
  await talk();
  (await server.socket()).drop(4008);
  await expect
    .element(page.getByRole('region', { name: 'Voice' }).getByText('Your voice minutes are used up. Text stays open.'))
    .toBeVisible();
  expect(history).toEqual(['/subject/economics/ess/0']);
});

test('while the engines load, that is said, the student can write, and a press on Talk waits for them', async () => {
  const clock = takeClock();
  let state = 'loading';
  const server = stubTutorServer({ 'GET /api/tutor/voice-status': () => ({ json: { state } }) });
  stubMicrophone();
  await openTutor();
  const getsReady = page.getByText('The voice is getting ready. You can type in the meantime.').first();
  await expect.element(getsReady).toBeVisible();
  await expect.element(textBox()).toBeEnabled();
  await talk();
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Connecting…')).toBeVisible();
  await expect.element(getsReady).toBeVisible();
  expect(server.sockets).toHaveLength(0);
  state = 'ready';
  clock.pass(2000);
  await expect.poll(() => server.sockets).toHaveLength(1);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
  await expect.element(getsReady).not.toBeInTheDocument();
});

test('ended while the browser asks for the microphone, and then allowed: no conversation is begun', async () => {
  const server = stubTutorServer();
  const allowed = Promise.withResolvers<void>();
  const microphone = stubMicrophone(undefined, allowed.promise);
  await openTutor();
  await talk();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  allowed.resolve();
  await expect.poll(() => microphone.tracks.map(({ readyState }) => readyState)).toEqual(['ended']);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(server.bodies('POST /api/tutor/conversations')).toEqual([]);
});

test('a voice that is switched off while one waits for it says why', async () => {
  const sentence = 'Talking is not available here. You can type to the tutor.';
  const clock = takeClock();
  let json: object = { state: 'loading' };
  const server = stubTutorServer({ 'GET /api/tutor/voice-status': () => ({ json }) });
  const microphone = stubMicrophone();
  await openTutor();
  await expect.element(page.getByText('The voice is getting ready. You can type in the meantime.')).toBeVisible();
  await talk();
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Connecting…')).toBeVisible();
  json = { state: 'off', sentence };
  clock.pass(2000);
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText(sentence)).toBeVisible();
  expect(microphone.ask).not.toHaveBeenCalled();
  expect(server.sockets).toHaveLength(0);
});

test('a voice that is off says why, in place of the button, and nothing starts it', async () => {
  const sentence = 'Talking is not available here. You can type to the tutor.';
  const server = stubTutorServer({ 'GET /api/tutor/voice-status': { json: { state: 'off', sentence } } });
  await openTutor();
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(page.getByRole('button', { name: 'Talk', exact: true }).query()).toBeNull();
  await userEvent.keyboard(' ');
  expect(server.sockets).toHaveLength(0);
});
