import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { between, fromLeft, type XY } from '#domain/diagrams/geometry.ts';
import { traceCurve } from '#domain/diagrams/trace-curve.ts';
import { written } from '../words.ts';
import { type Frame, toPaper } from './frame.ts';

export type PlacedLabel = { id: string; text: string; x: number; y: number };

const lineHeight = 17;

/** A line's name stands at its right end, or on its way where the end lies on the axis, clear of the other names. */
export function placeCurveLabels(drawing: CurvesDrawing, frame: Frame): PlacedLabel[] {
  const placed: (PlacedLabel & { width: number })[] = [];
  for (const curve of drawing.curves) {
    const text = written(curve.label) || '?';
    const width = widthOf(text);
    const [x, y] = toPaper(frame, labelPlace(fromLeft(traceCurve(curve))));
    const label = { id: curve.id, text, width, x: Math.min(x + 11, frame.width - width - 3), y: Math.max(y - 6, 16) };
    const touches = (other: typeof label) =>
      Math.abs(other.y - label.y) < lineHeight && other.x < label.x + width && label.x < other.x + other.width;
    for (let tries = 0; tries < 40 && placed.some(touches); tries++) label.y += 3;
    placed.push(label);
  }
  return placed;
}

/** An estimate for semibold 15-pixel letters, on the wide side. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[A-Z=+%]/.test(letter) ? 12 : 8.8), 0);
}

function labelPlace(line: readonly XY[]): XY {
  const end = line.at(-1) ?? [0, 0];
  if (end[1] > 0.03) return end;
  const before = line[Math.max(0, Math.floor((line.length - 1) * 0.8))] ?? end;
  return line.length > 2 ? before : between(line[0] ?? end, end, 0.82);
}

/** The names on an axis, pushed apart where two would touch. */
export function placeTicks(
  drawing: CurvesDrawing,
  frame: Frame,
  axis: 'x' | 'y',
): { id: string; text: string; at: number }[] {
  const ticks = drawing.points
    .flatMap(({ id, at, xLabel, yLabel }) => {
      const label = axis === 'x' ? xLabel : yLabel;
      const [x, y] = toPaper(frame, at);
      return label ? [{ id, text: written(label), at: axis === 'x' ? x : y }] : [];
    })
    .filter(
      ({ text, at }, index, all) => !all.slice(0, index).some((one) => one.text === text && Math.abs(one.at - at) < 8),
    )
    .sort((a, b) => a.at - b.at);
  const gap = axis === 'x' ? 24 : 16;
  for (const [index, tick] of ticks.entries()) {
    const before = ticks[index - 1];
    if (!before || tick.at - before.at >= gap) continue;
    const middle = (tick.at + before.at) / 2;
    before.at = middle - gap / 2;
    tick.at = middle + gap / 2;
  }
  return ticks;
}
