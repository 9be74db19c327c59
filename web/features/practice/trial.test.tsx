import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Trial } from './trial.tsx';
import '#web/ui/theme.css';

afterEach(() => vi.unstubAllGlobals());

const question = {
  id: 'economics:1.1.3-q1',
  subject: 'economics',
  prompt: 'Define opportunity cost.',
  seconds: 30,
};
const second = { id: 'business:3.1.2-q1', subject: 'business', prompt: 'What is a cash cow?', seconds: 60 };

const marking = {
  verdict: 'partly',
  ideas: [
    { idea: 'forgone or given up', state: 'found', span: [4, 11] },
    { idea: 'the best of the rest', state: 'denied', span: [15, 27] },
    { idea: 'next best alternative', state: 'missing' },
  ],
  missing: 'next best alternative',
  modelAnswer: 'The value of the next best alternative forgone.',
};

test('the question is asked, and the answer field has the focus', async () => {
  answerWith(question);
  await render(<Trial />);
  await expect.element(answerField()).toHaveFocus();
  await expect.element(page.getByText('Economics · about 30 seconds')).toBeVisible();
  expect(answerField().element()).toHaveAttribute('maxlength', '600');
});

test('an empty answer is met with a kind sentence and not sent', async () => {
  const fetch = answerWith(question);
  await render(<Trial />);
  await userEvent.click(page.getByRole('button', { name: 'Mark my answer' }));
  await expect
    .element(page.getByText('Write a sentence first, even a rough one. A guess is a good start.'))
    .toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a marked answer shows what was found in its own words, what would help and the model answer', async () => {
  const fetch = answerWith(question, marking);
  await render(<Trial />);
  await userEvent.fill(answerField(), 'You gave up is not the best.');
  await userEvent.click(page.getByRole('button', { name: 'Mark my answer' }));
  await expect.element(page.getByRole('status')).toHaveTextContent('Partly there.');
  expect(sent(fetch)).toEqual({ questionId: question.id, answer: 'You gave up is not the best.' });
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['gave up']);
  await expect.element(page.getByText('next best alternative', { exact: true })).toBeVisible();
  await expect.element(page.getByText('You seem to say the opposite: “not the best”')).toBeVisible();
  await expect.element(page.getByText('The value of the next best alternative forgone.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
});

test('by keyboard alone: mark, then another question, with the focus where it is needed', async () => {
  const fetch = answerWith(question, marking, second);
  await render(<Trial />);
  await expect.element(answerField()).toHaveFocus();
  await userEvent.keyboard('a guess{Tab}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try another' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'What is a cash cow?' })).toHaveFocus();
  expect(String(fetch.mock.calls[2]?.[0])).toBe('/api/taste?after=economics%3A1.1.3-q1');
  await expect.element(page.getByRole('status')).toHaveTextContent('');
});

test('while it is being marked the button is busy and sends nothing more', async () => {
  const fetch = answerWith(question);
  const reply = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(reply.promise);
  await render(<Trial />);
  await userEvent.fill(answerField(), 'a guess');
  const button = page.getByRole('button', { name: 'Mark my answer' });
  await userEvent.click(button);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  (button.element() as HTMLElement).click();
  expect(fetch).toHaveBeenCalledTimes(2);
  reply.resolve(Response.json(marking));
  await expect.element(page.getByRole('button', { name: 'Try another' })).toBeVisible();
});

test('a refusal of the server is shown under the answer, which stays', async () => {
  const fetch = answerWith(question);
  const refusal = { code: 'too_many_requests', message: 'Too many attempts. Please wait a moment and try again.' };
  fetch.mockResolvedValueOnce(Response.json(refusal, { status: 429 }));
  await render(<Trial />);
  await userEvent.fill(answerField(), 'a guess');
  await userEvent.click(page.getByRole('button', { name: 'Mark my answer' }));
  await expect.element(page.getByText('Too many attempts. Please wait a moment and try again.')).toBeVisible();
  await expect.element(answerField()).toHaveValue('a guess');
});

test('a question that cannot be loaded says so and can be asked for again', async () => {
  const fetch = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json(question));
  vi.stubGlobal('fetch', fetch);
  await render(<Trial />);
  await expect
    .element(page.getByText('The question could not be loaded. Check your connection and try again.'))
    .toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(answerField()).toBeVisible();
});

function answerField() {
  return page.getByRole('textbox', { name: 'Define opportunity cost.' });
}

function answerWith(...bodies: unknown[]) {
  const fetch = vi.fn<(url: string, request?: RequestInit) => Promise<Response>>();
  for (const body of bodies) fetch.mockResolvedValueOnce(Response.json(body));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

function sent(fetch: ReturnType<typeof answerWith>) {
  return JSON.parse(String(fetch.mock.calls[1]?.[1]?.body));
}
