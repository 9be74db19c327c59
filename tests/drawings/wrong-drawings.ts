import type { DiagramRules } from '#domain/diagrams/diagram-rules.ts';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { Misconception } from '#domain/diagrams/findings.ts';
import { wrongCurves } from './wrong-curves.ts';
import { wrongMatrices, wrongNetworks, wrongTrees } from './wrong-figures.ts';

/** A drawing with one thing wrong, and what must be said about it. */
export type WrongDrawing = { fault: string; drawing: Drawing; rule: string; misconception?: Misconception };

/** Every way in which this diagram is commonly drawn wrongly, made from the right one: the same each time. */
export function wrongDrawings(rules: DiagramRules): WrongDrawing[] {
  switch (rules.kind) {
    case 'xy':
      return wrongCurves(rules);
    case 'matrix':
      return wrongMatrices(rules);
    case 'tree':
      return wrongTrees(rules);
    case 'network':
      return wrongNetworks(rules);
  }
}
