import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Continue } from './continue.tsx';

const step = { subject: 'economics', kind: 'new', title: 'Externalities', reason: 'New.', path: '/theme/economics-1' };

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a next step that cannot be loaded says so, and comes after another try', async () => {
  const answers = [Response.json({ code: 'fault', message: null }, { status: 500 }), Response.json({ steps: [step] })];
  vi.stubGlobal('fetch', async () => answers.shift());
  await render(<Continue subject="economics" />);
  await expect
    .element(page.getByRole('alert').getByText('We couldn’t load your next step. Check your connection and try again.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: /^Continue: Externalities/ })).toBeVisible();
});

test('whoever has done nothing in the subject yet starts, and does not continue', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ steps: [{ ...step, kind: 'first' }] }));
  await render(<Continue subject="economics" />);
  await expect.element(page.getByRole('link', { name: /^Start here: Externalities/ })).toBeVisible();
});
