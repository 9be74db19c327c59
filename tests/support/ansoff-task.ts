import type { TaskOf } from '#web/features/practice/diagrams/load-diagrams.ts';

/** A diagram that is quickly drawn. */
export const ansoffTask: TaskOf<'matrix'> = {
  id: 'ansoff',
  kind: 'matrix',
  title: 'Ansoff matrix',
  prompt: 'Draw it.',
  sections: ['3.7.5'],
  seconds: 60,
  axes: { x: { label: 'Products', values: ['Existing', 'New'] }, y: { label: 'Markets', values: ['Existing', 'New'] } },
  names: ['Diversification'],
};
