import { type ReactNode, type Ref, useId } from 'react';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import type { Finding } from '#domain/diagrams/findings.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { TaskOf } from '../load-diagrams.ts';
import { useWidth } from '../use-width.ts';
import { describeDrawing } from './describe-drawing.ts';
import { asPoints, type Frame, frameFor, toPaper } from './frame.ts';
import { Highlights } from './highlights.tsx';
import { Inspector } from './inspector.tsx';
import { ObjectList } from './object-list.tsx';
import { Paper } from './paper.tsx';
import { Tools } from './tools.tsx';
import { type Change, type CurvesBoardState, useCurvesBoard } from './use-curves-board.ts';
import { usePen } from './use-pen.ts';

type CurvesBoardProps = {
  task: TaskOf<'xy'>;
  drawing: CurvesDrawing;
  onChange: Change;
  /** Pointed at while a line of the feedback is looked at. */
  finding: Finding | undefined;
  paperRef: Ref<SVGSVGElement>;
  check: ReactNode;
  outcome: ReactNode;
};

/** Axes, lines, marks and areas. Everything the pen does can be done from the list as well. */
export function CurvesBoard({ task, drawing, onChange, finding, paperRef, check, outcome }: CurvesBoardProps) {
  const board = useCurvesBoard(drawing, onChange);
  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[repeat(3,auto)_1fr]">
      <div className={`${paperLook} ${outcome ? staysInView : ''}`}>
        <Tools palette={task.palette} tool={board.tool} onTool={board.setTool} />
        <Sheet board={board} title={task.title} finding={finding} paperRef={paperRef} />
      </div>
      {outcome}
      <div className="rounded-md border border-line bg-raised p-4">
        <Inspector board={board} palette={task.palette} />
      </div>
      {check}
      <ObjectList board={board} palette={task.palette} />
      <VisuallyHidden>
        <span role="status">{board.said}</span>
      </VisuallyHidden>
    </div>
  );
}

type SheetProps = { board: CurvesBoardState; title: string } & Pick<CurvesBoardProps, 'finding' | 'paperRef'>;

function Sheet({ board, title, finding, paperRef }: SheetProps) {
  const id = useId();
  const [holder, width, top] = useWidth<HTMLDivElement>(560);
  const frame = frameFor(width, window.innerHeight - top);
  const { stroke, handlers } = usePen(board, frame);
  const { drawing, selected, picked, tool } = board;
  const curve = selected?.kind === 'curve' ? drawing.curves.find((one) => one.id === selected.id) : undefined;
  return (
    <div ref={holder} className="min-w-0">
      <svg
        ref={paperRef}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className={`block w-full touch-none rounded-md border border-line bg-raised text-[15px] shadow-sheet select-none ${cursors[tool]}`}
        {...handlers}
      >
        <title id={`${id}-title`}>Your drawing: {title}</title>
        <desc id={`${id}-words`}>{describeDrawing(drawing)}</desc>
        <Paper drawing={drawing} frame={frame} selected={selected} />
        <g data-only-here>
          <AxisSlots board={board} width={frame.width} height={frame.height} />
          {finding && (
            <Highlights places={finding.places} tone={finding.ok ? 'right' : 'wrong'} drawing={drawing} frame={frame} />
          )}
          {tool === 'shade' && <NamedPlaces places={board.places} frame={frame} />}
          {picked.length > 0 && (
            <polyline
              points={asPoints(frame, picked)}
              fill="none"
              stroke="var(--accent)"
              strokeWidth="2"
              strokeDasharray="3 4"
            />
          )}
          {curve && <Handles handles={curve.handles.map((handle) => toPaper(frame, handle))} />}
          {stroke.length > 1 && (
            <polyline
              points={asPoints(frame, stroke)}
              fill="none"
              stroke="var(--ink)"
              strokeWidth="2.4"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          )}
        </g>
      </svg>
    </div>
  );
}

/** Where an area may have its corners. */
function NamedPlaces({ places, frame }: Pick<CurvesBoardState, 'places'> & { frame: Frame }) {
  return places.map(({ at, name }) => {
    const [x, y] = toPaper(frame, at);
    return (
      <circle key={name} cx={x} cy={y} r="3.5" fill="none" stroke="var(--accent)" strokeWidth="1.5" opacity="0.7" />
    );
  });
}

function Handles({ handles }: { handles: readonly XY[] }) {
  return handles.map(([x, y], at) => (
    <circle
      // biome-ignore lint/suspicious/noArrayIndexKey: a handle is known by its place in the line
      key={at}
      cx={x}
      cy={y}
      r="9"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="2.5"
      className="cursor-grab"
    />
  ));
}

/** Where a label is missing, a place to tap. */
function AxisSlots({
  board: { drawing, selected },
  width,
  height,
}: {
  board: CurvesBoardState;
  width: number;
  height: number;
}) {
  const look = (axis: 'x' | 'y') =>
    selected?.kind === 'axis' && selected.id === axis ? 'var(--accent)' : 'var(--line-strong)';
  return (
    <g fill="none" strokeDasharray="3 3" className="cursor-pointer">
      {!drawing.yLabel && (
        <>
          <rect x="5" y="5" width="132" height="24" rx="5" stroke={look('y')} />
          <text x="14" y="22" className="fill-ink-soft text-[13px]">
            Label this axis
          </text>
        </>
      )}
      {!drawing.xLabel && (
        <>
          <rect x={width - 137} y={height - 29} width="132" height="24" rx="5" stroke={look('x')} />
          <text x={width - 14} y={height - 12} textAnchor="end" className="fill-ink-soft text-[13px]">
            Label this axis
          </text>
        </>
      )}
    </g>
  );
}

const cursors = {
  draw: 'cursor-crosshair',
  point: 'cursor-crosshair',
  shade: 'cursor-cell',
  note: 'cursor-text',
  move: 'cursor-move',
};

const paperLook = 'grid min-w-0 content-start gap-3 self-start bg-surface lg:sticky lg:top-4 lg:row-span-4';
/** The place that a line of the feedback points at must be seen beside the line, also on a phone. */
const staysInView = 'max-lg:[@media(min-height:44rem)]:sticky max-lg:top-0 max-lg:z-10 max-lg:pb-2';
