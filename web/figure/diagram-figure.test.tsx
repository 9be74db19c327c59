import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Diagram, XY } from '#content/curriculum/curriculum.ts';
import file from '#content/curriculum/diagrams.json' with { type: 'json' };
import '#web/ui/theme.css';
import { DiagramFigure, Figure } from './diagram-figure.tsx';
import { type Label, placeCurveLabels, toX, toY } from './diagram-labels.ts';

const diagrams = file.diagrams as unknown as Diagram[];

test.each(diagrams)(
  'the diagram $id is an image with a title and a description, and every line has a place',
  async (diagram) => {
    const screen = await render(<DiagramFigure diagram={diagram} />);
    const image = screen.getByRole('img', { name: diagram.title });
    await expect.element(image).toHaveAccessibleDescription(diagram.explanation);
    const drawing = image.element();
    expect(drawing.outerHTML).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawing.querySelectorAll('polyline, path, rect').length).toBeGreaterThan(0);
    for (const text of drawing.querySelectorAll('text')) {
      const sheet = drawing.getBoundingClientRect();
      const box = text.getBoundingClientRect();
      expect(box.left, text.textContent).toBeGreaterThanOrEqual(sheet.left - 2);
      expect(box.right, text.textContent).toBeLessThanOrEqual(sheet.right + 2);
      expect(box.top, text.textContent).toBeGreaterThanOrEqual(sheet.top - 2);
      expect(box.bottom, text.textContent).toBeLessThanOrEqual(sheet.bottom + 2);
    }
  },
);

test('no straight line goes through its own name', () => {
  const crossed = diagrams.flatMap((diagram) => {
    if (diagram.kind !== 'xy') return [];
    const labels = placeCurveLabels(diagram.curves);
    return diagram.curves.flatMap(({ reference }, index) => {
      const label = labels[index];
      return label && reference.length === 2 && isCrossed(label, reference) ? [`${diagram.id}: ${label.text}`] : [];
    });
  });
  expect(crossed).toEqual([]);
});

function isCrossed({ x, y, width }: Label, line: readonly XY[]): boolean {
  const [[x0, y0], [x1, y1]] = [line[0] ?? [0, 0], line[1] ?? [0, 0]];
  return Array.from({ length: 101 }, (_, step) => step / 100).some((share) => {
    const [atX, atY] = [toX(x0 + (x1 - x0) * share), toY(y0 + (y1 - y0) * share)];
    return atX > x + 1 && atX < x + width - 3 && atY > y - 10 && atY < y;
  });
}

test('a demand and supply diagram names its curves, points and axes', async () => {
  const diagram = diagrams.find(({ id }) => id === 'demand-shift');
  if (!diagram) throw new Error('There is no such diagram');
  const screen = await render(<DiagramFigure diagram={diagram} />);
  const words = [...screen.container.querySelectorAll('text')].map((text) => text.textContent);
  expect(words).toEqual(expect.arrayContaining(['Quantity', 'Price', 'D₁', 'D₂', 'S', 'P₁', 'P₂', 'Q₁', 'Q₂']));
});

test.each([
  [0, { labels: ['A (3)', 'B (5)'], figures: 0, floats: 0 }],
  [1, { labels: ['A (3)', 'B (5)'], figures: 6, floats: 0 }],
  [2, { labels: ['A (3)', 'B (5)'], figures: 12, floats: 0 }],
  [3, { labels: ['A (3)', 'B (5)'], figures: 12, floats: 3 }],
])('at step %i a network has %j', async (step, wanted) => {
  const words = await wordsAt('critical-path', step);
  expect(words).toEqual(expect.arrayContaining(wanted.labels));
  expect(words.filter((word) => /^\d+$/.test(word))).toHaveLength(wanted.figures);
  expect(words.filter((word) => word.startsWith('float'))).toHaveLength(wanted.floats);
});

test.each([
  [0, { chances: 0, values: 0, sums: 0 }],
  [1, { chances: 4, values: 0, sums: 0 }],
  [2, { chances: 4, values: 5, sums: 0 }],
  [3, { chances: 4, values: 5, sums: 3 }],
])('at step %i a decision tree has its options and %j', async (step, wanted) => {
  const words = await wordsAt('decision-tree', step);
  expect(words).toEqual(expect.arrayContaining(['Launch a new product', 'Extend the existing range', 'Do nothing']));
  expect(words.filter((word) => /sales, 0\.\d/.test(word))).toHaveLength(wanted.chances);
  expect(words.filter((word) => /^£/.test(word))).toHaveLength(wanted.values);
  expect(words.filter((word) => /^EV/.test(word))).toHaveLength(wanted.sums);
});

async function wordsAt(wanted: string, step: number): Promise<string[]> {
  const diagram = diagrams.find(({ id }) => id === wanted);
  if (!diagram) throw new Error('There is no such diagram');
  const screen = await render(<Figure diagram={diagram} words={{ titleId: '', textId: '' }} step={step} />);
  return [...screen.container.querySelectorAll('text')].map((text) => text.textContent);
}
