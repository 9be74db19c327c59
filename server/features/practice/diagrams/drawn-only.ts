import type { Diagram } from '#content/curriculum/curriculum.ts';

/** A diagram without what a student's own drawing is checked against: other spellings, relations and orders. */
export function drawnOnly(diagram: Diagram): Diagram {
  const { id, title, explanation, steps, commonErrors } = diagram;
  const words = { id, title, explanation, steps, commonErrors };
  switch (diagram.kind) {
    case 'xy':
      return {
        ...words,
        kind: 'xy',
        axes: { x: { label: diagram.axes.x.label }, y: { label: diagram.axes.y.label } },
        curves: diagram.curves.map(({ id, label, reference }) => ({ id, label, reference })),
        points: diagram.points?.map(({ id, cross, pick, on, sameX, sameY, minOf, maxOf, at, x, y }) => ({
          id,
          cross,
          pick,
          on,
          sameX,
          sameY,
          minOf,
          maxOf,
          at,
          x,
          y,
        })),
        areas: diagram.areas?.map(({ id, label, vertices }) => ({ id, label, vertices })),
        requiredLabels: diagram.requiredLabels?.map(({ label, at }) => ({ label, at })),
      };
    case 'matrix':
      return { ...words, kind: 'matrix', axes: diagram.axes, cells: diagram.cells.map(({ accept, ...cell }) => cell) };
    case 'tree':
      return { ...words, kind: 'tree', tree: diagram.tree, expected: diagram.expected };
    case 'network':
      return { ...words, kind: 'network', activities: diagram.activities, expected: diagram.expected };
  }
}
