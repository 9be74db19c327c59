import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import type { Finding, Place } from './findings.ts';
import { normaliseLabel, stemOf } from './labels.ts';
import type { FoundCurves } from './match-curves.ts';

export function checkPresence(rules: CurvesRules, drawing: CurvesDrawing, found: FoundCurves): Finding[] {
  const taken = new Set([...found.values()].map(({ id }) => id));
  const spare = drawing.curves.filter(({ id }) => !taken.has(id));
  const unnamed = spare.filter(({ label }) => !normaliseLabel(label));
  const expected = rules.curves.flatMap(({ id, label, optional }): Finding[] => {
    const drawn = found.get(id);
    if (!drawn && optional) return [];
    const finding = { rule: `curve-${id}`, kind: 'presence' as const, ok: Boolean(drawn) };
    if (drawn) return [{ ...finding, text: `${drawn.label} is drawn and labelled.`, places: [asPlace(drawn.id)] }];
    const text = unnamed.length
      ? `${label} is missing, or its line has no label.`
      : `${label} is missing: draw it and label it.`;
    return [{ ...finding, text, places: unnamed.map(({ id }) => asPlace(id)) }];
  });
  return [...expected, ...findNeedlessShifts(rules, spare)];
}

/** A second S beside a D that moves: the wrong curve was shifted, or one too many. Other additions do no harm. */
function findNeedlessShifts(rules: CurvesRules, spare: CurvesDrawing['curves']): Finding[] {
  return spare.flatMap(({ id, label }): Finding[] => {
    const kin = rules.curves.filter((curve) => normaliseLabel(label) && stemOf(curve.label) === stemOf(label));
    if (kin.length !== 1 || !/\d|prime/.test(normaliseLabel(label))) return [];
    const text = `${label} should not be there: ${kin[0]?.label} does not shift in this diagram.`;
    const places = [asPlace(id)];
    return [{ rule: `extra-${id}`, kind: 'presence', ok: false, misconception: 'wrong-curve-shifted', text, places }];
  });
}

function asPlace(id: string): Place {
  return { kind: 'curve', id };
}
