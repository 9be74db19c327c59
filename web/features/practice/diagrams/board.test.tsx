import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CurvesDiagram } from '#content/curriculum/curriculum.ts';
import file from '#content/curriculum/diagrams.json' with { type: 'json' };
import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import '#web/ui/theme.css';
import { builtBy } from '#web/figure/study-steps.ts';
import { blankDrawing } from './blank-drawing.ts';
import { Board } from './board.tsx';
import { Feedback } from './feedback.tsx';
import { begin, commit, redo, undo } from './history.ts';
import type { Task } from './load-diagrams.ts';

test('undo and redo go back and forth, a gesture is one step, and something new ends the way forth', () => {
  let history = commit(begin('a'), 'b');
  history = commit(history, 'c', 'drag-1');
  history = commit(history, 'd', 'drag-1');
  expect(history.past).toEqual(['a', 'b']);
  history = undo(history);
  expect(history.present).toBe('b');
  expect(redo(history).present).toBe('d');
  history = commit(history, 'e');
  expect(redo(history).present).toBe('e');
  expect(undo(undo(undo(history))).present).toBe('a');
});

const curves = file.diagrams.filter(({ kind }) => kind === 'xy') as unknown as CurvesDiagram[];

test.each(curves)('$id is built from nothing to all of it, and never loses a part on the way', (diagram) => {
  const count = Math.max(diagram.steps?.length ?? 1, 1);
  const sizes = Array.from({ length: count }, (_, step) => {
    const { curves, points, areas } = builtBy(diagram, step);
    return curves.size + points.size + areas.size;
  });
  expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes);
  expect(sizes.at(-1)).toBe(diagram.curves.length + (diagram.points?.length ?? 0) + (diagram.areas?.length ?? 0));
});

test('a line drawn with the pen is straightened, selected, and named from the palette', async () => {
  await render(<OpenBoard task={market} />);
  const paper = page.getByRole('img', { name: 'Your drawing: A market' });
  await drawAcross(paper.element());
  await userEvent.click(page.getByRole('button', { name: 'D₁', exact: true }));
  await expect.element(page.getByRole('button', { name: 'Line D₁', exact: true })).toBeVisible();
  await expect.element(paper).toHaveAccessibleDescription(/D1 runs from .* across, .* up to /);
});

test('by keyboard a line is added, moved and put back at the edge, and each move is said', async () => {
  await render(<OpenBoard task={market} />);
  (page.getByRole('button', { name: 'Add line' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('region', { name: 'Selected: Line 1, no label yet' })).toHaveFocus();
  await userEvent.click(page.getByText('Move or bend it'));
  (page.getByRole('button', { name: 'Left end' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{ArrowUp}');
  await expect.element(page.getByText('0 across, 52 up, on the vertical axis', { exact: true })).toBeInTheDocument();
});

test('a name goes into the coloured cell, and the next empty cell is coloured', async () => {
  await render(<OpenBoard task={matrix} />);
  await userEvent.click(page.getByRole('button', { name: 'Star' }));
  await userEvent.click(page.getByRole('button', { name: 'Dog' }));
  await expect.element(page.getByRole('textbox', { name: 'High share, high growth' })).toHaveValue('Star');
  await expect.element(page.getByRole('textbox', { name: 'Low share, high growth' })).toHaveValue('Dog');
});

test('the errors with a name come first, and a line that is chosen is pointed at', async () => {
  const findings: Finding[] = [
    { rule: 'a', kind: 'point', ok: false, text: 'Mark Q1 where D meets S.', places: [] },
    {
      rule: 'b',
      kind: 'shape',
      ok: false,
      text: 'D should slope downwards.',
      places: [],
      misconception: 'flipped-curve',
    },
    { rule: 'c', kind: 'axis', ok: true, text: 'The vertical axis is labelled Price.', places: [] },
  ];
  const pointed: (Finding | undefined)[] = [];
  const checked = { verdict: 'partly' as const, score: 0.3, findings };
  await render(<Feedback checked={checked} pointed={undefined} onPoint={(finding) => pointed.push(finding)} />);
  const lines = page
    .getByRole('button')
    .elements()
    .map((line) => line.textContent);
  expect(lines).toEqual(['To fix: D should slope downwards.', 'To fix: Mark Q₁ where D meets S.']);
  (page.getByRole('button', { name: /slope downwards/ }).element() as HTMLElement).click();
  expect(pointed).toEqual([findings[1]]);
});

const told = { id: 'a-market', title: 'A market', prompt: 'Draw it.', sections: ['1.2.6'], seconds: 60 };
const market: Task = {
  ...told,
  kind: 'xy',
  palette: { axes: ['Price'], curves: ['D1', 'S'], x: ['Q1'], y: ['P1'], areas: [], notes: [] },
};
const scale = { values: ['High', 'Low'] };
const matrix: Task = {
  ...told,
  kind: 'matrix',
  axes: { x: { label: 'Share', ...scale }, y: { label: 'Growth', ...scale } },
  names: ['Dog', 'Star'],
};

function OpenBoard({ task }: { task: Task }) {
  const [drawing, setDrawing] = useState<Drawing>(blankDrawing(task));
  return (
    <Board
      task={task}
      drawing={drawing}
      onChange={setDrawing}
      finding={undefined}
      paperRef={null}
      check={null}
      outcome={null}
    />
  );
}

async function drawAcross(paper: Element) {
  const { left, top, width, height } = paper.getBoundingClientRect();
  const send = (type: string, share: number) =>
    paper.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        button: 0,
        clientX: left + width * (0.2 + share * 0.5),
        clientY: top + height * (0.25 + share * 0.4),
      }),
    );
  const capture = Element.prototype.setPointerCapture;
  // A pointer that was only made up cannot be captured.
  Element.prototype.setPointerCapture = () => undefined;
  send('pointerdown', 0);
  for (let step = 1; step <= 20; step++) send('pointermove', step / 20);
  send('pointerup', 1);
  Element.prototype.setPointerCapture = capture;
}
