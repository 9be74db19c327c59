import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { written } from '../words.ts';

/** What is being named, moved or taken away. */
export type Selection = { kind: 'axis'; id: 'x' | 'y' } | { kind: 'curve' | 'point' | 'area' | 'note'; id: string };

export type Tool = 'draw' | 'move' | 'point' | 'shade' | 'note';

/** 'Line D₁': how a thing is called in lists and announcements. */
export function nameOf(drawing: CurvesDrawing, { kind, id }: Selection): string {
  switch (kind) {
    case 'axis': {
      const label = id === 'x' ? drawing.xLabel : drawing.yLabel;
      return `${id === 'x' ? 'Horizontal' : 'Vertical'} axis: ${label || 'no label yet'}`;
    }
    case 'curve':
      return withLabel('Line', find(drawing.curves, id));
    case 'area':
      return withLabel('Area', find(drawing.areas, id));
    case 'note':
      return withLabel('Words', find(drawing.notes, id));
    case 'point': {
      const { item, number } = find(drawing.points, id);
      const labels = [item?.xLabel, item?.yLabel].filter(Boolean).join(', ');
      return labels ? `Point ${written(labels)}` : `Point ${number}, no labels yet`;
    }
  }
}

function find<Item extends { id: string }>(list: readonly Item[], id: string) {
  const at = list.findIndex((item) => item.id === id);
  return { item: list[at], number: at + 1 };
}

function withLabel(kind: string, { item, number }: { item: { label: string } | undefined; number: number }): string {
  return item?.label ? `${kind} ${written(item.label)}` : `${kind} ${number}, no label yet`;
}

export function everything(drawing: CurvesDrawing): Selection[] {
  return [
    { kind: 'axis', id: 'y' },
    { kind: 'axis', id: 'x' },
    ...drawing.curves.map(({ id }): Selection => ({ kind: 'curve', id })),
    ...drawing.points.map(({ id }): Selection => ({ kind: 'point', id })),
    ...drawing.areas.map(({ id }): Selection => ({ kind: 'area', id })),
    ...drawing.notes.map(({ id }): Selection => ({ kind: 'note', id })),
  ];
}
