import { mixIn, mixPalette, type Palette, turn } from './palette.ts';
import type { CheckedDiagram } from './read-diagrams.ts';

type Tree = Extract<CheckedDiagram, { kind: 'tree' }>['tree'];
type Activities = Extract<CheckedDiagram, { kind: 'network' }>['activities'];

type Task = {
  id: string;
  title: string;
  prompt: string;
  sections: string[];
  /** A fair time for drawing it from memory. */
  seconds: number;
};

/** What a student is told before drawing: the task and names to choose from, and nothing that answers it. */
export type TaskView = Task &
  (
    | { kind: 'xy'; palette: Palette }
    | { kind: 'matrix'; axes: Record<'x' | 'y', { label: string; values: string[] }>; names: string[] }
    | { kind: 'tree'; options: Tree['options'] }
    | { kind: 'network'; activities: Activities }
  );

export function viewTask(diagram: CheckedDiagram, all: Iterable<CheckedDiagram>): TaskView {
  const { id, title, prompt, sections } = diagram;
  const task = { id, title, prompt, sections, seconds: fairSeconds(diagram) };
  switch (diagram.kind) {
    case 'xy':
      return { ...task, kind: 'xy', palette: mixPalette(diagram, all) };
    case 'matrix': {
      const { x, y } = diagram.axes;
      const axes = { x: { label: x.label, values: x.values }, y: { label: y.label, values: y.values } };
      const others = [...all].flatMap((other) =>
        other.kind === 'matrix' ? other.cells.map(({ label }) => label) : [],
      );
      return { ...task, kind: 'matrix', axes, names: mixIn(diagram.cells, turn(others, id), 3) };
    }
    case 'tree':
      return { ...task, kind: 'tree', options: diagram.tree.options };
    case 'network':
      return { ...task, kind: 'network', activities: diagram.activities };
  }
}

function fairSeconds(diagram: CheckedDiagram): number {
  if (diagram.kind === 'matrix') return 60;
  if (diagram.kind !== 'xy') return 480;
  const { curves, points = [], areas = [], requiredLabels = [] } = diagram;
  return 30 + curves.length * 20 + points.length * 15 + areas.length * 20 + requiredLabels.length * 10;
}
