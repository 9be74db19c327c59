import { expect, test } from 'vitest';
import { findSources, importsOf } from './imports.ts';

/** Files that need each other before either can run: which of them is ready first depends on who asks first. */
test('no file imports, by way of others, itself', () => {
  const files = findSources('{content,domain,server,web,tests,tools,bench}');
  expect(files.length).toBeGreaterThan(1000);
  const graph = new Map(files.map((file) => [file, neededAtOnce(file)]));
  expect(findCircles(graph)).toEqual([]);
});

test('a circle is found and named by its shortest way round', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ]);
  expect(findCircles(graph)).toEqual(['a → b → c → a']);
});

function neededAtOnce(file: string): string[] {
  return importsOf(file)
    .filter(({ typeOnly, lazy }) => !typeOnly && !lazy)
    .map(({ target }) => target);
}

/** One way round for every file that lies on a circle, each circle named once. */
function findCircles(graph: Map<string, string[]>): string[] {
  const circles = [...graph.keys()].flatMap((file) => {
    const way = wayBack(graph, file);
    return way ? [turnToFirst(way)] : [];
  });
  return [...new Set(circles.map((way) => [...way, way[0]].join(' → ')))].sort();
}

/** The shortest way from a file to itself. */
function wayBack(graph: Map<string, string[]>, from: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const waiting = [from];
  for (const file of waiting) {
    for (const next of graph.get(file) ?? []) {
      if (next === from) return wayTo(cameFrom, from, file);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, file);
      waiting.push(next);
    }
  }
  return undefined;
}

function wayTo(cameFrom: Map<string, string>, from: string, to: string): string[] {
  const way = [to];
  for (let file = to; file !== from; way.unshift(file)) file = cameFrom.get(file) ?? from;
  return way;
}

function turnToFirst(way: string[]): string[] {
  const first = way.indexOf(way.toSorted()[0] ?? '');
  return [...way.slice(first), ...way.slice(0, first)];
}
