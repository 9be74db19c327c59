import type { CurveRule, CurvesRules } from './diagram-rules.ts';
import type { Finding, Misconception } from './findings.ts';
import { flip, type Line, mirror, segments, transpose } from './geometry.ts';
import type { FoundCurves } from './match-curves.ts';
import { shapeWords } from './shape-words.ts';
import { hasShape, type Shape } from './shapes.ts';

export function checkShapes({ curves }: CurvesRules, found: FoundCurves): Finding[] {
  return curves.flatMap((rule): Finding[] => {
    const drawn = found.get(rule.id);
    if (!drawn) return [];
    const shape = shapesOf(rule).find((candidate) => hasShape(drawn.line, candidate));
    const finding = {
      rule: `shape-${rule.id}`,
      kind: 'shape' as const,
      places: [{ kind: 'curve' as const, id: drawn.id }],
    };
    if (shape) return [{ ...finding, ok: true, text: `${drawn.label} ${shapeWords[shape].is}.` }];
    const misconception = nameFault(rule, drawn.line);
    const should = `${drawn.label} should ${shapeWords[shapesOf(rule)[0] as Shape].should}`;
    return [
      { ...finding, ok: false, misconception, text: `${should}${misconception ? faultWords[misconception] : ''}.` },
    ];
  });
}

const faultWords: Partial<Record<Misconception, string>> = {
  'flipped-curve': ': yours runs the other way',
  'bowed-wrong-way': ': yours bows the other way',
  'straight-for-curved': ': yours is a straight line',
};

function nameFault(rule: CurveRule, line: Line): Misconception | undefined {
  const passes = (turned: Line) => shapesOf(rule).some((shape) => hasShape(turned, shape));
  if (passes(flip(line)) || passes(mirror(line)) || passes(transpose(line))) return 'flipped-curve';
  if (passes(flip(mirror(line)))) return 'bowed-wrong-way';
  return isStraight(line) ? 'straight-for-curved' : undefined;
}

function isStraight(line: Line): boolean {
  const [[x0, y0] = [0, 0], [x1, y1] = [0, 0]] = [line[0], line.at(-1)];
  const length = Math.hypot(x1 - x0, y1 - y0);
  const offset = ([x, y]: [number, number]) => Math.abs((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)) / length;
  return length > 0 && segments(line).every(([, point]) => offset(point) < 0.03);
}

function shapesOf({ shape }: CurveRule): Shape[] {
  return Array.isArray(shape) ? shape : [shape];
}
