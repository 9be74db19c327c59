import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { describeDrawing } from '../diagrams/curves/describe-drawing.ts';
import { frameFor } from '../diagrams/curves/frame.ts';
import { Paper } from '../diagrams/curves/paper.tsx';

const frame = frameFor(460, 700);

/** A drawing as the student handed it in. */
export function KeptDrawing({ drawing }: { drawing: CurvesDrawing }) {
  return (
    <svg
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={`Your drawing. ${describeDrawing(drawing)}`}
      className="block w-full rounded-md border border-line bg-surface"
    >
      <Paper drawing={drawing} frame={frame} />
    </svg>
  );
}
