import type { DrawnCurve } from './drawing.ts';
import { fromLeft, type XY } from './geometry.ts';

/** The line that a curve's handles describe. */
export function traceCurve({ bend, handles }: Pick<DrawnCurve, 'bend' | 'handles'>): XY[] {
  if (bend === 'straight') return [handles[0], handles.at(-1)].filter((handle) => handle !== undefined);
  return bend === 'corners' || handles.length < 3 ? handles : smooth(handles);
}

/** Smooth to the eye; few enough that a line with very many handles costs no more than one with few. */
const mostSteps = 10;
const mostPoints = 240;

/**
 * Through every handle with no jolt, and never higher or lower between two of them than they are themselves: a curve
 * that falls from handle to handle must not rise in between. Lines that turn back are smoothed without that promise.
 */
function smooth(handles: readonly XY[]): XY[] {
  const line = fromLeft(handles);
  const stepsBetween = Math.max(1, Math.min(mostSteps, Math.floor(mostPoints / handles.length)));
  const forwards = line.every(([x], index) => index === 0 || x > (line[index - 1]?.[0] ?? 0) + 1e-6);
  return line.slice(0, -1).flatMap((from, index): XY[] => {
    const to = line[index + 1] as XY;
    const [slopeFrom, slopeTo] = [tangent(line, index, forwards), tangent(line, index + 1, forwards)];
    const steps = index === line.length - 2 ? stepsBetween + 1 : stepsBetween;
    const [scaleX, scaleY] = forwards ? [to[0] - from[0], to[0] - from[0]] : [1, 1];
    return Array.from({ length: steps }, (_, step) => {
      const t = step / stepsBetween;
      return [
        hermite(t, from[0], to[0], slopeFrom[0] * scaleX, slopeTo[0] * scaleX),
        hermite(t, from[1], to[1], slopeFrom[1] * scaleY, slopeTo[1] * scaleY),
      ];
    });
  });
}

/** Per unit of x where the line runs forwards, else as in Catmull and Rom's spline. */
function tangent(line: readonly XY[], at: number, forwards: boolean): XY {
  const [before, here, after] = [line[at - 1], line[at] as XY, line[at + 1]];
  if (!forwards) {
    const [from, to] = [before ?? here, after ?? here];
    return [(to[0] - from[0]) / 2, (to[1] - from[1]) / 2];
  }
  const left = before && slope(before, here);
  const right = after && slope(here, after);
  if (left === undefined || right === undefined) return [1, endSlope(line, at)];
  if (left * right <= 0) return [1, 0];
  return [1, (2 * left * right) / (left + right)];
}

/** The end carries on the bend of the line instead of going straight. */
function endSlope(line: readonly XY[], at: number): number {
  const step = at === 0 ? 1 : -1;
  const [end, next, third] = [line[at] as XY, line[at + step] as XY, line[at + 2 * step] as XY];
  const near = slope(end, next);
  const far = slope(next, third);
  const bent = near * 1.5 - far * 0.5;
  return bent * near <= 0 ? 0 : Math.sign(near) * Math.min(Math.abs(bent), 3 * Math.abs(near));
}

function slope(a: XY, b: XY): number {
  return (b[1] - a[1]) / (b[0] - a[0]);
}

function hermite(t: number, from: number, to: number, slopeFrom: number, slopeTo: number): number {
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * slopeFrom + (3 * t2 - 2 * t3) * to + (t3 - t2) * slopeTo;
}
