import type { XY } from '../geometry.ts';

/** The longest way round a set of cells, from 0 to 1, closed: its first point is also its last. */
export function outline(filled: Uint8Array, cells: number): XY[] {
  const isFilled = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < cells && row < cells && filled[row * cells + column] === 1;
  const size = cells + 1;
  const edges = new Map<number, number[]>();
  const addEdge = (from: number, to: number) => edges.set(from, [...(edges.get(from) ?? []), to]);
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if (!isFilled(column, row)) continue;
      const corner = row * size + column;
      if (!isFilled(column, row - 1)) addEdge(corner, corner + 1);
      if (!isFilled(column + 1, row)) addEdge(corner + 1, corner + 1 + size);
      if (!isFilled(column, row + 1)) addEdge(corner + 1 + size, corner + size);
      if (!isFilled(column - 1, row)) addEdge(corner + size, corner);
    }
  }
  let longest: number[] = [];
  while (edges.size > 0) {
    const loop = takeLoop(edges);
    if (loop.length > longest.length) longest = loop;
  }
  return longest.map((corner): XY => [(corner % size) / cells, Math.floor(corner / size) / cells]);
}

function takeLoop(edges: Map<number, number[]>): number[] {
  const [start] = edges.keys();
  const loop: number[] = [];
  let at = start;
  while (at !== undefined && edges.has(at)) {
    loop.push(at);
    const [next, ...rest] = edges.get(at) ?? [];
    if (rest.length) edges.set(at, rest);
    else edges.delete(at);
    at = next;
  }
  return at === undefined ? loop : [...loop, at];
}
