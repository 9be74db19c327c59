import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { stubTutorServer } from '#tests/support/tutor-server.ts';
import { setAccount } from '#web/session.ts';
import { DiagramScreen } from './diagram-screen.tsx';
import type { TaskOf } from './load-diagrams.ts';
import '#web/ui/theme.css';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const task: TaskOf<'matrix'> = {
  id: 'ansoff',
  kind: 'matrix',
  title: 'Ansoff matrix',
  prompt: 'Draw it.',
  sections: ['3.7.5'],
  seconds: 60,
  axes: { x: { label: 'Products', values: ['Existing', 'New'] }, y: { label: 'Markets', values: ['Existing', 'New'] } },
  names: ['Diversification'],
};

test('the tutor of the page is told which diagram it is about', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget);
  setAccount({
    email: 'amara@school.sch.uk',
    fullName: 'Amara',
    mobileNumber: null,
    yearOfStudy: null,
    subjects: ['business'],
    subscriptions: [],
  });
  const server = stubTutorServer({
    'GET /api/practice/diagrams/business/ansoff': { json: task },
    'GET /api/practice/diagrams/business/ansoff/draft': { json: { drawing: null } },
  });
  const place = memoryLocation({ path: '/subject/business/diagrams/ansoff' });
  await render(
    <Router hook={place.hook}>
      <Route path="/subject/:subject/diagrams/:id">
        <DiagramScreen />
      </Route>
    </Router>,
  );
  await expect.element(page.getByRole('heading', { name: 'Ask about this diagram' })).toBeVisible();
  // Over the paper it would be in the pen's way.
  expect(page.getByText('Ask your tutor').query()).toBeNull();
  await page.getByRole('button', { name: 'Talk to your Business tutor' }).click();
  await userEvent.fill(page.getByRole('textbox', { name: 'Write to your Business tutor' }), 'What goes here?');
  await userEvent.keyboard('{Enter}');
  expect((await server.turn(1)).body).toMatchObject({ text: 'What goes here?', lookingAt: { diagram: 'ansoff' } });
});
