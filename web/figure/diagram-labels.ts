import type { CurvesDiagram, XY } from '#content/curriculum/curriculum.ts';
import { distance } from '#domain/diagrams/geometry.ts';
import type { MarkedPoint } from './diagram-geometry.ts';
import { sheetWidth } from './diagram-sheet.tsx';

export type Label = { text: string; x: number; y: number; width: number };

/** The drawing's frame in its own units: sized so that 14-unit letters stay readable on a phone. */
export const frame = { width: sheetWidth, height: 290, left: 44, right: 324, top: 34, bottom: 238 };

export function toX(x: number): number {
  return frame.left + x * (frame.right - frame.left);
}

export function toY(y: number): number {
  return frame.bottom - y * (frame.bottom - frame.top);
}

/** A curve's name stands at its last point, inside the frame, clear of the names beside it. */
export function placeCurveLabels(curves: CurvesDiagram['curves']): Label[] {
  const ends = curves.map(({ reference }) => endOf(reference));
  const wanted = curves.map(({ label, reference }, index): Label => {
    const text = subscript(label);
    const width = widthOf(text);
    const end = ends[index] ?? [0, 0];
    const sharing = ends.findIndex((other, at) => at !== index && distance(end, other) < 0.05);
    const outside = toX(end[0]) + 4 + width > frame.width - 2;
    // A name that has to stand left of its end is clear of a rising curve above it, and of a falling one below it.
    const below = outside && falls(reference) ? toY(end[1]) + 15 : undefined;
    const lacksRoom = below !== undefined && below > frame.bottom - 3;
    // Where a curve ends on the axis or on another curve, its name stands beside its middle.
    if (end[1] < 0.03 || sharing >= 0 || lacksRoom) {
      const [x, y] =
        reference.length > 2
          ? (reference[Math.floor(reference.length * 0.62)] ?? end)
          : along(reference, sharing >= 0 ? 0.5 : lacksRoom ? 0.3 : 0.8);
      return { text, width, x: sharing > index ? toX(x) - width - 8 : toX(x) + 8, y: toY(y) + 1 };
    }
    const x = outside ? Math.min(toX(end[0]) + 2, frame.width - 4) - width : toX(end[0]) + 4;
    return { text, width, x, y: below ?? Math.max(toY(end[1]) - 6, frame.top - 4) };
  });
  return spreadDown(wanted);
}

/** The names on an axis, each once, pushed apart where two would touch. */
export function placeTicks(points: readonly MarkedPoint[], axis: 'x' | 'y'): { text: string; at: number }[] {
  const ticks = new Map<string, number>();
  for (const point of points) {
    const label = axis === 'x' ? point.xLabel : point.yLabel;
    if (label && !ticks.has(label)) ticks.set(label, axis === 'x' ? toX(point.x) : toY(point.y));
  }
  const sorted = [...ticks].map(([label, at]) => ({ text: subscript(label), at })).sort((a, b) => a.at - b.at);
  const gap = axis === 'x' ? 21 : 15;
  for (const [index, tick] of sorted.entries()) {
    const before = sorted[index - 1];
    if (!before || tick.at - before.at >= gap) continue;
    const middle = (tick.at + before.at) / 2;
    before.at = middle - gap / 2;
    tick.at = middle + gap / 2;
  }
  return sorted;
}

/** 'SRAS2' as it is written by hand: the number below the line. */
export function subscript(label: string): string {
  return label.replace(/(?<=[A-Za-z])\d$/, (digit) => String.fromCharCode(0x2080 + Number(digit)));
}

/** An estimate for semibold 14-unit letters, on the wide side. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (/[A-Z=+%]/.test(letter) ? 10.5 : 8.2), 0);
}

function endOf(line: readonly XY[]): XY {
  return line.at(-1) ?? [0, 0];
}

function falls(line: readonly XY[]): boolean {
  return (line.at(-2)?.[1] ?? 0) > endOf(line)[1];
}

function along(line: readonly XY[], share: number): XY {
  const [x0, y0] = line[0] ?? [0, 0];
  const [x1, y1] = endOf(line);
  return [x0 + (x1 - x0) * share, y0 + (y1 - y0) * share];
}

function spreadDown(labels: Label[]): Label[] {
  const placed: Label[] = [];
  for (const label of [...labels].sort((a, b) => a.y - b.y)) {
    const overlaps = (other: Label) =>
      Math.abs(other.y - label.y) < 15 && other.x < label.x + label.width && label.x < other.x + other.width;
    while (placed.some(overlaps)) label.y += 2;
    placed.push(label);
  }
  return labels;
}
