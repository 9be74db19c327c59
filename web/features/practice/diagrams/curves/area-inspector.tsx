import { CornerChooser } from './corner-chooser.tsx';
import { setLabel } from './edits.ts';
import type { InspectorProps } from './inspector.tsx';
import { LabelChooser } from './label-chooser.tsx';

export function AreaInspector({ board, palette }: InspectorProps) {
  const { drawing, selected, change } = board;
  const area = drawing.areas.find(({ id }) => id === selected?.id);
  if (!area || !selected) return null;
  return (
    <>
      <LabelChooser
        label="Name of this area"
        value={area.label}
        names={palette.areas}
        onChange={(label, typed) => change(setLabel(drawing, selected, label), typed ? `type-${area.id}` : undefined)}
      />
      <CornerChooser board={board} corners={area.corners} />
    </>
  );
}
