import { type Line, reach, type XY } from './geometry.ts';

export function polygonSize(polygon: Line): number {
  const sum = polygon.reduce((total, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as XY;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

export function isInside([x, y]: XY, polygon: Line): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x0, y0] = polygon.at(index - 1) as XY;
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  }
  return inside;
}

/** What two shapes share, as a part of what they cover together; each may be drawn in several pieces. */
export function overlap(one: readonly Line[], other: readonly Line[]): number {
  const all = [...one, ...other].flat();
  if (all.length < 6) return 0;
  const [left, right] = reach(all, 0);
  const [bottom, top] = reach(all, 1);
  let both = 0;
  let either = 0;
  for (let column = 0; column < steps; column++) {
    for (let row = 0; row < steps; row++) {
      const at: XY = [
        left + ((right - left) * (column + 0.5)) / steps,
        bottom + ((top - bottom) * (row + 0.5)) / steps,
      ];
      const inOne = one.some((polygon) => isInside(at, polygon));
      const inOther = other.some((polygon) => isInside(at, polygon));
      if (inOne && inOther) both++;
      if (inOne || inOther) either++;
    }
  }
  return either ? both / either : 0;
}

const steps = 48;

export function centreOf(polygon: Line): XY {
  const sum = polygon.reduce(([sumX, sumY], [x, y]): XY => [sumX + x, sumY + y], [0, 0] as XY);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}
