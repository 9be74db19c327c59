import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import type { Line } from './geometry.ts';
import { isLabel } from './labels.ts';
import { traceCurve } from './trace-curve.ts';

export type FoundCurve = { id: string; label: string; line: Line };
/** The student's curve for each curve of the rules, by the rule's id. */
export type FoundCurves = ReadonlyMap<string, FoundCurve>;

/** Each drawn curve is one of the rules' at most: first those with the very name, then those with another for it. */
export function matchCurves({ curves }: CurvesRules, drawing: CurvesDrawing): FoundCurves {
  const free = new Set(drawing.curves);
  const found = new Map<string, FoundCurve>();
  const take = (id: string, accept: readonly string[]) => {
    const drawn = found.has(id) ? undefined : [...free].find(({ label }) => isLabel(label, accept));
    if (!drawn) return;
    free.delete(drawn);
    found.set(id, { id: drawn.id, label: drawn.label, line: traceCurve(drawn) });
  };
  for (const { id, label } of curves) take(id, [label]);
  for (const { id, accept } of curves) take(id, accept);
  return found;
}
