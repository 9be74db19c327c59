import type { XY } from '#domain/diagrams/geometry.ts';

/** The paper in pixels, so that letters and handles keep their size on a phone and on a wide screen. */
export type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

/** Both axes are on the screen as the page opens, unless that would leave too little to draw on. */
export function frameFor(width: number, room: number): Frame {
  const height = Math.round(Math.max(Math.min(width * (width > 480 ? 0.82 : 0.94), 600, room - edge), least));
  const wide = width > 480;
  return { width, height, left: wide ? 64 : 46, right: width - (wide ? 84 : 50), top: 40, bottom: height - 54 };
}

/** A little air below the paper. */
const edge = 12;
const least = 280;

export function toPaper({ left, right, top, bottom }: Frame, [x, y]: XY): XY {
  return [round(left + x * (right - left)), round(bottom - y * (bottom - top))];
}

export function fromPaper({ left, right, top, bottom }: Frame, [x, y]: XY): XY {
  return [clamp((x - left) / (right - left)), clamp((bottom - y) / (bottom - top))];
}

export function asPoints(frame: Frame, line: readonly XY[]): string {
  return line.map((point) => toPaper(frame, point).join(',')).join(' ');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function clamp(value: number): number {
  return Math.round(Math.min(Math.max(value, 0), 1) * 1e4) / 1e4;
}
