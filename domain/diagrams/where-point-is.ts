import type { CurvesRules, PointRule } from './diagram-rules.ts';

/** 'where D1 meets S': how a student would say where a point is. */
export function wherePointIs({ curves, points = [] }: CurvesRules, point: PointRule): string {
  const name = (id: string | undefined) => curves.find((curve) => curve.id === id)?.label ?? id ?? '';
  if (point.cross) {
    const side = point.pick === 'last' ? ' for the last time' : '';
    return `where ${name(point.cross[0])} meets ${name(point.cross[1])}${side}`;
  }
  const beside = points.find(({ id }) => id === (point.sameX ?? point.sameY));
  if (beside) {
    const label = point.sameX ? beside.x : beside.y;
    return `on ${name(point.on)}, in line with ${label ?? wherePointIs({ curves, points } as CurvesRules, beside)}`;
  }
  if (point.minOf) return `at the lowest point of ${name(point.minOf)}`;
  return point.maxOf ? `at the highest point of ${name(point.maxOf)}` : 'at its place';
}
