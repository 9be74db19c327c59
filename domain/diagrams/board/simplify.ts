import type { Line, XY } from '../geometry.ts';

/** Ramer, Douglas and Peucker: fewer points, none of the line further away than `most`. */
export function simplify(line: Line, most: number): XY[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const offsets = line.map((point) => offset(point, first, last));
  const furthest = Math.max(...offsets);
  if (furthest <= most) return [first, last];
  const at = offsets.indexOf(furthest);
  return [...simplify(line.slice(0, at + 1), most).slice(0, -1), ...simplify(line.slice(at), most)];
}

/** How far a point is from the straight line through two others. */
export function offset([x, y]: XY, [x0, y0]: XY, [x1, y1]: XY): number {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 1e-9) return Math.hypot(x - x0, y - y0);
  return Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length;
}
