import { useId } from 'react';
import { addHandle, type Grip, moveCurve, removeHandle, setBend } from '#domain/diagrams/board/edit-curve.ts';
import type { DrawnCurve } from '#domain/diagrams/drawing.ts';
import { Button } from '#web/ui/button.tsx';
import { changeCurve, setLabel } from './edits.ts';
import { type GripButton, Grips } from './grips.tsx';
import type { InspectorProps } from './inspector.tsx';
import { LabelChooser } from './label-chooser.tsx';
import { tellPlace } from './tell-place.ts';

export function CurveInspector({ board, palette }: InspectorProps) {
  const hintId = useId();
  const { drawing, selected, change, say } = board;
  const curve = drawing.curves.find(({ id }) => id === selected?.id);
  if (!curve || !selected) return null;
  const edit = (next: DrawnCurve, gesture?: string) =>
    change(
      changeCurve(drawing, curve.id, () => next),
      gesture,
    );
  const grip = (label: string, which: Grip): GripButton => ({
    key: String(which),
    label,
    onMove: (by) => {
      const next = moveCurve(curve, which, by);
      edit(next, `nudge-${curve.id}-${which}`);
      say(next === curve ? 'At the edge of the paper.' : tellPlace(next.handles[which === 'all' ? 0 : which]));
    },
  });
  return (
    <>
      <LabelChooser
        label="Name of this line"
        value={curve.label}
        names={palette.curves}
        onChange={(label, typed) => change(setLabel(drawing, selected, label), typed ? `type-${curve.id}` : undefined)}
      />
      <details>
        <summary className="min-h-9 py-1 text-sm font-semibold">Move or bend it</summary>
        <div className="grid gap-3 pt-2">
          <Grips
            hintId={hintId}
            grips={[grip('Whole line', 'all'), ...curve.handles.map((_, at) => grip(gripName(curve, at), at))]}
          />
          <Bends curve={curve} onEdit={edit} />
        </div>
      </details>
    </>
  );
}

function Bends({ curve, onEdit }: { curve: DrawnCurve; onEdit: (next: DrawnCurve) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {bends.map(({ bend, label }) => (
        <Button
          key={bend}
          size="small"
          variant="secondary"
          aria-pressed={curve.bend === bend}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
          onClick={() => onEdit(setBend(curve, bend))}
        >
          {label}
        </Button>
      ))}
      {curve.bend !== 'straight' && (
        <>
          <Button size="small" variant="quiet" onClick={() => onEdit(addHandle(curve))}>
            Add a bend
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => onEdit(removeHandle(curve, Math.floor(curve.handles.length / 2)))}
          >
            Remove a bend
          </Button>
        </>
      )}
    </div>
  );
}

const bends = [
  { bend: 'straight', label: 'Straight' },
  { bend: 'smooth', label: 'Curved' },
  { bend: 'corners', label: 'With corners' },
] as const;

function gripName({ handles }: DrawnCurve, at: number): string {
  const leftFirst = (handles[0]?.[0] ?? 0) <= (handles.at(-1)?.[0] ?? 0);
  if (at === 0) return leftFirst ? 'Left end' : 'Right end';
  if (at === handles.length - 1) return leftFirst ? 'Right end' : 'Left end';
  return `Bend ${leftFirst ? at : handles.length - 1 - at}`;
}
