import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Diagram } from '#content/curriculum/curriculum.ts';
import file from '#content/curriculum/diagrams.json' with { type: 'json' };
import '#web/ui/theme.css';
import { DiagramFigure } from './diagram-figure.tsx';

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

test('a demand and supply diagram names its curves, points and axes', async () => {
  const diagram = diagrams.find(({ id }) => id === 'demand-shift');
  if (!diagram) throw new Error('There is no such diagram');
  const screen = await render(<DiagramFigure diagram={diagram} />);
  const words = [...screen.container.querySelectorAll('text')].map((text) => text.textContent);
  expect(words).toEqual(expect.arrayContaining(['Quantity', 'Price', 'D₁', 'D₂', 'S', 'P₁', 'P₂', 'Q₁', 'Q₂']));
});
