import type { FittedCurve } from '#domain/diagrams/board/fit-stroke.ts';
import type { CurvesDrawing, DrawnCurve } from '#domain/diagrams/drawing.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import type { Selection } from './selection.ts';

/** An edit gives the next drawing, and what is selected after it. */
export type Edited = { drawing: CurvesDrawing; selected: Selection };

export function addCurve(drawing: CurvesDrawing, fitted: FittedCurve): Edited {
  const id = freshId();
  return {
    drawing: { ...drawing, curves: [...drawing.curves, { id, label: '', ...fitted }] },
    selected: { kind: 'curve', id },
  };
}

export function addPoint(drawing: CurvesDrawing, at: XY): Edited {
  const id = freshId();
  const point = { id, at, xLabel: '', yLabel: '' };
  return { drawing: { ...drawing, points: [...drawing.points, point] }, selected: { kind: 'point', id } };
}

export function addArea(drawing: CurvesDrawing, corners: XY[]): Edited {
  const id = freshId();
  return {
    drawing: { ...drawing, areas: [...drawing.areas, { id, label: '', corners }] },
    selected: { kind: 'area', id },
  };
}

export function addNote(drawing: CurvesDrawing, at: XY): Edited {
  const id = freshId();
  return { drawing: { ...drawing, notes: [...drawing.notes, { id, label: '', at }] }, selected: { kind: 'note', id } };
}

export function changeCurve(
  drawing: CurvesDrawing,
  id: string,
  change: (curve: DrawnCurve) => DrawnCurve,
): CurvesDrawing {
  return { ...drawing, curves: drawing.curves.map((curve) => (curve.id === id ? change(curve) : curve)) };
}

/** Marks and words: whatever stands at one place. */
export function movePlaced(drawing: CurvesDrawing, { id }: Selection, at: XY): CurvesDrawing {
  const move = <Item extends { id: string; at: XY }>(item: Item) => (item.id === id ? { ...item, at } : item);
  return { ...drawing, points: drawing.points.map(move), notes: drawing.notes.map(move) };
}

export function setCorners(drawing: CurvesDrawing, id: string, corners: XY[]): CurvesDrawing {
  return { ...drawing, areas: drawing.areas.map((area) => (area.id === id ? { ...area, corners } : area)) };
}

/** A point has a name on each axis; all else has one name. */
export function setLabel(
  drawing: CurvesDrawing,
  { kind, id }: Selection,
  label: string,
  axis?: 'x' | 'y',
): CurvesDrawing {
  const rename = <Item extends { id: string }>(item: Item) => (item.id === id ? { ...item, label } : item);
  switch (kind) {
    case 'axis':
      return { ...drawing, ...(id === 'x' ? { xLabel: label } : { yLabel: label }) };
    case 'curve':
      return { ...drawing, curves: drawing.curves.map(rename) };
    case 'area':
      return { ...drawing, areas: drawing.areas.map(rename) };
    case 'note':
      return { ...drawing, notes: drawing.notes.map(rename) };
    case 'point': {
      const part = axis === 'x' ? { xLabel: label } : { yLabel: label };
      return { ...drawing, points: drawing.points.map((point) => (point.id === id ? { ...point, ...part } : point)) };
    }
  }
}

export function remove(drawing: CurvesDrawing, { kind, id }: Selection): CurvesDrawing {
  const others = <Item extends { id: string }>(list: Item[]) => list.filter((item) => item.id !== id);
  switch (kind) {
    case 'axis':
      return setLabel(drawing, { kind, id }, '');
    case 'curve':
      return { ...drawing, curves: others(drawing.curves) };
    case 'point':
      return { ...drawing, points: others(drawing.points) };
    case 'area':
      return { ...drawing, areas: others(drawing.areas) };
    case 'note':
      return { ...drawing, notes: others(drawing.notes) };
  }
}

function freshId(): string {
  return crypto.randomUUID().slice(0, 8);
}
