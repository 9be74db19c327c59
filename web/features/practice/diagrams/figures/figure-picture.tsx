import { type Ref, useImperativeHandle, useRef } from 'react';
import type { Diagram } from '#content/curriculum/curriculum.ts';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import { endOf, startOf } from '#domain/diagrams/evaluate-network.ts';
import { readFigure } from '#domain/diagrams/read-figure.ts';
import { Figure } from '#web/figure/diagram-figure.tsx';
import type { Task } from '../load-diagrams.ts';

type FigurePictureProps = { task: Task; drawing: Drawing; paperRef: Ref<SVGSVGElement> };

/** What was filled in, drawn as the model is, out of sight: the picture that can be taken away. */
export function FigurePicture({ task, drawing, paperRef }: FigurePictureProps) {
  const holder = useRef<HTMLDivElement>(null);
  useImperativeHandle(paperRef, () => holder.current?.querySelector('svg') as SVGSVGElement);
  const diagram = asDiagram(task, drawing);
  if (!diagram) return null;
  return (
    <div ref={holder} aria-hidden="true" className="pointer-events-none fixed -left-[200vw] w-120">
      <Figure diagram={diagram} words={{ titleId: '', textId: '' }} />
    </div>
  );
}

function asDiagram(task: Task, drawing: Drawing): Diagram | undefined {
  const words = { id: task.id, title: task.title, explanation: '', commonErrors: [] };
  if (task.kind === 'matrix' && drawing.kind === 'matrix') {
    const axes = { x: { ...task.axes.x, key: 'x' }, y: { ...task.axes.y, key: 'y' } };
    const cells = drawing.cells.map(({ id, label }) => ({ id, label, x: id.split('/')[0], y: id.split('/')[1] }));
    return { ...words, kind: 'matrix', axes, cells };
  }
  if (task.kind === 'tree' && drawing.kind === 'tree') {
    const options = task.options.map((option) => {
      const drawn = drawing.options.find(({ id }) => id === option.id);
      const outcomes = option.outcomes?.map(({ label }, at) => ({
        label,
        probability: figure(drawn?.outcomes[at]?.probability),
        value: figure(drawn?.outcomes[at]?.value),
      }));
      return { ...option, cost: figure(drawn?.cost), ...(outcomes && { outcomes }) };
    });
    const expected = task.options.map(({ id, label }) => {
      const drawn = drawing.options.find((option) => option.id === id);
      return { option: label, expectedValue: figure(drawn?.expectedValue), netGain: figure(drawn?.netGain) };
    });
    return { ...words, kind: 'tree', tree: { options }, expected };
  }
  if (task.kind !== 'network' || drawing.kind !== 'network') return undefined;
  const { activities } = task;
  const node = (id: string) => drawing.nodes.find((one) => one.id === id);
  const est = Object.fromEntries(activities.map(({ id, pred }) => [id, figure(node(startOf(pred))?.earliest)]));
  const lft = Object.fromEntries(activities.map(({ id }) => [id, figure(node(endOf(activities, id))?.latest)]));
  const expected = { total: figure(drawing.total), est, lft, critical: drawing.critical };
  return { ...words, kind: 'network', activities, expected };
}

function figure(written: string | undefined): number {
  return readFigure(written ?? '') ?? 0;
}
