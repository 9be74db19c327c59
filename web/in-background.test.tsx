import { expect, test, vi } from 'vitest';
import { inBackground } from './in-background.ts';

test('what goes wrong in work that nobody waits for is told as any other error of the page is', async () => {
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  inBackground(Promise.resolve('done'));
  inBackground(Promise.reject(new Error('The line broke.')));
  await expect.poll(() => told.mock.calls).toEqual([[new Error('The line broke.')]]);
  vi.unstubAllGlobals();
});
