import { namedPlaces } from '#domain/diagrams/board/named-places.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { fromLeft } from '#domain/diagrams/geometry.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { tellPlace } from './tell-place.ts';

/** The drawing in words, for whoever cannot see it: what is there, and where the lines run and meet. */
export function describeDrawing(drawing: CurvesDrawing): string {
  const { xLabel, yLabel, curves, points, areas, notes } = drawing;
  const lines = curves.map((curve, index) => {
    const line = fromLeft(traceCurve(curve));
    return `${curve.label || `Line ${index + 1}`} runs from ${tellPlace(line[0])} to ${tellPlace(line.at(-1))}.`;
  });
  const meetings = namedPlaces(drawing).filter(({ name }) => name.startsWith('where'));
  return [
    `Vertical axis: ${yLabel || 'no label'}. Horizontal axis: ${xLabel || 'no label'}.`,
    ...(curves.length ? lines : ['Nothing is drawn yet.']),
    ...meetings.map(({ name, at }) => `${name.replace('where ', '')} at ${tellPlace(at)}.`),
    ...points.map(({ xLabel: x, yLabel: y, at }) => `Point ${[x, y].filter(Boolean).join(', ')} at ${tellPlace(at)}.`),
    ...areas.map(({ label }) => `Area shaded: ${label || 'no name'}.`),
    ...notes.map(({ label }) => `Words: ${label}.`),
  ].join(' ');
}
