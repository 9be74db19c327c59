import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ansoffTask as task } from '#tests/support/ansoff-task.ts';
import { blankDrawing } from './blank-drawing.ts';
import { commit } from './history.ts';
import { Recall } from './recall.tsx';
import { useDrawing } from './use-drawing.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a drawing is kept before it is checked, so that a wrong one is never newer than its check', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, request?: RequestInit) => {
    calls.push(`${request?.method} ${new URL(url, location.href).pathname}`);
    return Response.json({ verdict: 'not yet', findings: [] });
  });
  await render(<Drawn />);
  await page.getByRole('button', { name: 'Draw' }).click();
  await page.getByRole('button', { name: 'Check my drawing' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(() => calls.length).toBe(2);
  expect(calls).toEqual([
    'PUT /api/practice/diagrams/business/ansoff/draft',
    'POST /api/practice/diagrams/business/ansoff/attempts',
  ]);
});

test('a slow save of an earlier drawing comes before the one that is checked', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = Promise.withResolvers<Response>();
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(method);
    return calls.length === 1 ? slow.promise : Response.json({ verdict: 'not yet', findings: [] });
  });
  await render(<Drawn />);
  const draw = page.getByRole('button', { name: 'Draw' });
  await draw.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls).toEqual(['PUT']);
  await draw.click();
  await page.getByRole('button', { name: 'Check my drawing' }).click();
  expect(calls).toEqual(['PUT']);
  slow.resolve(Response.json({}));
  await expect.poll(() => calls).toEqual(['PUT', 'PUT', 'POST']);
});

function Drawn() {
  const work = useDrawing('business/ansoff', { task, drawing: null, owner: '' });
  return (
    <>
      <button type="button" onClick={() => work.setHistory((before) => commit(before, blankDrawing(task)))}>
        Draw
      </button>
      <Recall taskKey="business/ansoff" task={task} work={work} hints={0} nextHref="/" />
    </>
  );
}
