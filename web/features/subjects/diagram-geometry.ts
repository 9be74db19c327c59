import type { CurvesDiagram, DiagramPoint, VertexRef, XY } from '#content/curriculum/curriculum.ts';

export type MarkedPoint = { id: string; x: number; y: number; xLabel?: string; yLabel?: string };
export type ShadedArea = { id: string; label: string; corners: XY[] };

/** Where a diagram's points and areas lie: they are given as 'where D meets S', and found from the curves. */
export function placeDiagram({ curves, points = [], areas = [] }: CurvesDiagram) {
  const lines: Lines = new Map(curves.map(({ id, reference }) => [id, reference]));
  const found = new Map<string, XY>();
  for (const point of points) {
    const place = findPoint(point, lines, found);
    if (place) found.set(point.id, place);
  }
  const marked = points.flatMap(({ id, x: xLabel, y: yLabel }): MarkedPoint[] => {
    const place = found.get(id);
    return place ? [{ id, x: place[0], y: place[1], xLabel, yLabel }] : [];
  });
  const shaded = areas.map(
    ({ id, label, vertices }): ShadedArea => ({
      id,
      label,
      corners: vertices.flatMap((vertex) => findCorner(vertex, lines, found)),
    }),
  );
  return { marked, shaded };
}

type Lines = Map<string, XY[]>;

function findPoint(point: DiagramPoint, lines: Lines, found: Map<string, XY>): XY | undefined {
  const line = (id: string | undefined) => (id && lines.get(id)) || [];
  if (point.cross) {
    const meetings = crossings(line(point.cross[0]), line(point.cross[1])).sort((a, b) => a[0] - b[0]);
    return meetings.at(point.pick === 'last' ? -1 : 0);
  }
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

function findCorner(vertex: VertexRef, lines: Lines, found: Map<string, XY>): XY[] {
  if (typeof vertex === 'string') return found.get(vertex) ? [found.get(vertex) as XY] : [];
  if (Array.isArray(vertex)) return [vertex];
  const x = typeof vertex.x === 'number' ? vertex.x : found.get(vertex.x)?.[0];
  if (x === undefined) return [];
  const y =
    'on' in vertex
      ? yAt(lines.get(vertex.on) ?? [], x)
      : typeof vertex.y === 'number'
        ? vertex.y
        : found.get(vertex.y)?.[1];
  return y === undefined ? [] : [[x, y]];
}

function yAt(line: readonly XY[], x: number): number | undefined {
  for (const [[x0, y0], [x1, y1]] of segments(line)) {
    if (x < Math.min(x0, x1) - 1e-9 || x > Math.max(x0, x1) + 1e-9) continue;
    return Math.abs(x1 - x0) < 1e-9 ? (y0 + y1) / 2 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return undefined;
}

function xAt(line: readonly XY[], y: number): number | undefined {
  return yAt(
    line.map(([a, b]): XY => [b, a]),
    y,
  );
}

function crossings(one: readonly XY[], other: readonly XY[]): XY[] {
  const meetings: XY[] = [];
  for (const [[x1, y1], [x2, y2]] of segments(one)) {
    for (const [[x3, y3], [x4, y4]] of segments(other)) {
      const d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
      if (Math.abs(d) < 1e-12) continue;
      const t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / d;
      const u = -((x1 - x2) * (y1 - y3) - (y1 - y2) * (x1 - x3)) / d;
      if (Math.min(t, u) >= -1e-6 && Math.max(t, u) <= 1 + 1e-6)
        meetings.push([x1 + t * (x2 - x1), y1 + t * (y2 - y1)]);
    }
  }
  return meetings;
}

function segments(line: readonly XY[]): [XY, XY][] {
  return line.slice(1).map((end, index) => [line[index] as XY, end]);
}
