import { checkAreas } from './check-areas.ts';
import { checkAxes } from './check-axes.ts';
import { checkNotes } from './check-notes.ts';
import { checkOrders } from './check-orders.ts';
import { checkPoints } from './check-points.ts';
import { checkPresence } from './check-presence.ts';
import { checkRelations } from './check-relations.ts';
import { checkShapes } from './check-shapes.ts';
import type { CurvesRules } from './diagram-rules.ts';
import type { CurvesDrawing } from './drawing.ts';
import { findSwappedLabels } from './find-swapped-labels.ts';
import type { Finding } from './findings.ts';
import { matchCurves } from './match-curves.ts';
import { findSpots } from './places.ts';

/** Everything but the axes and the notes follows from the student's own curves, so any scale and hand will do. */
export function checkCurves(rules: CurvesRules, drawing: CurvesDrawing): Finding[] {
  const findings = findOnce(rules, drawing);
  return findSwappedLabels(rules, drawing, findings, { find: findOnce, findGeometry }) ?? findings;
}

function findOnce(rules: CurvesRules, drawing: CurvesDrawing): Finding[] {
  const found = matchCurves(rules, drawing);
  const lines = new Map([...found].map(([id, { line }]) => [id, line]));
  const spots = findSpots(rules.points, lines);
  return [
    ...checkAxes(rules, drawing),
    ...checkPresence(rules, drawing, found),
    ...checkShapes(rules, found),
    ...checkRelations(rules, found),
    ...checkPoints(rules, drawing, spots),
    ...checkOrders(rules, spots),
    ...checkAreas(rules, drawing, lines, spots),
    ...checkNotes(rules, drawing),
  ];
}

function findGeometry(rules: CurvesRules, drawing: CurvesDrawing): Finding[] {
  const found = matchCurves(rules, drawing);
  return [...checkShapes(rules, found), ...checkRelations(rules, found)];
}
