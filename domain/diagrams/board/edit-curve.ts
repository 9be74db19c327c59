import type { DrawnCurve } from '../drawing.ts';
import { between, distance, type XY } from '../geometry.ts';

/** What is moved: the whole line or one of its handles. */
export type Grip = 'all' | number;

export function moveCurve(curve: DrawnCurve, grip: Grip, [dx, dy]: XY): DrawnCurve {
  const moved = ([x, y]: XY): XY => [x + dx, y + dy];
  if (grip !== 'all')
    return { ...curve, handles: curve.handles.map((handle, at) => (at === grip ? inside(moved(handle)) : handle)) };
  const handles = curve.handles.map(moved);
  // A line that would leave the paper stays whole and stops at its edge.
  return handles.every((handle) => distance(handle, inside(handle)) < 1e-9) ? { ...curve, handles } : curve;
}

export function placeHandle(curve: DrawnCurve, grip: number, at: XY): DrawnCurve {
  return { ...curve, handles: curve.handles.map((handle, index) => (index === grip ? inside(at) : handle)) };
}

/** A bend needs something to bend at. */
export function setBend(curve: DrawnCurve, bend: DrawnCurve['bend']): DrawnCurve {
  const [first, last] = [curve.handles[0] as XY, curve.handles.at(-1) as XY];
  if (bend === 'straight') return { ...curve, bend, handles: [first, last] };
  return curve.handles.length > 2
    ? { ...curve, bend }
    : { ...curve, bend, handles: [first, between(first, last, 0.5), last] };
}

/** One more handle, in the middle of the longest piece. */
export function addHandle(curve: DrawnCurve): DrawnCurve {
  const lengths = curve.handles.slice(1).map((handle, at) => distance(handle, curve.handles[at] as XY));
  const at = lengths.indexOf(Math.max(...lengths));
  const added = between(curve.handles[at] as XY, curve.handles[at + 1] as XY, 0.5);
  const bend = curve.bend === 'straight' ? 'smooth' : curve.bend;
  return { ...curve, bend, handles: curve.handles.toSpliced(at + 1, 0, added) };
}

export function removeHandle(curve: DrawnCurve, grip: number): DrawnCurve {
  const handles = curve.handles.toSpliced(grip, 1);
  if (handles.length < 2) return curve;
  return { ...curve, handles, bend: handles.length === 2 ? 'straight' : curve.bend };
}

export function inside([x, y]: XY): XY {
  return [Math.min(Math.max(x, 0), 1), Math.min(Math.max(y, 0), 1)];
}
