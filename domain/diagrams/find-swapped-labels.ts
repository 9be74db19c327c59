import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing, DrawnCurve } from './drawing.ts';
import type { Finding, Place } from './findings.ts';
import { stemOf } from './labels.ts';
import { matchCurves } from './match-curves.ts';

type Find = (rules: CurvesRules, drawing: CurvesDrawing) => Finding[];

/**
 * Two right curves with each other's names break many rules at once. When exchanging the names of one pair mends what
 * is wrong with both, that is the one thing to say. D1 and D2 are not such a pair: that is a shift the wrong way.
 */
export function findSwappedLabels(
  rules: CurvesRules,
  drawing: CurvesDrawing,
  findings: Finding[],
  { find, findGeometry }: { find: Find; findGeometry: Find },
): Finding[] | undefined {
  const failed = new Set(findings.filter(({ ok }) => !ok).map(({ rule }) => rule));
  const geometryFaults = findings.filter(({ ok, kind }) => !ok && (kind === 'shape' || kind === 'position')).length;
  if (geometryFaults === 0) return undefined;
  // Only curves that are part of the diagram: a drawing may hold many others.
  const known = new Set([...matchCurves(rules, drawing).values()].map(({ id }) => id));
  for (const [one, other] of pairs(drawing.curves.filter(({ id }) => known.has(id)))) {
    if (stemOf(one.label) === stemOf(other.label)) continue;
    const otherwise = exchange(drawing, one, other);
    // Cheap first: most pairs make it worse.
    if (findGeometry(rules, otherwise).filter(({ ok }) => !ok).length >= geometryFaults) continue;
    const exchanged = find(rules, otherwise);
    const still = exchanged.filter(({ ok }) => !ok);
    const concerns = ({ places }: Finding) =>
      places.some(
        ({ kind, ...place }) => kind === 'curve' && 'id' in place && (place.id === one.id || place.id === other.id),
      );
    if (still.length >= failed.size || still.some((finding) => concerns(finding) || !failed.has(finding.rule)))
      continue;
    const places: Place[] = [one, other].map(({ id }) => ({ kind: 'curve', id }));
    const text = `The labels ${one.label} and ${other.label} are swapped: each stands on the other’s curve.`;
    return [{ rule: 'labels', kind: 'label', ok: false, misconception: 'labels-swapped', text, places }, ...exchanged];
  }
  return undefined;
}

function pairs(curves: readonly DrawnCurve[]): [DrawnCurve, DrawnCurve][] {
  return curves.flatMap((one, index) => curves.slice(index + 1).map((other): [DrawnCurve, DrawnCurve] => [one, other]));
}

function exchange(drawing: CurvesDrawing, one: DrawnCurve, other: DrawnCurve): CurvesDrawing {
  const labelOf = (curve: DrawnCurve) => (curve === one ? other.label : curve === other ? one.label : curve.label);
  return { ...drawing, curves: drawing.curves.map((curve) => ({ ...curve, label: labelOf(curve) })) };
}
