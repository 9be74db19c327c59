import type { CurvesDiagram, XY } from '#content/curriculum/curriculum.ts';
import { findCorners, findSpots } from '#domain/diagrams/places.ts';

export type MarkedPoint = { id: string; x: number; y: number; xLabel?: string; yLabel?: string };
export type ShadedArea = { id: string; label: string; corners: XY[] };

/** Where a diagram's points and areas lie: they are given as 'where D meets S', and found from the curves. */
export function placeDiagram({ curves, points = [], areas = [] }: CurvesDiagram) {
  const lines = new Map(curves.map(({ id, reference }) => [id, reference]));
  const spots = findSpots(points, lines);
  const marked = points.flatMap(({ id, x: xLabel, y: yLabel }): MarkedPoint[] => {
    const spot = spots.get(id);
    return spot ? [{ id, x: spot[0], y: spot[1], xLabel, yLabel }] : [];
  });
  const shaded = areas.map(
    ({ id, label, vertices }): ShadedArea => ({ id, label, corners: findCorners(vertices, lines, spots) ?? [] }),
  );
  return { marked, shaded };
}
