import { checkCurves } from './check-curves.ts';
import { checkMatrix } from './check-matrix.ts';
import { checkNetwork } from './check-network.ts';
import { checkTree } from './check-tree.ts';
import type { DiagramRules } from './diagram-rules.ts';
import type { Drawing } from './drawing.ts';
import { type CheckedDrawing, concludeFindings, type Finding } from './findings.ts';

/** Same drawing, same findings. A drawing of another kind than the diagram's has nothing of it. */
export function checkDrawing(rules: DiagramRules, drawing: Drawing): CheckedDrawing {
  return concludeFindings(findAll(rules, drawing));
}

function findAll(rules: DiagramRules, drawing: Drawing): Finding[] {
  if (rules.kind === 'xy' && drawing.kind === 'xy') return checkCurves(rules, drawing);
  if (rules.kind === 'matrix' && drawing.kind === 'matrix') return checkMatrix(rules, drawing);
  if (rules.kind === 'tree' && drawing.kind === 'tree') return checkTree(rules, drawing);
  if (rules.kind === 'network' && drawing.kind === 'network') return checkNetwork(rules, drawing);
  return [];
}
