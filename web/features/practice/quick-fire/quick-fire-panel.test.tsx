import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { setAccount } from '#web/session.ts';
import { QuickFirePanel } from './quick-fire-panel.tsx';
import { QuickFirePractice } from './quick-fire-practice.tsx';
import '#web/ui/theme.css';

beforeEach(() => {
  localStorage.clear();
  setAccount(null);
});
afterEach(() => vi.unstubAllGlobals());

test("today's set says what it is, and starts in one press", async () => {
  const server = serve({ queue: { due: { ...none, question: 12, chain: 3 }, left: { question: 9, chain: 1 } } });
  const { history } = await open('/subject/economics/qft');
  await expect.element(page.getByText('9 questions to go over again today.')).toBeVisible();
  await expect.element(page.getByText('15 due. 40 new questions left. Ten a day keeps you on track.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Analysis Builder' }))
    .toHaveAttribute('href', '/subject/economics/ab');
  await userEvent.click(page.getByRole('button', { name: 'Start today’s questions' }));
  await expect.poll(() => history.at(-1)).toBe('/subject/economics/qft/the-run');
  expect(server.sent('runs')).toMatchObject([{ scope: 'due', length: 10, calm: true }]);
});

test('a run is untimed until the clock is asked for, and the choice is remembered everywhere', async () => {
  const server = serve({});
  await open('/subject/economics/qft');
  await userEvent.selectOptions(page.getByLabelText('Questions from'), 'Theme 2: The UK economy');
  await userEvent.click(page.getByText('20', { exact: true }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Timed' }));
  await userEvent.click(page.getByRole('button', { name: 'Start', exact: true }));
  expect(server.sent('runs')).toMatchObject([{ scope: 'theme:2', length: 20, calm: false }]);
  await open('/subject/economics/qft?scope=weak');
  await expect.poll(() => server.sent('runs')[1]).toMatchObject({ scope: 'weak', length: 10, calm: false });
});

test('an unfinished run can be gone on with, and a done day says so', async () => {
  serve({ openRun: { id: 'left', answered: 2, questions: 5 }, queue: { done: 11, left: {} } });
  await open('/subject/economics/qft');
  await expect.element(page.getByText('You have an unfinished round: 2 of 5 answered.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Carry on' }))
    .toHaveAttribute('href', '/subject/economics/qft/left');
  await expect
    .element(page.getByText(/You’ve done today’s questions\. New ones will be ready tomorrow\./))
    .toBeVisible();
  await expect.element(page.getByText('10 of 10')).toBeVisible();
});

test('an exam date that cannot be is told beside its field', async () => {
  const server = serve({ examError: 'Paper 2: that day has passed' });
  await open('/subject/economics/qft');
  await userEvent.click(page.getByText('Add your exam dates'));
  await userEvent.fill(page.getByLabelText(/Paper 2/), '2026-01-05');
  await userEvent.click(page.getByRole('button', { name: 'Save the dates' }));
  await expect.element(page.getByText('that day has passed')).toBeVisible();
  await expect.element(page.getByLabelText(/Paper 2/)).toHaveAttribute('aria-invalid', 'true');
  expect(server.sent('exam-dates')).toEqual([{ dates: [{ paper: 2, examOn: '2026-01-05' }] }]);
});

test('a visitor is shown the way in, and may try a question without it', async () => {
  const server = serve({});
  await render(<QuickFirePractice subject="economics" />);
  await expect.element(page.getByRole('link', { name: 'Log in to practise' })).toHaveAttribute('href', '/login');
  expect(server.calls()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Try one question first' }));
  await expect.element(page.getByRole('textbox', { name: 'Define opportunity cost.' })).toBeVisible();
});

const none = { question: 0, chain: 0, evaluation: 0, plan: 0, diagram: 0 };

const taste = { id: 'economics:1.1.3-q1', subject: 'economics', prompt: 'Define opportunity cost.', seconds: 30 };

type World = {
  openRun?: object;
  examError?: string;
  queue?: { due?: object; left?: object; done?: number };
};

/** As much of the server as the start page asks. */
function serve({ openRun, examError, queue = {} }: World) {
  const start = { openRun: openRun ?? null, weak: 0, themes: [{ number: 2, title: 'The UK economy', questions: 98 }] };
  const today = { most: 10, done: queue.done ?? 0, left: { ...none, question: 10, ...queue.left }, items: [] };
  if (queue.done) today.left.question = 0;
  const due = { due: { ...none, ...queue.due }, unseen: 40, today, exams: [], nextExam: null, daysToExam: null };
  const fetch = vi.fn(async (url: string | URL, _request?: RequestInit) => {
    const path = String(url);
    if (path.includes('/api/taste')) return Response.json(taste);
    if (path.endsWith('/runs')) return Response.json({ id: 'the-run' });
    if (path.endsWith('/exam-dates'))
      return Response.json({ code: 'invalid_input', message: examError }, { status: examError ? 400 : 200 });
    return Response.json(path.includes('/queue/') ? due : start);
  });
  vi.stubGlobal('fetch', fetch);
  return {
    calls: () => fetch.mock.calls,
    sent: (part: string) =>
      fetch.mock.calls
        .filter(([url]) => String(url).endsWith(part))
        .map(([, request]) => JSON.parse(String(request?.body))),
  };
}

async function open(path: string) {
  const location = memoryLocation({ path, record: true });
  await render(
    <Router hook={location.hook} searchHook={location.searchHook}>
      <QuickFirePanel subject="economics" />
    </Router>,
  );
  return location;
}
