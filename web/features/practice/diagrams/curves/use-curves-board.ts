import { useMemo, useState } from 'react';
import { type NamedPlace, namedPlaces } from '#domain/diagrams/board/named-places.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { distance, type XY } from '#domain/diagrams/geometry.ts';
import { addArea, type Edited, setCorners } from './edits.ts';
import { nameOf, type Selection, type Tool } from './selection.ts';

/** A `gesture` makes many small changes one step of undo. */
export type Change = (next: CurvesDrawing, gesture?: string) => void;

export type CurvesBoardState = ReturnType<typeof useCurvesBoard>;

/** What every part of the board shares: the drawing, what is selected, and what was last said. */
export function useCurvesBoard(drawing: CurvesDrawing, change: Change) {
  const [tool, setTool] = useState<Tool>('draw');
  const [chosen, setChosen] = useState<Selection>();
  const [said, say] = useState('');
  /** Corners of an area that is not one yet. */
  const [picked, setPicked] = useState<XY[]>([]);
  /** Counts how often the keyboard asked for the details of what is selected. */
  const [asked, setAsked] = useState(0);
  const places = useMemo(() => namedPlaces(drawing), [drawing]);
  // Undo may have taken away what was selected.
  const selected = chosen && exists(drawing, chosen) ? chosen : undefined;

  const select = (next: Selection | undefined) => {
    setChosen(next);
    setPicked([]);
    if (next) say(`${nameOf(drawing, next)} selected.`);
  };
  const apply = ({ drawing: next, selected: now }: Edited, words: string) => {
    change(next);
    setChosen(now);
    setPicked([]);
    say(words);
  };
  const toggleCorner = ({ at, name }: NamedPlace) => {
    const area = selected?.kind === 'area' ? drawing.areas.find(({ id }) => id === selected.id) : undefined;
    const corners = area?.corners ?? picked;
    const rest = corners.filter((corner) => distance(corner, at) > 0.01);
    const next = rest.length < corners.length ? rest : [...corners, at];
    say(`${name}: ${rest.length < corners.length ? 'no longer a corner' : `corner ${next.length}`}.`);
    if (area) {
      if (next.length >= 3) change(setCorners(drawing, area.id, next));
    } else if (next.length >= 3) apply(addArea(drawing, next), 'Area shaded. Give it a name, or add more corners.');
    else setPicked(next);
  };
  const askDetails = (click: { detail: number }) => {
    // A click by keyboard counts no presses. The mouse and the finger stay where they are.
    if (click.detail === 0) setAsked((count) => count + 1);
  };
  return {
    drawing,
    change,
    tool,
    setTool,
    selected,
    select,
    apply,
    said,
    say,
    places,
    picked,
    toggleCorner,
    asked,
    askDetails,
  };
}

function exists(drawing: CurvesDrawing, { kind, id }: Selection): boolean {
  if (kind === 'axis') return true;
  const lists = { curve: drawing.curves, point: drawing.points, area: drawing.areas, note: drawing.notes };
  return lists[kind].some((item) => item.id === id);
}
