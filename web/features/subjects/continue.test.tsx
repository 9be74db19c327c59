import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Continue } from './continue.tsx';

test('a next step that cannot be loaded says so, and comes after another try', async () => {
  const step = {
    subject: 'economics',
    kind: 'new',
    title: 'Externalities',
    reason: 'New.',
    path: '/theme/economics-1',
  };
  const answers = [Response.json({ code: 'fault', message: null }, { status: 500 }), Response.json({ steps: [step] })];
  vi.stubGlobal('fetch', async () => answers.shift());
  await render(<Continue subject="economics" />);
  await expect
    .element(page.getByRole('alert').getByText('We couldn’t load your next step. Check your connection and try again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /^Continue: Externalities/ })).toBeVisible();
  vi.unstubAllGlobals();
});
