import { useId } from 'react';
import { inside } from '#domain/diagrams/board/edit-curve.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import { Select } from '#web/ui/select.tsx';
import { written } from '../words.ts';
import { movePlaced, setLabel } from './edits.ts';
import { Grips } from './grips.tsx';
import type { InspectorProps } from './inspector.tsx';
import { LabelChooser } from './label-chooser.tsx';
import type { Selection } from './selection.ts';
import { tellPlace } from './tell-place.ts';
import type { CurvesBoardState } from './use-curves-board.ts';

/** Marks and words: what stands at one place of the paper. */
export function PointInspector({ board, palette }: InspectorProps) {
  const hintId = useId();
  const { drawing, selected, change, say } = board;
  const point = drawing.points.find(({ id }) => id === selected?.id);
  const note = drawing.notes.find(({ id }) => id === selected?.id);
  const at = (point ?? note)?.at;
  if (!selected || !at) return null;
  const choose = (label: string, typed: boolean, axis?: 'x' | 'y') =>
    change(setLabel(drawing, selected, label, axis), typed ? `type-${selected.id}-${axis}` : undefined);
  return (
    <>
      {point && (
        <>
          <LabelChooser
            label="Label on the horizontal axis"
            value={point.xLabel}
            names={palette.x}
            onChange={(label, typed) => choose(label, typed, 'x')}
          />
          <LabelChooser
            label="Label on the vertical axis"
            value={point.yLabel}
            names={palette.y}
            onChange={(label, typed) => choose(label, typed, 'y')}
          />
          <Meetings board={board} selected={selected} at={at} />
        </>
      )}
      {note && <LabelChooser label="What it says" value={note.label} names={palette.notes} onChange={choose} />}
      <Grips
        hintId={hintId}
        grips={[
          {
            key: 'all',
            label: point ? 'This point' : 'These words',
            onMove: ([dx, dy]) => {
              const next = inside([at[0] + dx, at[1] + dy]);
              change(movePlaced(drawing, selected, next), `nudge-${selected.id}`);
              say(tellPlace(next));
            },
          },
        ]}
      />
    </>
  );
}

type MeetingsProps = { board: CurvesBoardState; selected: Selection; at: XY };

/** The places with a name that a point may be moved to. */
function Meetings({ board: { drawing, change, places }, selected, at }: MeetingsProps) {
  const here = places.findIndex((place) => place.at[0] === at[0] && place.at[1] === at[1]);
  const meetings = places.flatMap(({ name }, index) =>
    /^(where|lowest|highest|on |left|right)/.test(name) ? [{ name, index }] : [],
  );
  if (meetings.length === 0) return null;
  return (
    <Select
      label="Move it to"
      value={meetings.some(({ index }) => index === here) ? String(here) : ''}
      placeholder="Somewhere else"
      options={meetings.map(({ name, index }) => ({ value: String(index), label: written(name) }))}
      onChange={(event) => {
        const place = places[Number(event.target.value)];
        if (event.target.value && place) change(movePlaced(drawing, selected, place.at));
      }}
    />
  );
}
