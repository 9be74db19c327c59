import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ansoffTask as task } from '#tests/support/ansoff-task.ts';
import { stubTutorServer } from '#tests/support/tutor-server.ts';
import { setAccount } from '#web/session.ts';
import { DiagramScreen } from './diagram-screen.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a drawing that could not be saved is said so after a look at the model, and is there on the next visit', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  signIn();
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'PUT') throw new TypeError('offline');
    const path = new URL(url, location.href).pathname;
    if (path.endsWith('/ansoff')) return Response.json(task);
    return path.endsWith('/draft') ? Response.json({ drawing: null }) : new Response('', { status: 404 });
  });
  const first = await open();
  const cell = page.getByRole('textbox', { name: 'Existing products, existing markets' });
  await cell.fill('Diversification');
  await page.getByRole('tab', { name: 'Study the model' }).click();
  await page.getByRole('tab', { name: 'Draw from memory' }).click();
  await expect.element(page.getByText('Saved on this device: no connection')).toBeVisible();
  await first.unmount();
  await open();
  await expect.element(cell).toHaveValue('Diversification');
});

test('the tutor of the page is told which diagram it is about', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  signIn();
  const server = stubTutorServer({
    'GET /api/practice/diagrams/business/ansoff': { json: task },
    'GET /api/practice/diagrams/business/ansoff/draft': { json: { drawing: null } },
  });
  await open();
  await expect.element(page.getByRole('heading', { name: 'Ask about this diagram' })).toBeVisible();
  // Over the paper it would be in the pen's way.
  expect(page.getByText('Ask your tutor').query()).toBeNull();
  await page.getByRole('button', { name: 'Talk to your Business tutor' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Write to your Business tutor' }), 'What goes here?');
  await userEvent.keyboard('{Enter}');
  expect((await server.turn(1)).body).toMatchObject({ text: 'What goes here?', lookingAt: { diagram: 'ansoff' } });
});

function signIn() {
  setAccount({
    email: 'amara@school.sch.uk',
    fullName: 'Amara',
    mobileNumber: null,
    yearOfStudy: null,
    subjects: ['business'],
    subscriptions: [],
  });
}

function open() {
  const place = memoryLocation({ path: '/subject/business/diagrams/ansoff' });
  return render(
    <Router hook={place.hook}>
      <Route path="/subject/:subject/diagrams/:id">
        <DiagramScreen />
      </Route>
    </Router>,
  );
}
