import { expect, test } from 'vitest';
import type { CurvesDrawing } from '../drawing.ts';
import { distance, type XY } from '../geometry.ts';
import { polygonSize } from '../polygons.ts';
import { hasShape } from '../shapes.ts';
import { traceCurve } from '../trace-curve.ts';
import { addHandle, moveCurve, removeHandle, setBend } from './edit-curve.ts';
import { fillRegion } from './fill-region.ts';
import { fitStroke } from './fit-stroke.ts';
import { namedPlaces, snap } from './named-places.ts';

const stroke = (at: (share: number) => XY) => Array.from({ length: 50 }, (_, step) => at(step / 49));
const tremble = (share: number) => Math.sin(share * 40) * 0.006;

const market: CurvesDrawing = {
  kind: 'xy',
  xLabel: '',
  yLabel: '',
  curves: [
    {
      id: 'd',
      label: 'D',
      bend: 'straight',
      handles: [
        [0, 1],
        [1, 0],
      ],
    },
    {
      id: 's',
      label: 'S',
      bend: 'straight',
      handles: [
        [0, 0.2],
        [1, 0.8],
      ],
    },
  ],
  points: [{ id: 'e', at: [0.5, 0.5], xLabel: 'Q1', yLabel: 'P1' }],
  areas: [],
  notes: [],
};

test('a trembling stroke becomes a straight line that reaches the axis', () => {
  const fitted = fitStroke(stroke((share) => [0.02 + share * 0.7, 0.9 - share * 0.8 + tremble(share)]));
  expect(fitted?.bend).toBe('straight');
  expect(fitted?.handles[0]?.[0]).toBe(0);
});

test('a nearly level stroke becomes level, and a tap is no line', () => {
  const fitted = fitStroke(stroke((share) => [0.1 + share * 0.7, 0.5 + share * 0.02]));
  expect(fitted?.handles[0]?.[1]).toBe(fitted?.handles[1]?.[1]);
  expect(fitStroke(stroke(() => [0.4, 0.4]))).toBeUndefined();
});

test('a U, a wave and a saw keep their shapes with a few handles', () => {
  const u = fitStroke(stroke((share) => [0.1 + share * 0.8, 0.3 + (share - 0.5) ** 2 * 2 + tremble(share)]));
  expect(u?.bend).toBe('smooth');
  expect(u?.handles.length).toBeLessThanOrEqual(9);
  expect(u && hasShape(traceCurve(u), 'u')).toBe(true);
  const wave = fitStroke(stroke((share) => [share * 0.9, 0.3 + share * 0.3 + Math.sin(share * 12) * 0.12]));
  expect(wave && hasShape(traceCurve(wave), 'wave')).toBe(true);
  const saw = fitStroke(stroke((share) => [share * 0.9, 0.8 - ((share * 3) % 1) * 0.6]));
  expect(saw?.bend).toBe('corners');
  expect(saw && hasShape(traceCurve(saw), 'sawtooth')).toBe(true);
});

test('a smooth curve passes through its handles and never turns back between two of them', () => {
  const handles: XY[] = [
    [0, 0.7],
    [0.3, 0.65],
    [0.6, 0.4],
    [0.7, 0],
  ];
  const line = traceCurve({ bend: 'smooth', handles });
  for (const handle of handles) expect(Math.min(...line.map((point) => distance(point, handle)))).toBeLessThan(0.01);
  for (const [index, [, y]] of line.entries())
    if (index) expect(y).toBeLessThanOrEqual((line[index - 1]?.[1] ?? 0) + 1e-9);
});

test('a mark snaps to where two curves meet, and says so', () => {
  const places = namedPlaces({ ...market, points: [] });
  expect(snap([0.53, 0.48], places)).toEqual({ at: [0.5, 0.5], name: 'where D meets S' });
  expect(snap([0.3, 0.9], places)).toBeUndefined();
});

test('the feet of a mark and the ends of the curves have names', () => {
  const names = namedPlaces(market).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['P1 on the vertical axis', 'Q1 on the horizontal axis', 'left end of D']),
  );
});

test('a tap fills the triangle between the curves and the dashed line, corner to corner', () => {
  const corners = fillRegion(market, [[0.1, 0.7]], namedPlaces(market)) ?? [];
  expect(corners).toHaveLength(3);
  for (const corner of [
    [0, 1],
    [0, 0.5],
    [0.5, 0.5],
  ] as XY[])
    expect(Math.min(...corners.map((one) => distance(one, corner))), String(corner)).toBeLessThan(0.02);
  expect(fillRegion(market, [[0.5, 0.5]], [])).toBeUndefined();
});

test('a rub across two regions fills them as one', () => {
  const places = namedPlaces(market);
  const [upper, lower] = [fillRegion(market, [[0.1, 0.7]], places), fillRegion(market, [[0.1, 0.4]], places)];
  const both =
    fillRegion(
      market,
      [
        [0.1, 0.7],
        [0.1, 0.5],
        [0.1, 0.4],
      ],
      places,
    ) ?? [];
  const sizes = [upper, lower, both].map((corners) => polygonSize(corners ?? []));
  expect(sizes[2]).toBeCloseTo((sizes[0] ?? 0) + (sizes[1] ?? 0), 1);
  expect(both).toHaveLength(3);
});

test('a line moves as a whole or by one handle, and stops at the edge of the paper', () => {
  const [line] = market.curves;
  if (!line) throw new Error('There is a line');
  expect(moveCurve(line, 1, [-0.2, 0.1]).handles[1]).toEqual([0.8, 0.1]);
  expect(moveCurve(line, 'all', [0.1, 0])).toBe(line);
  expect(moveCurve(line, 0, [-0.5, 0]).handles[0]).toEqual([0, 1]);
});

test('a line can be bent, given another handle and made straight again', () => {
  const [line] = market.curves;
  if (!line) throw new Error('There is a line');
  const bent = setBend(line, 'smooth');
  expect(bent.handles).toEqual([
    [0, 1],
    [0.5, 0.5],
    [1, 0],
  ]);
  expect(addHandle(bent).handles).toHaveLength(4);
  expect(removeHandle(bent, 1)).toMatchObject({
    bend: 'straight',
    handles: [
      [0, 1],
      [1, 0],
    ],
  });
  expect(setBend(bent, 'straight').handles).toHaveLength(2);
});
