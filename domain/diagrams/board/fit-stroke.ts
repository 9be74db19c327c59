import type { DrawnCurve } from '../drawing.ts';
import { distance, type Line, reach, sampleAlong, type XY } from '../geometry.ts';
import { offset, simplify } from './simplify.ts';

export type FittedCurve = Pick<DrawnCurve, 'bend' | 'handles'>;

const mostHandles = 9;

/** What the hand meant: a straight line, a smooth curve or a line with corners. Nothing for a mere tap. */
export function fitStroke(stroke: Line): FittedCurve | undefined {
  const [low, high] = reach(stroke, 0);
  const [bottom, top] = reach(stroke, 1);
  if (stroke.length < 2 || Math.hypot(high - low, top - bottom) < 0.06) return undefined;
  const line = sampleAlong(stroke, 64);
  const [first, last] = [line[0] as XY, line.at(-1) as XY];
  const span = distance(first, last);
  if (span > 0.06 && line.every((point) => offset(point, first, last) < Math.max(0.018, span * 0.035)))
    return { bend: 'straight', handles: level(toAxis(first), toAxis(last)) };
  const cornered = hasCorner(line);
  let tolerance = cornered ? 0.022 : 0.012;
  let handles = simplify(line, tolerance);
  while (handles.length > mostHandles) {
    tolerance *= 1.25;
    handles = simplify(line, tolerance);
  }
  const ends = handles.map((handle, at) => (at === 0 || at === handles.length - 1 ? toAxis(handle) : handle));
  return { bend: cornered ? 'corners' : 'smooth', handles: ends };
}

/** A line that is nearly level or upright was meant to be. */
function level(from: XY, to: XY): XY[] {
  if (Math.abs(from[1] - to[1]) < 0.035) return [from, [to[0], from[1]]];
  if (Math.abs(from[0] - to[0]) < 0.035) return [from, [from[0], to[1]]];
  return [from, to];
}

/** A line that stops just before an axis was meant to reach it; one that runs over it, to stop there. */
export function toAxis([x, y]: XY): XY {
  return [x < 0.03 ? 0 : Math.min(x, 1), y < 0.03 ? 0 : Math.min(y, 1)];
}

/** A turn of more than 60 degrees within a few steps of the pen. */
function hasCorner(line: Line): boolean {
  const window = 3;
  return line.some((here, index) => {
    const [before, after] = [line[index - window], line[index + window]];
    if (!before || !after) return false;
    const turn =
      Math.atan2(after[1] - here[1], after[0] - here[0]) - Math.atan2(here[1] - before[1], here[0] - before[0]);
    return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > Math.PI / 3;
  });
}
