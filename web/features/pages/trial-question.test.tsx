import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TrialQuestion } from './trial-question.tsx';
import '#web/ui/theme.css';

afterEach(() => vi.unstubAllGlobals());

test('nothing is asked for until the visitor presses the button; then the question stands in its place', async () => {
  const question = { id: 'economics:1.1.3-q1', subject: 'economics', prompt: 'Define opportunity cost.', seconds: 30 };
  const fetch = vi.fn(async () => Response.json(question));
  vi.stubGlobal('fetch', fetch);
  await render(<TrialQuestion />);
  await expect.element(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(page.getByRole('button', { name: 'Try a question' }));
  await expect.element(page.getByRole('textbox', { name: 'Define opportunity cost.' })).toHaveFocus();
});
