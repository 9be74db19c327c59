import type { CurvesDrawing } from '../drawing.ts';
import { crossings, distance, fromLeft, type Line, type XY, xAt, yAt } from '../geometry.ts';
import { traceCurve } from '../trace-curve.ts';

export type NamedPlace = { at: XY; name: string };

/** The places of a drawing that a mark or a corner is likely to be meant for, in words. The likeliest come first. */
export function namedPlaces(drawing: CurvesDrawing): NamedPlace[] {
  const lines = drawing.curves.map((curve, index) => ({
    name: curve.label || `line ${index + 1}`,
    line: traceCurve(curve),
  }));
  const found = [
    ...lines.flatMap(({ name, line }, index) =>
      lines
        .slice(index + 1)
        .flatMap((other) => crossings(line, other.line).map((at) => place(at, `where ${name} meets ${other.name}`))),
    ),
    ...drawing.points.flatMap((point) => besidePoint(point, lines)),
    ...crossedGuides(drawing),
    ...lines.flatMap(({ name, line }) => turningPoint(name, line)),
    ...lines.flatMap(({ name, line }) => [
      place(fromLeft(line)[0] as XY, `left end of ${name}`),
      place(fromLeft(line).at(-1) as XY, `right end of ${name}`),
    ]),
    place([0, 0], 'the origin'),
  ];
  return found.filter(({ at }, index) => !found.slice(0, index).some((earlier) => distance(earlier.at, at) < 0.012));
}

/** The nearest of them, when it is near enough to have been meant. */
export function snap(at: XY, places: readonly NamedPlace[], reach = 0.045): NamedPlace | undefined {
  const [nearest] = places.toSorted((a, b) => distance(a.at, at) - distance(b.at, at));
  return nearest && distance(nearest.at, at) <= reach ? nearest : undefined;
}

type NamedLine = { name: string; line: Line };

/** A mark, its feet on the axes, and where its dashed lines cut the curves. */
function besidePoint(
  { at: [x, y], xLabel, yLabel }: CurvesDrawing['points'][number],
  lines: NamedLine[],
): NamedPlace[] {
  const label = [xLabel, yLabel].filter(Boolean).join(', ') || 'the point';
  const onCurves = lines.flatMap(({ name, line }) => {
    const [above, across] = [yAt(line, x), xAt(line, y)];
    return [
      ...(above === undefined ? [] : [place([x, above], `on ${name} at ${xLabel || label}`)]),
      ...(across === undefined || !yLabel ? [] : [place([across, y], `on ${name} at ${yLabel}`)]),
    ];
  });
  return [
    place([x, y], label),
    ...(xLabel ? [place([x, 0], `${xLabel} on the horizontal axis`)] : []),
    ...(yLabel ? [place([0, y], `${yLabel} on the vertical axis`)] : []),
    ...onCurves,
  ];
}

/** Where the dashed line up from one mark meets the dashed line across from another. */
function crossedGuides({ points }: CurvesDrawing): NamedPlace[] {
  return points.flatMap((one) =>
    points.flatMap((other) =>
      one !== other && one.xLabel && other.yLabel
        ? [place([one.at[0], other.at[1]], `${one.xLabel} across, ${other.yLabel} up`)]
        : [],
    ),
  );
}

function turningPoint(name: string, line: Line): NamedPlace[] {
  const inside = line.slice(1, -1);
  if (inside.length === 0) return [];
  const byHeight = line.toSorted((a, b) => a[1] - b[1]);
  const [low, high] = [byHeight[0] as XY, byHeight.at(-1) as XY];
  return [
    ...(inside.includes(low) ? [place(low, `lowest point of ${name}`)] : []),
    ...(inside.includes(high) ? [place(high, `highest point of ${name}`)] : []),
  ];
}

function place(at: XY, name: string): NamedPlace {
  return { at, name };
}
