import type { ReactNode, Ref } from 'react';
import type { Drawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import { CurvesBoard } from './curves/curves-board.tsx';
import { FigurePicture } from './figures/figure-picture.tsx';
import { MatrixBoard } from './figures/matrix-board.tsx';
import { NetworkBoard } from './figures/network-board.tsx';
import { TreeBoard } from './figures/tree-board.tsx';
import type { Task } from './load-diagrams.ts';

type BoardProps = {
  task: Task;
  drawing: Drawing;
  onChange: (next: Drawing, gesture?: string) => void;
  finding: Finding | undefined;
  paperRef: Ref<SVGSVGElement>;
  check: ReactNode;
  /** What the check found, once it has. */
  outcome: ReactNode;
};

/** Each kind of diagram has a board of its own. */
export function Board(props: BoardProps) {
  const { task, drawing, check, outcome } = props;
  if (task.kind === 'xy' && drawing.kind === 'xy') return <CurvesBoard {...props} task={task} drawing={drawing} />;
  return (
    <div className={`grid content-start gap-6 ${task.kind === 'matrix' ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}>
      <FigureBoard {...props} />
      <FigurePicture task={task} drawing={drawing} paperRef={props.paperRef} />
      <div className="grid content-start gap-4">
        {outcome}
        {check}
      </div>
    </div>
  );
}

function FigureBoard({ task, drawing, onChange, finding }: BoardProps) {
  const rest = { onChange, finding };
  if (task.kind === 'matrix' && drawing.kind === 'matrix')
    return <MatrixBoard task={task} drawing={drawing} {...rest} />;
  if (task.kind === 'tree' && drawing.kind === 'tree') return <TreeBoard task={task} drawing={drawing} {...rest} />;
  if (task.kind === 'network' && drawing.kind === 'network')
    return <NetworkBoard task={task} drawing={drawing} {...rest} />;
  return null;
}
