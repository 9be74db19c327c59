/** Coordinates from 0 to 1, x to the right, y up. */
export type XY = [x: number, y: number];
export type Line = readonly XY[];

export function segments(line: Line): [XY, XY][] {
  return line.slice(1).map((end, index) => [line[index] as XY, end]);
}

/** Asked thousands of times for one drawing, so it makes nothing new on its way. */
export function yAt(line: Line, x: number): number | undefined {
  for (let index = 1; index < line.length; index++) {
    const [x0, y0] = line[index - 1] as XY;
    const [x1, y1] = line[index] as XY;
    if (x < Math.min(x0, x1) - 1e-9 || x > Math.max(x0, x1) + 1e-9) continue;
    return Math.abs(x1 - x0) < 1e-9 ? (y0 + y1) / 2 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
  }
  return undefined;
}

export function xAt(line: Line, y: number): number | undefined {
  return yAt(transpose(line), y);
}

/** Where two lines meet, from left to right; meetings closer than a pen's width are one. */
export function crossings(one: Line, other: Line): XY[] {
  const meetings: XY[] = [];
  const others = segments(other);
  for (const [[x1, y1], [x2, y2]] of segments(one)) {
    for (const [[x3, y3], [x4, y4]] of others) {
      if (Math.max(x1, x2) < Math.min(x3, x4) - 1e-6 || Math.max(x3, x4) < Math.min(x1, x2) - 1e-6) continue;
      const d = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
      if (Math.abs(d) < 1e-12) continue;
      const t = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / d;
      const u = -((x1 - x2) * (y1 - y3) - (y1 - y2) * (x1 - x3)) / d;
      if (Math.min(t, u) < -1e-6 || Math.max(t, u) > 1 + 1e-6) continue;
      const at: XY = [x1 + t * (x2 - x1), y1 + t * (y2 - y1)];
      if (!meetings.some((known) => distance(known, at) < 0.01)) meetings.push(at);
    }
  }
  return meetings.sort((a, b) => a[0] - b[0]);
}

export function distance(a: XY, b: XY): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** How far a line reaches along an axis. */
export function reach(line: Line, axis: 0 | 1): [low: number, high: number] {
  const values = line.map((point) => point[axis]);
  return [Math.min(...values), Math.max(...values)];
}

export function rangeOf(line: Line, axis: 0 | 1): number {
  const [low, high] = reach(line, axis);
  return high - low;
}

/** The same line begun at its left end: which way the pen went says nothing. */
export function fromLeft(line: Line): Line {
  const [first, last] = [line[0], line.at(-1)];
  return first && last && first[0] > last[0] ? line.toReversed() : line;
}

export function slopeOf(line: Line): number {
  const left = fromLeft(line);
  const [[x0, y0], [x1, y1]] = [left[0] ?? [0, 0], left.at(-1) ?? [0, 0]];
  return (y1 - y0) / (Math.abs(x1 - x0) < 1e-9 ? 1e-9 : x1 - x0);
}

/** Heights at equal steps from the left end to the right. */
export function sampleAcross(line: Line, count: number): XY[] {
  const [low, high] = reach(line, 0);
  const left = fromLeft(line);
  return Array.from({ length: count }, (_, index): XY => {
    const x = low + ((high - low) * index) / (count - 1);
    return [x, yAt(left, x) ?? left.at(-1)?.[1] ?? 0];
  });
}

/** Points at equal steps of the pen. */
export function sampleAlong(line: Line, count: number): XY[] {
  const parts = segments(line).map(([from, to]) => ({ from, to, length: distance(from, to) }));
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  return Array.from({ length: count }, (_, index): XY => {
    let left = (whole * index) / (count - 1);
    for (const { from, to, length } of parts) {
      if (left <= length && length > 0) return between(from, to, left / length);
      left -= length;
    }
    return line.at(-1) ?? [0, 0];
  });
}

export function between(from: XY, to: XY, share: number): XY {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function transpose(line: Line): XY[] {
  return line.map(([x, y]): XY => [y, x]);
}

/** Upside down within its own height. */
export function flip(line: Line): XY[] {
  const [low, high] = reach(line, 1);
  return line.map(([x, y]): XY => [x, low + high - y]);
}

/** Left to right within its own width. */
export function mirror(line: Line): XY[] {
  return transpose(flip(transpose(line)));
}
