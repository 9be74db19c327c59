import type { CornerRule, PointRule } from './diagram-rules.ts';
import { crossings, type Line, reach, type XY, xAt, yAt } from './geometry.ts';

export type Lines = ReadonlyMap<string, Line>;
export type Spots = ReadonlyMap<string, XY>;

/** Points are given as 'where D meets S' and found from the curves, whoever drew them. */
export function findSpots(points: readonly PointRule[] = [], lines: Lines): Map<string, XY> {
  const found = new Map<string, XY>();
  for (const point of points) {
    const spot = findSpot(point, lines, found);
    if (spot) found.set(point.id, spot);
  }
  return found;
}

function findSpot(point: PointRule, lines: Lines, found: Spots): XY | undefined {
  const line = (id: string | undefined) => (id && lines.get(id)) || [];
  if (point.cross) return crossings(line(point.cross[0]), line(point.cross[1])).at(point.pick === 'last' ? -1 : 0);
  const beside = found.get(point.sameX ?? point.sameY ?? '');
  if (point.on && beside) {
    const other = point.sameX ? yAt(line(point.on), beside[0]) : xAt(line(point.on), beside[1]);
    if (other === undefined) return undefined;
    return point.sameX ? [beside[0], other] : [other, beside[1]];
  }
  if (point.at) return point.at;
  const byHeight = [...line(point.maxOf ?? point.minOf)].sort((a, b) => a[1] - b[1]);
  return byHeight.at(point.maxOf ? -1 : 0);
}

/** An area's corners; nothing when one of them cannot be found. */
export function findCorners(vertices: readonly CornerRule[], lines: Lines, spots: Spots): XY[] | undefined {
  const corners = vertices.map((vertex) => findCorner(vertex, lines, spots));
  return corners.every((corner) => corner !== undefined) ? corners : undefined;
}

function findCorner(vertex: CornerRule, lines: Lines, spots: Spots): XY | undefined {
  if (typeof vertex === 'string') return spots.get(vertex);
  if (Array.isArray(vertex)) return vertex;
  const x = typeof vertex.x === 'number' ? vertex.x : spots.get(vertex.x)?.[0];
  if (x === undefined) return undefined;
  if ('on' in vertex) return cornerOn(lines.get(vertex.on), x);
  const y = typeof vertex.y === 'number' ? vertex.y : spots.get(vertex.y)?.[1];
  return y === undefined ? undefined : [x, y];
}

/** A hand stops a little before the axis: the end of the line stands for where it would arrive. */
function cornerOn(line: Line | undefined, x: number): XY | undefined {
  if (!line?.length) return undefined;
  const [left, right] = reach(line, 0);
  const y = yAt(line, Math.min(Math.max(x, left), right));
  return y === undefined || x < left - 0.12 || x > right + 0.12 ? undefined : [x, y];
}
