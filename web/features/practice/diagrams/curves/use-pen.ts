import { type PointerEvent, useRef, useState } from 'react';
import { moveCurve, placeHandle } from '#domain/diagrams/board/edit-curve.ts';
import { fillRegion } from '#domain/diagrams/board/fill-region.ts';
import { fitStroke, toAxis } from '#domain/diagrams/board/fit-stroke.ts';
import { snap } from '#domain/diagrams/board/named-places.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { distance, sampleAlong, type XY } from '#domain/diagrams/geometry.ts';
import { addArea, addCurve, addNote, addPoint, changeCurve, movePlaced } from './edits.ts';
import { findHandle, findHit } from './find-hit.ts';
import { type Frame, fromPaper } from './frame.ts';
import type { Selection } from './selection.ts';
import type { CurvesBoardState } from './use-curves-board.ts';

type HeldThing = { holds: 'thing'; thing: Selection; from: XY; as: CurvesDrawing };
type Drag = { gesture: string } & (
  | { holds: 'pen'; line: XY[] }
  | { holds: 'brush'; line: XY[] }
  | { holds: 'handle'; id: string; grip: number }
  | HeldThing
);

let gestures = 0;

/** Pen, finger and mouse alike. A short tap selects, whatever the tool. */
export function usePen(board: CurvesBoardState, frame: Frame) {
  const { drawing, tool, selected, select, change, places } = board;
  const marks = marksOn(board);
  const drag = useRef<Drag>(undefined);
  const [stroke, setStroke] = useState<XY[]>([]);

  const start = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const { pen, at } = placeOf(event, frame);
    event.currentTarget.setPointerCapture(event.pointerId);
    const begun = { gesture: `drag-${++gestures}` };
    const grip = findHandle(drawing, selected, frame, pen);
    const hit = findHit(drawing, frame, pen);
    if (grip !== undefined && selected) drag.current = { ...begun, holds: 'handle', id: selected.id, grip };
    else if (hit?.kind === 'axis') select(hit);
    else if (hit && (tool === 'move' || hit.kind === tool)) {
      select(hit);
      drag.current = { ...begun, holds: 'thing', thing: hit, from: at, as: drawing };
    } else if (tool === 'move') select(undefined);
    else if (tool === 'draw' || tool === 'shade') {
      drag.current = { ...begun, holds: tool === 'draw' ? 'pen' : 'brush', line: [at] };
      setStroke([at]);
    } else marks.tap(at);
  };

  const move = (event: PointerEvent<SVGSVGElement>) => {
    const held = drag.current;
    if (!held) return;
    const { at } = placeOf(event, frame);
    if (held.holds === 'pen' || held.holds === 'brush') {
      const last = held.line.at(-1) ?? at;
      if (distance(last, at) < 0.004) return;
      held.line = [...held.line, at];
      setStroke(held.line);
    } else if (held.holds === 'handle') {
      change(
        changeCurve(drawing, held.id, (curve) => placeHandle(curve, held.grip, toAxis(at))),
        held.gesture,
      );
    } else change(dragThing(held, at, places), held.gesture);
  };

  const end = (event: PointerEvent<SVGSVGElement>) => {
    const held = drag.current;
    drag.current = undefined;
    setStroke([]);
    if (held?.holds === 'brush') marks.shade(held.line);
    if (held?.holds !== 'pen') return;
    if (!marks.draw(held.line)) select(findHit(drawing, frame, placeOf(event, frame).pen));
  };

  const handlers = { onPointerDown: start, onPointerMove: move, onPointerUp: end, onPointerCancel: end };
  return { stroke, handlers };
}

function placeOf(event: PointerEvent<SVGSVGElement>, frame: Frame): { pen: XY; at: XY } {
  const { left, top, width } = event.currentTarget.getBoundingClientRect();
  const scale = frame.width / width;
  const pen: XY = [(event.clientX - left) * scale, (event.clientY - top) * scale];
  return { pen, at: fromPaper(frame, pen) };
}

/** What each tool leaves on the paper. */
function marksOn({ drawing, tool, apply, say, places }: CurvesBoardState) {
  return {
    tap(at: XY): void {
      const place = snap(at, places);
      if (tool === 'point')
        apply(addPoint(drawing, place?.at ?? at), `Point marked${place ? ` ${place.name}` : ''}. Give it labels.`);
      if (tool === 'note') apply(addNote(drawing, at), 'Words added. Type what they say.');
    },
    shade(touched: XY[]): void {
      const corners = fillRegion(drawing, sampleAlong(touched, 60), places);
      if (corners) apply(addArea(drawing, corners), 'Area shaded. Give it a name.');
      else say('That is on a line. Tap inside an area.');
    },
    /** False for a stroke that is no line. */
    draw(line: XY[]): boolean {
      const fitted = fitStroke(line);
      if (fitted) apply(addCurve(drawing, fitted), 'Line drawn. Give it a name.');
      return fitted !== undefined;
    },
  };
}

/** From where it was picked up: several moves may come before the next picture. */
function dragThing({ as: before, thing, from }: HeldThing, at: XY, places: CurvesBoardState['places']) {
  if (thing.kind === 'curve')
    return changeCurve(before, thing.id, (curve) => moveCurve(curve, 'all', [at[0] - from[0], at[1] - from[1]]));
  return movePlaced(before, thing, thing.kind === 'point' ? (snap(at, places)?.at ?? at) : at);
}
