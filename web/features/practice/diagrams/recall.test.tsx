import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import { blankDrawing } from './blank-drawing.ts';
import { begin, commit } from './history.ts';
import type { TaskOf } from './load-diagrams.ts';
import { Recall } from './recall.tsx';

afterEach(() => vi.unstubAllGlobals());

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

function Drawn() {
  const [history, setHistory] = useState(() => begin<Drawing>(blankDrawing(task)));
  return (
    <>
      <button type="button" onClick={() => setHistory((before) => commit(before, blankDrawing(task)))}>
        Draw
      </button>
      <Recall taskKey="business/ansoff" task={task} history={history} setHistory={setHistory} hints={0} nextHref="/" />
    </>
  );
}

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
