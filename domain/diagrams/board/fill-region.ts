import type { CurvesDrawing } from '../drawing.ts';
import { distance, type Line, segments, type XY } from '../geometry.ts';
import { traceCurve } from '../trace-curve.ts';
import { type NamedPlace, snap } from './named-places.ts';
import { outline } from './outline.ts';
import { simplify } from './simplify.ts';

/** Fine enough for a thin triangle, coarse enough to be filled at once. */
const cells = 120;

/**
 * The region under a tap, bounded by curves, dashed lines and axes; or all regions that a rub of the pen touched, as one.
 * Nothing when the pen touched only lines.
 */
export function fillRegion(
  drawing: CurvesDrawing,
  touched: readonly XY[],
  places: readonly NamedPlace[],
): XY[] | undefined {
  const walls = buildWalls(drawing);
  const filled = new Uint8Array(cells * cells);
  const waiting = touched.map(cellOf).filter((cell) => cell !== undefined && !walls[cell]) as number[];
  if (waiting.length === 0) return undefined;
  for (const cell of waiting) filled[cell] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    for (const next of neighbours(cell)) {
      if (walls[next] || filled[next]) continue;
      filled[next] = 1;
      waiting.push(next);
    }
  }
  const corners = simplify(outline(closeSeams(filled), cells), 0.014).map(
    (corner) => snap(corner, places, 0.03)?.at ?? corner,
  );
  const distinct = corners.filter((corner, index) => index === 0 || distance(corner, corners[index - 1] as XY) > 0.004);
  return distinct.length > 3 ? distinct.slice(0, -1) : undefined;
}

/** A line between two filled regions is filled as well. */
function closeSeams(filled: Uint8Array): Uint8Array {
  const closed = filled.slice();
  const near = (cell: number, step: number) => [1, 2].some((times) => filled[cell + step * times] === 1);
  for (let cell = 0; cell < filled.length; cell++) {
    if (filled[cell]) continue;
    if ((near(cell, 1) && near(cell, -1)) || (near(cell, cells) && near(cell, -cells))) closed[cell] = 1;
  }
  return closed;
}

function buildWalls(drawing: CurvesDrawing): Uint8Array {
  const walls = new Uint8Array(cells * cells);
  for (const line of [...drawing.curves.map(traceCurve), ...guidesOf(drawing)]) {
    for (const [from, to] of segments(line)) {
      const steps = Math.ceil(distance(from, to) * cells * 3) + 1;
      for (let step = 0; step <= steps; step++) {
        const cell = cellOf([
          from[0] + ((to[0] - from[0]) * step) / steps,
          from[1] + ((to[1] - from[1]) * step) / steps,
        ]);
        if (cell !== undefined) walls[cell] = 1;
      }
    }
  }
  return walls;
}

/** From a mark to the labels on the axes, and between marks that stand above each other. */
export function guidesOf({ points }: CurvesDrawing): Line[] {
  return points.flatMap(({ at: [x, y], xLabel, yLabel }, index): Line[] => [
    ...(xLabel
      ? [
          [
            [x, y],
            [x, 0],
          ] satisfies XY[],
        ]
      : []),
    ...(yLabel
      ? [
          [
            [x, y],
            [0, y],
          ] satisfies XY[],
        ]
      : []),
    ...points.slice(index + 1).flatMap(({ at }): Line[] => (Math.abs(at[0] - x) < 0.012 ? [[[x, y], at]] : [])),
  ]);
}

function cellOf([x, y]: XY): number | undefined {
  const [column, row] = [Math.floor(x * cells), Math.floor(y * cells)];
  return column < 0 || row < 0 || column >= cells || row >= cells ? undefined : row * cells + column;
}

function neighbours(cell: number): number[] {
  const column = cell % cells;
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < cells - 1 ? [cell + 1] : []),
    ...(cell >= cells ? [cell - cells] : []),
    ...(cell < cells * (cells - 1) ? [cell + cells] : []),
  ];
}
