import { fromLeft, type Line, rangeOf, sampleAcross, sampleAlong, slopeOf, type XY } from './geometry.ts';

export type Shape =
  | 'down'
  | 'up'
  | 'horizontal'
  | 'vertical'
  | 'u'
  | 'hump'
  | 'frontier'
  | 'convexDown'
  | 'kinkedDown'
  | 'keynesian'
  | 'jcurve'
  | 'lifecycle'
  | 'wave'
  | 'sawtooth'
  | 'diagonal'
  | 'bowed';

/** Wide enough for a hand that shakes, narrow enough to tell a curve from its opposite. */
export function hasShape(line: Line, shape: Shape): boolean {
  return line.length > 1 && tests[shape](line);
}

const tests: Record<Shape, (line: Line) => boolean> = {
  down: (line) => slopeOf(line) < -0.05 && steps(sampleAcross(line, 9)).every((rise) => rise <= 0.03),
  up: (line) => slopeOf(line) > 0.05 && steps(sampleAcross(line, 9)).every((rise) => rise >= -0.03),
  horizontal: (line) => rangeOf(line, 1) < 0.06 && rangeOf(line, 0) > 0.2,
  vertical: (line) => rangeOf(line, 0) < 0.06 && rangeOf(line, 1) > 0.2,
  u: (line) => {
    const heights = sampleAcross(line, 15).map(([, y]) => y);
    const [low, at] = lowest(heights);
    return at > 0 && at < 14 && first(heights) - low > 0.03 && last(heights) - low > 0.03;
  },
  hump: (line) => {
    const heights = sampleAcross(line, 15).map(([, y]) => y);
    const [high, at] = highest(heights);
    return at > 0 && at < 14 && high - first(heights) > 0.1 && high - last(heights) > 0.03;
  },
  frontier: (line) => tests.down(line) && sag(line) < -0.05,
  convexDown: (line) => tests.down(line) && sag(line) > 0.04,
  kinkedDown: (line) => {
    if (!tests.down(line)) return false;
    const rises = steps(sampleAcross(line, 21));
    return mean(rises.slice(-6)) < mean(rises.slice(0, 6)) * 1.5;
  },
  keynesian: (line) => {
    const along = sampleAlong(fromLeft(line), 40);
    const [start, end] = [along.slice(0, 9), along.slice(-6)];
    const rise = (end.at(-1)?.[1] ?? 0) - (start[0]?.[1] ?? 0);
    return rangeOf(start, 1) < 0.07 && rangeOf(start, 0) > 0.08 && rangeOf(end, 0) < 0.07 && rise > 0.2;
  },
  jcurve: (line) => {
    const heights = sampleAcross(line, 15).map(([, y]) => y);
    const [low, at] = lowest(heights);
    return at > 0 && at < 10 && first(heights) - low > 0.02 && last(heights) > first(heights) + 0.05;
  },
  lifecycle: (line) => {
    const heights = sampleAcross(line, 15).map(([, y]) => y);
    const [high, at] = highest(heights);
    return at >= 5 && at < 14 && first(heights) < high * 0.35 && last(heights) < high - 0.05;
  },
  wave: (line) => turns(sampleAlong(fromLeft(line), 60), 0.03).length >= 2,
  sawtooth: (line) => {
    const corners = [line[0] as XY, ...turns(line, 0.1), line.at(-1) as XY];
    const legs = corners.slice(1).map(([x, y], index) => ({
      across: x - (corners[index]?.[0] ?? 0),
      up: y - (corners[index]?.[1] ?? 0),
    }));
    const jumps = legs.filter(({ across, up }) => up > 0.1 && across < 0.08);
    const falls = legs.filter(({ across, up }) => up < -0.1 && across > 0.05);
    return jumps.length >= 1 && falls.length >= 2;
  },
  diagonal: (line) => {
    const [x, y] = fromLeft(line)[0] ?? [1, 1];
    return x < 0.1 && y < 0.1 && Math.abs(slopeOf(line) - 1) < 0.25 && Math.abs(sag(line)) < 0.05;
  },
  bowed: (line) => {
    const across = sampleAcross(line, 9);
    const [middleX, middleY] = across[4] ?? [0, 0];
    const starts = across[0]?.[1] ?? 1;
    return starts < 0.12 && across.slice(1, 8).every(([x, y]) => y < x + 0.02) && middleY < middleX - 0.08;
  },
};

/** How far the middle hangs below the straight line from end to end. */
function sag(line: Line): number {
  const heights = sampleAcross(line, 9).map(([, y]) => y);
  return (first(heights) + last(heights)) / 2 - (heights[4] ?? 0);
}

function steps(points: Line): number[] {
  return points.slice(1).map(([, y], index) => y - (points[index]?.[1] ?? 0));
}

/** Where a line turns for more than a tremble. */
function turns(line: Line, tremble: number): XY[] {
  const found: XY[] = [];
  let extreme = line[0] as XY;
  let direction = 0;
  for (const point of line) {
    const rise = point[1] - extreme[1];
    if (direction === 0 ? Math.abs(rise) > tremble : rise * direction < -tremble) {
      if (direction !== 0) found.push(extreme);
      direction = Math.sign(rise);
      extreme = point;
    } else if (rise * direction > 0) extreme = point;
  }
  return found;
}

function lowest(values: number[]): [value: number, at: number] {
  const value = Math.min(...values);
  return [value, values.indexOf(value)];
}

function highest(values: number[]): [value: number, at: number] {
  const value = Math.max(...values);
  return [value, values.indexOf(value)];
}

const first = (values: number[]) => values[0] ?? 0;
const last = (values: number[]) => values.at(-1) ?? 0;
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
