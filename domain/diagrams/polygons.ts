import { type Line, reach, type XY } from './geometry.ts';

export function polygonSize(polygon: Line): number {
  const sum = polygon.reduce((total, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as XY;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum) / 2;
}

export function perimeter(polygon: Line): number {
  return polygon.reduce((total, [x, y], index) => {
    const [nextX, nextY] = polygon[(index + 1) % polygon.length] as XY;
    return total + Math.hypot(nextX - x, nextY - y);
  }, 0);
}

export function isInside([x, y]: XY, polygon: Line): boolean {
  let inside = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x0, y0] = polygon.at(index - 1) as XY;
    if (y1 > y !== y0 > y && x < ((x0 - x1) * (y - y1)) / (y0 - y1) + x1) inside = !inside;
  }
  return inside;
}

export type Shading = { covered: number; outside: number };

/** How much of a shape is shaded, and how much of the shading, which may be in several pieces, lies outside it. */
export function compareShading(shape: Line, pieces: readonly Line[]): Shading {
  const all = [shape, ...pieces].flat();
  if (all.length < 6) return { covered: 0, outside: 1 };
  const [left, right] = reach(all, 0);
  const [bottom, top] = reach(all, 1);
  let both = 0;
  let wanted = 0;
  let shaded = 0;
  for (let column = 0; column < steps; column++) {
    for (let row = 0; row < steps; row++) {
      const at: XY = [
        left + ((right - left) * (column + 0.5)) / steps,
        bottom + ((top - bottom) * (row + 0.5)) / steps,
      ];
      const isWanted = isInside(at, shape);
      const isShaded = pieces.some((polygon) => isInside(at, polygon));
      if (isWanted) wanted++;
      if (isShaded) shaded++;
      if (isWanted && isShaded) both++;
    }
  }
  return { covered: wanted ? both / wanted : 0, outside: shaded ? 1 - both / shaded : 1 };
}

const steps = 48;

export function centreOf(polygon: Line): XY {
  const sum = polygon.reduce(([sumX, sumY], [x, y]): XY => [sumX + x, sumY + y], [0, 0] as XY);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}
