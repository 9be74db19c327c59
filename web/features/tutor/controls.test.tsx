import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openTutor, talk, textBox } from '#tests/support/tutor-screen.tsx';
import { stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function startTalking(answers: Parameters<typeof stubTutorServer>[0] = {}) {
  const server = stubTutorServer(answers);
  const microphone = stubMicrophone();
  const screen = await openTutor();
  await talk();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  return { server, microphone, socket, screen };
}

test('the space bar starts the voice, and then asks for time to think and ends it', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  await openTutor();
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeEnabled();
  await userEvent.keyboard(' ');
  const socket = await server.socket();
  await expect.element(page.getByRole('region', { name: 'Voice' })).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(socket.heard('think')).toEqual([{ type: 'think', on: true }]);
  socket.say({ type: 'state', state: 'thinking-time' });
  await expect.element(page.getByRole('button', { name: 'Let me think', pressed: true })).toBeVisible();
  await userEvent.keyboard(' ');
  expect(socket.heard('think').at(-1)).toEqual({ type: 'think', on: false });
});

test('in the text box the space bar writes a space', async () => {
  const server = stubTutorServer();
  await openTutor();
  await userEvent.click(textBox());
  await userEvent.keyboard('a b');
  await expect.element(textBox()).toHaveValue('a b');
  expect(server.sockets).toHaveLength(0);
});

test('Esc silences the tutor, and closes the panel the second time', async () => {
  const { socket, screen } = await startTalking();
  socket.say({ type: 'state', state: 'speaking' });
  socket.say({ type: 'tutor', messageId: 't1', utterance: 1, text: 'A long story.', spoken: true });
  socket.sound(1, 48_000);
  await expect.element(page.getByText('A long story.')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(socket.heard('hush')).toHaveLength(1);
  // Silent before the server has answered, and the rest of the reply stays unsaid.
  await expect.poll(() => socket.heard('heard')).toHaveLength(1);
  socket.say({ type: 'tutor', messageId: 't1', utterance: 2, text: 'And more of it.', spoken: true });
  socket.sound(2, 1600);
  expect(screen.onClose).not.toHaveBeenCalled();
  socket.say({ type: 'state', state: 'listening' });
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Listening')).toBeVisible();
  expect(page.getByText('And more of it.').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.onClose).toHaveBeenCalledOnce();
});

test('Esc in an open menu closes the menu alone', async () => {
  stubTutorServer();
  const { onClose } = await openTutor();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Voice settings' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('Stop talking is there while the tutor speaks or thinks, and not otherwise', async () => {
  const { socket } = await startTalking();
  const hush = page.getByRole('button', { name: 'Stop talking' });
  await expect.element(hush).toBeDisabled();
  socket.say({ type: 'state', state: 'speaking' });
  await hush.click();
  expect(socket.heard('hush')).toHaveLength(1);
});

test('muted, nothing that is said leaves the browser', async () => {
  const { socket, microphone } = await startTalking();
  await expect.poll(() => socket.frames).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Mute' }).click();
  expect(socket.heard('mute')).toEqual([{ type: 'mute', on: true }]);
  expect(microphone.tracks[0]?.enabled).toBe(false);
  await page.getByRole('button', { name: 'Unmute' }).click();
  expect(socket.heard('mute').at(-1)).toEqual({ type: 'mute', on: false });
  await expect.poll(() => socket.order.at(-1)).toBe('sound');
  const [muted, unmuted] = [socket.order.indexOf('mute'), socket.order.lastIndexOf('mute')];
  expect(socket.order.slice(muted, unmuted + 1)).toEqual(['mute', 'mute']);
});

test('push-to-talk pressed again at once goes on with what was being said', async () => {
  localStorage.setItem('tutor/voice-settings', JSON.stringify({ pushToTalk: true }));
  const { socket } = await startTalking();
  await expect.element(page.getByText('Hold the button or the space bar, and speak').first()).toBeVisible();
  const press = (type: 'keydown' | 'keyup') => dispatchEvent(new KeyboardEvent(type, { key: ' ' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('keydown');
  press('keyup');
  vi.advanceTimersByTime(100);
  press('keydown');
  vi.advanceTimersByTime(1000);
  expect(socket.heard('talk')).toEqual([{ type: 'talk', down: true }]);
  press('keyup');
  vi.advanceTimersByTime(150);
  vi.useRealTimers();
  expect(socket.heard('talk').at(-1)).toEqual({ type: 'talk', down: false });
  expect(socket.heard('talk')).toHaveLength(2);
});

test('push-to-talk: sound leaves the browser only while the button or the space bar is held', async () => {
  localStorage.setItem('tutor/voice-settings', JSON.stringify({ pushToTalk: true }));
  const { socket } = await startTalking();
  await expect.element(page.getByText('Hold the button or the space bar, and speak').first()).toBeVisible();
  expect(socket.frames).toBe(0);
  await userEvent.keyboard('{ >}');
  expect(socket.heard('talk')).toEqual([{ type: 'talk', down: true }]);
  await expect.poll(() => socket.frames).toBeGreaterThan(5);
  await userEvent.keyboard('{/ }');
  await expect.poll(() => socket.heard('talk').at(-1)).toEqual({ type: 'talk', down: false });

  const button = page.getByRole('button', { name: 'Hold to talk' }).element();
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }));
  await expect.element(page.getByRole('button', { name: 'Let go when you’re done' })).toBeVisible();
  expect(socket.heard('talk')).toHaveLength(3);
  button.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
  await expect.poll(() => socket.heard('talk')).toHaveLength(4);
});

test('settings are told to a live conversation at once, and kept for the next', async () => {
  const { socket, screen } = await startTalking();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Voice settings' }).click();
  await page.getByRole('radio', { name: 'Patient: I often stop to think' }).click();
  await page.getByRole('radio', { name: 'Higher' }).click();
  await page.getByRole('checkbox', { name: 'Speak the replies' }).click();
  const speed = page.getByRole('slider', { name: 'Speed of the voice' });
  (speed.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByText('1.3×')).toBeVisible();
  const wanted = { patience: 'patient', speed: 1.3, voice: 'higher', pushToTalk: false, speakReplies: false };
  expect(socket.heard('settings').at(-1)).toEqual({ type: 'settings', settings: wanted });
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText('0.8×')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the conversation' }).click();
  await screen.unmount();

  const again = await startTalking();
  expect(again.socket.received[0]).toMatchObject({ settings: { ...wanted, speed: 0.8 } });
});

test('settings that somebody spoilt are put right', async () => {
  localStorage.setItem(
    'tutor/voice-settings',
    JSON.stringify({ patience: 'never', speed: 9, voice: 'x', pushToTalk: 'x' }),
  );
  const { socket } = await startTalking();
  const settings = { patience: 'normal', speed: 1.3, voice: 'lower', pushToTalk: false, speakReplies: true };
  expect(socket.received[0]).toMatchObject({ settings });
});

test('a sample of the chosen voice is heard at the chosen speed, and the one before falls silent', async () => {
  const played: HTMLAudioElement[] = [];
  const play = vi.spyOn(HTMLAudioElement.prototype, 'play').mockImplementation(async function (this: HTMLAudioElement) {
    played.push(this);
  });
  const pause = vi.spyOn(HTMLAudioElement.prototype, 'pause').mockImplementation(() => undefined);
  await startTalking();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Voice settings' }).click();
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  await page.getByRole('radio', { name: 'Higher' }).click();
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  const asked = played.map(({ src }) => new URL(src)).map(({ pathname, search }) => pathname + search);
  expect(asked).toEqual([
    '/api/tutor/voice-sample?voice=lower&speed=1',
    '/api/tutor/voice-sample?voice=higher&speed=1',
  ]);
  expect(pause.mock.contexts).toContain(played[0]);

  play.mockRejectedValueOnce(new DOMException('', 'NotSupportedError'));
  await page.getByRole('button', { name: 'Hear a sample' }).click();
  await expect.element(page.getByText('The sample could not be played. Try again in a minute.')).toBeVisible();
  play.mockRestore();
  pause.mockRestore();
});

test('where the voice is the operator’s choice, only a sample is offered; where a vendor holds calls, neither', async () => {
  const statuses = [{ state: 'ready', sample: true, twoVoices: false }, { state: 'ready' }];
  for (const [index, json] of statuses.entries()) {
    const { screen } = await startTalking({ 'GET /api/tutor/voice-status': { json } });
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Voice settings' }).click();
    await expect.element(page.getByRole('slider', { name: 'Speed of the voice' })).toBeVisible();
    expect(page.getByRole('radio', { name: 'Higher' }).query()).toBeNull();
    expect(page.getByRole('button', { name: 'Hear a sample' }).query() !== null).toBe(index === 0);
    await screen.unmount();
  }
});
