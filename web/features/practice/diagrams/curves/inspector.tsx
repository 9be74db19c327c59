import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { TaskOf } from '../load-diagrams.ts';
import { AreaInspector } from './area-inspector.tsx';
import { CurveInspector } from './curve-inspector.tsx';
import { remove, setLabel } from './edits.ts';
import { LabelChooser } from './label-chooser.tsx';
import { PointInspector } from './point-inspector.tsx';
import { nameOf } from './selection.ts';
import type { CurvesBoardState } from './use-curves-board.ts';

export type InspectorProps = { board: CurvesBoardState; palette: TaskOf<'xy'>['palette'] };

/** Everything that can be done with what is selected, without touching the board. */
export function Inspector({ board, palette }: InspectorProps) {
  const { drawing, selected, change, select, say, asked } = board;
  const details = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) details.current?.focus();
  }, [asked]);
  if (!selected) return <p className="text-ink-soft">{hints[board.tool]}</p>;
  const name = nameOf(drawing, selected);
  const takeAway = () => {
    change(remove(drawing, selected));
    select(undefined);
    say(`${name} removed.`);
  };
  return (
    <section ref={details} tabIndex={-1} aria-label={`Selected: ${name}`} className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-sans text-base! leading-snug font-semibold">{name}</h2>
        {selected.kind !== 'axis' && (
          <Button size="small" variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={takeAway}>
            Delete
          </Button>
        )}
      </div>
      <Parts board={board} palette={palette} />
    </section>
  );
}

function Parts({ board, palette }: InspectorProps) {
  const { drawing, selected, change } = board;
  switch (selected?.kind) {
    case 'axis':
      return (
        <LabelChooser
          label={`Label of the ${selected.id === 'x' ? 'horizontal' : 'vertical'} axis`}
          value={selected.id === 'x' ? drawing.xLabel : drawing.yLabel}
          names={palette.axes}
          onChange={(label, typed) =>
            change(setLabel(drawing, selected, label), typed ? `type-${selected.id}` : undefined)
          }
        />
      );
    case 'curve':
      return <CurveInspector board={board} palette={palette} />;
    case 'point':
    case 'note':
      return <PointInspector board={board} palette={palette} />;
    case 'area':
      return <AreaInspector board={board} palette={palette} />;
    default:
      return null;
  }
}

const hints = {
  draw: 'Draw a line on the paper. We’ll straighten or smooth it, and you can move it afterwards.',
  point: 'Tap where two lines meet: the mark snaps to the exact place.',
  shade: 'Tap inside an area with lines or axes all round it. Drag across several to shade them as one.',
  note: 'Tap where the words should go.',
  move: 'Drag a line, a mark or words. Tap one to name it.',
};
