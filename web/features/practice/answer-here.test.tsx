import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Account, setAccount } from '#web/session.ts';
import { AnswerHere } from './answer-here.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  localStorage.clear();
  setAccount({ email: 'sam@school.example', subjects: ['economics'], subscriptions: [] } as unknown as Account);
});
afterEach(() => vi.unstubAllGlobals());

const question = { id: '1.1.3-q1', prompt: 'Define opportunity cost.' };
const marking = {
  verdict: 'partly',
  ideas: [
    { idea: 'forgone or given up', state: 'found', span: [9, 16] },
    { idea: 'next best alternative', state: 'missing' },
  ],
  missing: 'next best alternative',
  modelAnswer: 'The value of the next best alternative forgone.',
  ...{ commonError: null, found: 1, wanted: 2, followUp: null },
};

test('an answer is marked in place: busy while it goes, then what was found, what would help and the model answer', async () => {
  const reply = Promise.withResolvers<Response>();
  const fetch = vi.fn((_path: string, _request?: RequestInit) => reply.promise);
  vi.stubGlobal('fetch', fetch);
  await open();
  await expect.element(box()).toHaveFocus();
  await userEvent.keyboard('what you give up');
  const button = page.getByRole('button', { name: 'Mark my answer' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  reply.resolve(Response.json(marking));
  await expect.element(page.getByRole('status')).toHaveTextContent('Partly there.');
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/practice/quick-fire/economics/questions');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toMatchObject({
    questionId: '1.1.3-q1',
    answer: 'what you give up',
  });
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['give up']);
  await expect.element(page.getByText('The value of the next best alternative forgone.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(box()).toHaveValue('what you give up');
});

test('an empty answer is met kindly; one that cannot be marked says so, and is still there on the next visit', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ code: 'x', message: null }, { status: 400 })),
  );
  const first = await open();
  await page.getByRole('button', { name: 'Mark my answer' }).click();
  await expect
    .element(page.getByText('Write a sentence first, even a rough one. A guess is a good start.'))
    .toBeVisible();
  await box().fill('half a thought');
  await page.getByRole('button', { name: 'Mark my answer' }).click();
  await expect.element(page.getByText('We couldn’t mark that. Check your connection and try again.')).toBeVisible();
  await first.unmount();
  await open();
  await expect.element(box()).toHaveValue('half a thought');
});

test('an answer that was kept and is marked late takes the place of nothing newer, and its draft is not dropped', async () => {
  const later = Promise.withResolvers<Response>();
  const replies = [() => Promise.reject(new TypeError('offline')), () => later.promise];
  const fetch = vi.fn(() => replies.shift()?.());
  vi.stubGlobal('fetch', fetch);
  const first = await open();
  await box().fill('what you give up');
  await page.getByRole('button', { name: 'Mark my answer' }).click();
  await expect.element(page.getByText(/You’re offline/)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => fetch.mock.calls.length).toBe(2);
  await box().fill('the next best thing that you give up');
  later.resolve(Response.json(marking));
  await expect.element(page.getByText(/You’re offline/)).not.toBeInTheDocument();
  await expect.element(box()).toHaveValue('the next best thing that you give up');
  await first.unmount();
  await open();
  await expect.element(box()).toHaveValue('the next best thing that you give up');
});

test('what one student left in a shared browser is not shown to another', async () => {
  const first = await open();
  await box().fill('mine alone');
  await first.unmount();
  setAccount({ email: 'kim@school.example', subjects: ['economics'], subscriptions: [] } as unknown as Account);
  await open();
  await expect.element(box()).toHaveValue('');
});

function open() {
  return render(<AnswerHere subject="economics" question={question} />);
}

function box() {
  return page.getByRole('textbox', { name: 'Your answer' });
}
