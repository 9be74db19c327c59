import type { Drawing } from '#domain/diagrams/drawing.ts';
import { nodesOf } from '#domain/diagrams/evaluate-network.ts';
import type { Task } from './load-diagrams.ts';

/** The paper before the first line. */
export function blankDrawing(task: Task): Drawing {
  switch (task.kind) {
    case 'xy':
      return { kind: 'xy', xLabel: '', yLabel: '', curves: [], points: [], areas: [], notes: [] };
    case 'matrix': {
      const { x, y } = task.axes;
      const cells = y.values.flatMap((row) => x.values.map((column) => ({ id: `${column}/${row}`, label: '' })));
      return { kind: 'matrix', cells };
    }
    case 'tree':
      return {
        kind: 'tree',
        choice: '',
        options: task.options.map(({ id, outcomes = [] }) => ({
          id,
          cost: '',
          expectedValue: '',
          netGain: '',
          outcomes: outcomes.map(() => ({ probability: '', value: '' })),
        })),
      };
    case 'network':
      return {
        kind: 'network',
        nodes: nodesOf(task.activities).map(({ id }) => ({ id, earliest: '', latest: '' })),
        floats: task.activities.map(({ id }) => ({ id, value: '' })),
        critical: [],
        total: '',
      };
  }
}
