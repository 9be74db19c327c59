import type { Diagram } from '#content/curriculum/curriculum.ts';
import type { CurvesRules, MatrixRules, NetworkRules, TreeRules } from '#domain/diagrams/diagram-rules.ts';
import type { Subject } from '#domain/subjects.ts';

type Kind<Name extends Diagram['kind']> = Extract<Diagram, { kind: Name }>;

/** A diagram as it is drawn, with the task and what a drawing of it is checked against. */
export type CheckedDiagram = { subject: Subject; sections: string[]; prompt: string } & (
  | (Kind<'xy'> & CurvesRules)
  | (Kind<'matrix'> & MatrixRules)
  | (Kind<'tree'> & TreeRules)
  | (Kind<'network'> & NetworkRules)
);

export async function readDiagrams(): Promise<Map<string, CheckedDiagram>> {
  const file = await import('#content/curriculum/diagrams.json', { with: { type: 'json' } });
  const diagrams = file.default.diagrams as unknown as CheckedDiagram[];
  return new Map(diagrams.map((diagram) => [diagram.id, diagram]));
}
