import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { SimulatorDraft } from '#domain/report/inputs.ts';
import { sendKeptAttempts } from '#web/kept/send-attempt.ts';
import { type Account, setAccount } from '#web/session.ts';
import { useReport } from './use-report.ts';

beforeEach(() => {
  localStorage.clear();
  setAccount({ email: 'sam@school.example', subjects: ['economics'], subscriptions: [] } as unknown as Account);
});
afterEach(() => vi.unstubAllGlobals());

test('a report on what was kept does not take the place of one on what was written later', async () => {
  const late = Promise.withResolvers<Response>();
  const replies = [
    () => Promise.reject(new TypeError('offline')),
    () => Promise.resolve(Response.json({ report: 'of the second' })),
    () => late.promise,
  ];
  const fetch = vi.fn(() => replies.shift()?.());
  vi.stubGlobal('fetch', fetch);
  const { result, act } = await renderHook(() => useReport(3, null));
  await result.current.ask(draft('the first'));
  await expect.poll(() => result.current.state).toBe('kept');
  await result.current.ask(draft('the second'));
  await expect.poll(() => result.current.shown).toEqual({ report: 'of the second', text: 'the second' });
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => fetch.mock.calls.length).toBe(3);
  late.resolve(Response.json({ report: 'of the first' }));
  await act(sendKeptAttempts);
  expect(result.current.shown).toEqual({ report: 'of the second', text: 'the second' });
});

function draft(text: string): SimulatorDraft {
  return { kind: 'answer', text };
}
