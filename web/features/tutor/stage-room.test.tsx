import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { conversationId, stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';
import { TutorStage } from './tutor-stage.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const place = { agentId: 'economics-theme-1', subject: 'economics', name: 'Theme 1 tutor' } as const;

async function openPage(path = '/theme/economics-1') {
  const { hook, searchHook, navigate } = memoryLocation({ path });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <TutorStage place={place} />
      <p style={{ marginTop: '200vh' }}>Far below</p>
    </Router>,
  );
  await expect.element(page.getByRole('button', { name: 'Talk', exact: true })).toBeEnabled();
  return { navigate };
}

const logo = () => page.getByRole('button', { name: 'Ask your tutor. Talk to your Theme 1 tutor' });

test('scrolled away, the tutor comes along as a panel in the midst of a conversation, and goes back when closed', async () => {
  const server = stubTutorServer();
  const microphone = stubMicrophone();
  await openPage();
  expect(logo().query()).toBeNull();
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  page.getByText('Far below').element().scrollIntoView();
  await logo().click();
  await expect.element(page.getByRole('region', { name: 'Voice' })).toBeInViewport();
  expect(socket.readyState).toBe(WebSocket.OPEN);
  expect(logo().query()).toBeNull();
  await page.getByRole('button', { name: 'Close the tutor' }).click();
  expect(microphone.isOpen()).toBe(false);
  await expect.element(page.getByRole('region', { name: 'Voice' })).not.toBeInViewport();
});

test('on a phone the logo leads back to where the tutor stands', async () => {
  await page.viewport(390, 844);
  stubTutorServer();
  await openPage();
  page.getByText('Far below').element().scrollIntoView();
  await logo().click();
  await expect.element(page.getByRole('textbox', { name: 'Write to your Theme 1 tutor' })).toBeInViewport();
  await expect.element(page.getByRole('textbox', { name: 'Write to your Theme 1 tutor' })).toHaveFocus();
  expect(page.getByRole('button', { name: 'Close the tutor' }).query()).toBeNull();
  await page.viewport(1280, 800);
});

test('elsewhere on the page the space bar scrolls, until somebody talks', async () => {
  const server = stubTutorServer();
  await openPage();
  const press = new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true });
  document.body.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(server.sockets).toHaveLength(0);
});

test('turning to another section of the page does not end the conversation', async () => {
  const server = stubTutorServer();
  stubMicrophone();
  const { navigate } = await openPage(`/theme/economics-1?conversation=${conversationId}`);
  await page.getByRole('button', { name: 'Talk', exact: true }).click();
  const socket = await server.socket();
  await expect.poll(() => socket.heard('start')).toHaveLength(1);
  navigate('/theme/economics-1?section=1.1.2');
  socket.say({ type: 'state', state: 'hearing' });
  await expect.element(page.getByRole('region', { name: 'Voice' }).getByText('Hearing you')).toBeVisible();
  expect(socket.readyState).toBe(WebSocket.OPEN);
});
