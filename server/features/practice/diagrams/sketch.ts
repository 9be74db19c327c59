import type { Diagram } from '#content/curriculum/curriculum.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import { drawnOnly } from './drawn-only.ts';
import type { CheckedDiagram } from './read-diagrams.ts';

/** Enough to know the diagram again: its lines, no points, no areas, no words about it. */
export type Sketch = Diagram;

/** `named`: with its names. What is to be drawn from memory today is shown without a single one. */
export function sketchOf(diagram: CheckedDiagram, named: boolean): Sketch {
  const drawn = { ...drawnOnly(diagram), explanation: '', commonErrors: [] };
  const name = (label: string) => (named ? label : '');
  switch (drawn.kind) {
    case 'xy':
      return {
        ...drawn,
        axes: { x: { label: name(drawn.axes.x.label) }, y: { label: name(drawn.axes.y.label) } },
        curves: drawn.curves.map((curve) => ({ ...curve, label: name(curve.label), reference: thin(curve.reference) })),
        points: [],
        areas: [],
        requiredLabels: [],
      };
    case 'matrix':
      return { ...drawn, cells: drawn.cells.map((cell) => ({ ...cell, label: name(String(cell.label)) })) };
    case 'tree':
    case 'network':
      return drawn;
  }
}

const most = 40;

function thin(line: XY[]): XY[] {
  // Corners must stay corners, so a short line is kept whole.
  if (line.length <= most * 1.5) return line;
  return Array.from({ length: most }, (_, index): XY => {
    return line[Math.round((index * (line.length - 1)) / (most - 1))] ?? [0, 0];
  });
}
