import type { XY } from '#domain/diagrams/geometry.ts';
import type { CheckedDiagram } from './read-diagrams.ts';

/** A picture without a single name or mark in it: enough to know it again, too little to copy. */
export type Sketch = XY[][];

const most = 24;

export function sketchOf(diagram: CheckedDiagram | undefined): Sketch {
  if (diagram?.kind !== 'xy') return [];
  return diagram.curves.map(({ reference }) => {
    // Corners must stay corners, so a short line is kept whole.
    if (reference.length <= most * 1.5) return reference;
    return Array.from({ length: most }, (_, index): XY => {
      return reference[Math.round((index * (reference.length - 1)) / (most - 1))] ?? [0, 0];
    });
  });
}
