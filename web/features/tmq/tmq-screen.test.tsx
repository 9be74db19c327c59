import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { student } from '#tests/support/student-account.ts';
import { setAccount } from '#web/session.ts';
import { TmqScreen } from './tmq-screen.tsx';

beforeEach(() => {
  const courses = [{ subject: 'economics', board: 'AQA', taught: null, themes: [] }];
  vi.stubGlobal('fetch', async (url: string) =>
    String(url).endsWith('/api/study-profile')
      ? Response.json({ courses, worries: [] })
      : new Response('', { status: 404 }),
  );
  setAccount(student);
});
afterEach(() => {
  setAccount(null);
  vi.unstubAllGlobals();
});

test('the marking form has the board of the set-up, and what is typed instead stays', async () => {
  const { hook, searchHook } = memoryLocation({ path: '/tmq/economics' });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <Route path="/tmq/:subject" component={TmqScreen} />
    </Router>,
  );
  const board = page.getByLabelText('Exam Board');
  await expect.element(board).toHaveValue('AQA');
  await board.fill('');
  await expect.element(board).toHaveValue('');
});
