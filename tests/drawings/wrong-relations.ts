import type { CurvesRules } from '#domain/diagrams/diagram-rules.ts';
import type { Line, XY } from '#domain/diagrams/geometry.ts';
import { drawCurves } from '#domain/diagrams/reference-drawing.ts';
import type { WrongDrawing } from './wrong-drawings.ts';

export type Lines = ReadonlyMap<string, Line>;

/** A curve pushed to where the relation no longer holds. */
export function wrongRelations(rules: CurvesRules, lines: Lines): WrongDrawing[] {
  return (rules.relations ?? []).flatMap(({ type, a, b = '' }, index): WrongDrawing[] => {
    const push = (id: string, dx: number, dy: number) =>
      drawCurves(
        rules,
        new Map(lines).set(
          id,
          (lines.get(id) ?? []).map(([x, y]): XY => [x + dx, y + dy]),
        ),
      );
    const rule = `relation-${index}`;
    const [line, other] = [lines.get(a) ?? [], lines.get(b) ?? []];
    switch (type) {
      case 'crossAtMinimum':
        return [
          {
            fault: `${a} beside the minimum of ${b}`,
            drawing: push(a, -0.2, 0),
            rule,
            misconception: 'misses-the-minimum',
          },
        ];
      case 'tangent':
        return [
          { fault: `${b} crosses ${a}`, drawing: push(a, 0, 0.12), rule, misconception: 'crosses-instead-of-touching' },
          { fault: `a gap between ${a} and ${b}`, drawing: push(a, 0, -0.1), rule },
        ];
      case 'twiceAsSteep':
      case 'steeper': {
        const [x0, y0] = line[0] as XY;
        const drop = (((other.at(-1)?.[1] ?? 0) - (other[0]?.[1] ?? 0)) /
          ((other.at(-1)?.[0] ?? 0) - (other[0]?.[0] ?? 0))) as number;
        const parallel = line.map(([x]): XY => [x, y0 + drop * (x - x0)]);
        return [
          {
            fault: `${a} parallel to ${b}`,
            drawing: drawCurves(rules, new Map(lines).set(a, parallel)),
            rule,
            misconception: 'not-steep-enough',
          },
        ];
      }
      case 'startsAtOrigin':
        return [{ fault: `${a} above the origin`, drawing: push(a, 0, 0.15), rule, misconception: 'wrong-start' }];
      case 'sameStart':
        return [{ fault: `${a} begins elsewhere`, drawing: push(a, 0, -0.2), rule, misconception: 'wrong-start' }];
      case 'touchesAxisBothEnds':
        return [{ fault: `${a} above the axis`, drawing: push(a, 0, 0.12), rule, misconception: 'wrong-start' }];
      default:
        return [];
    }
  });
}
