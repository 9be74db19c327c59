import type { XY } from '#domain/diagrams/geometry.ts';

/** '10 across, 80 up' of a hundred each. */
export function tellPlace(at: XY | undefined): string {
  if (!at) return '';
  const [x, y] = at;
  const onAxis = x === 0 ? ', on the vertical axis' : y === 0 ? ', on the horizontal axis' : '';
  return `${Math.round(x * 100)} across, ${Math.round(y * 100)} up${onAxis}`;
}
