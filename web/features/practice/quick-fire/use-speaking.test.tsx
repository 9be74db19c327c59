import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stubMicrophone, stubTutorServer } from '#tests/support/tutor-server.ts';
import { useSpeaking } from './use-speaking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Speaker() {
  const { state, start } = useSpeaking('economics', () => undefined);
  return (
    <button type="button" onClick={start}>
      Speak: {state}
    </button>
  );
}

/** A microphone that the browser hands out when it is told to. */
function askSlowly() {
  stubTutorServer();
  const microphone = stubMicrophone();
  const give = microphone.ask.getMockImplementation() as typeof navigator.mediaDevices.getUserMedia;
  const asked = Promise.withResolvers<void>();
  microphone.ask.mockImplementation(async (constraints) => {
    await asked.promise;
    return give(constraints);
  });
  return { microphone, allow: asked.resolve };
}

test('a question that is gone while the browser still asks for the microphone lets go of it at once', async () => {
  const { microphone, allow } = askSlowly();
  const { unmount } = await render(<Speaker />);
  await page.getByRole('button', { name: 'Speak: idle' }).click();
  await expect.poll(() => microphone.ask.mock.calls.length).toBe(1);
  await unmount();
  allow();
  await expect.poll(() => microphone.tracks).toHaveLength(1);
  await expect.poll(microphone.isOpen).toBe(false);
});

test('pressed twice while the browser asks, it asks once', async () => {
  const { microphone, allow } = askSlowly();
  await render(<Speaker />);
  const button = page.getByRole('button', { name: /^Speak/ });
  await button.click();
  await button.click();
  await expect.poll(() => microphone.ask.mock.calls.length).toBe(1);
  allow();
  await expect.element(page.getByRole('button', { name: 'Speak: recording' })).toBeVisible();
  expect(microphone.tracks).toHaveLength(1);
});
