import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { distance, segments, type XY } from '#domain/diagrams/geometry.ts';
import { isInside } from '#domain/diagrams/polygons.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { type Frame, fromPaper, toPaper } from './frame.ts';
import type { Selection } from './selection.ts';

/** In pixels: a fingertip is not a mouse. */
const reach = { handle: 24, point: 20, words: 30, line: 14 };

/** The handle of the selected line under the pen. */
export function findHandle(
  drawing: CurvesDrawing,
  selected: Selection | undefined,
  frame: Frame,
  pen: XY,
): number | undefined {
  const curve = selected?.kind === 'curve' ? drawing.curves.find(({ id }) => id === selected.id) : undefined;
  const distances = (curve?.handles ?? []).map((handle) => distance(toPaper(frame, handle), pen));
  const least = Math.min(...distances);
  return least <= reach.handle ? distances.indexOf(least) : undefined;
}

/** What is under the pen, the smallest things first. */
export function findHit(drawing: CurvesDrawing, frame: Frame, pen: XY): Selection | undefined {
  const axis = findAxis(frame, pen);
  if (axis) return { kind: 'axis', id: axis };
  const near = (at: XY, most: number) => distance(toPaper(frame, at), pen) <= most;
  const point = drawing.points.find(({ at }) => near(at, reach.point));
  if (point) return { kind: 'point', id: point.id };
  const note = drawing.notes.find(({ at }) => near(at, reach.words));
  if (note) return { kind: 'note', id: note.id };
  const curve = drawing.curves.find(
    (one) =>
      distanceToLine(
        traceCurve(one).map((at) => toPaper(frame, at)),
        pen,
      ) <= reach.line,
  );
  if (curve) return { kind: 'curve', id: curve.id };
  const area = drawing.areas.find(({ corners }) => isInside(fromPaper(frame, pen), corners));
  return area && { kind: 'area', id: area.id };
}

/** The words beside the ends of the axes. */
function findAxis({ left, top, bottom, width, height }: Frame, [x, y]: XY): 'x' | 'y' | undefined {
  if (y < top - 12 && x < Math.max(left * 4, 190)) return 'y';
  return y > bottom + 24 && y <= height && x > width / 2 ? 'x' : undefined;
}

function distanceToLine(line: readonly XY[], at: XY): number {
  return Math.min(
    ...segments(line).map(([[x0, y0], [x1, y1]]) => {
      const length = (x1 - x0) ** 2 + (y1 - y0) ** 2 || 1;
      const share = Math.min(Math.max(((at[0] - x0) * (x1 - x0) + (at[1] - y0) * (y1 - y0)) / length, 0), 1);
      return distance([x0 + (x1 - x0) * share, y0 + (y1 - y0) * share], at);
    }),
  );
}
