import type { CurvesRules } from '#domain/diagrams/diagram-rules.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import type { XY } from '#domain/diagrams/geometry.ts';
import { centreOf } from '#domain/diagrams/polygons.ts';
import type { WrongDrawing } from './wrong-drawings.ts';

/** Points, areas and words in the wrong place, missing, or with each other's names. */
export function wrongMarks(rules: CurvesRules, right: CurvesDrawing): WrongDrawing[] {
  const [first] = right.points;
  const moved = first && {
    fault: `${first.id} in the wrong place`,
    drawing: {
      ...right,
      points: right.points.map((point) => (point === first ? { ...point, at: [0.02, 0.02] as XY } : point)),
    },
    rule: `point-${first.id}`,
  };
  const gone = first && {
    fault: `${first.id} not marked`,
    drawing: { ...right, points: right.points.slice(1) },
    rule: `point-${first.id}`,
  };
  const areas = right.areas.map(({ id }) => ({
    fault: `${id} shaded elsewhere`,
    drawing: { ...right, areas: right.areas.map((area) => (area.id === id ? { ...area, corners: elsewhere } : area)) },
    rule: `area-${id}`,
    misconception: 'wrong-area' as const,
  }));
  const parts = right.areas.flatMap(({ id, corners }) => {
    const shaded = (by: number) => ({
      ...right,
      areas: right.areas.map((area) => (area.id === id ? { ...area, corners: scaled(corners, by) } : area)),
    });
    const wrong = { rule: `area-${id}`, misconception: 'wrong-area' as const };
    return [
      // Half of it, and twice as much, in the very middle of where it belongs.
      { fault: `${id} half shaded`, drawing: shaded(Math.SQRT1_2), ...wrong },
      { fault: `${id} shaded far over its edges`, drawing: shaded(Math.SQRT2), ...wrong },
    ];
  });
  const noArea = right.areas.slice(0, 1).map(({ id }) => ({
    fault: `${id} not shaded`,
    drawing: { ...right, areas: right.areas.slice(1) },
    rule: `area-${id}`,
  }));
  return [
    ...(moved ? [moved] : []),
    ...(gone ? [gone] : []),
    ...areas,
    ...parts,
    ...noArea,
    ...swappedMarks(rules, right),
  ];
}

const elsewhere: XY[] = [
  [0.9, 0.02],
  [0.99, 0.02],
  [0.99, 0.1],
];

function scaled(corners: readonly XY[], by: number): XY[] {
  const [x, y] = centreOf(corners);
  return corners.map((corner): XY => [x + (corner[0] - x) * by, y + (corner[1] - y) * by]);
}

function swappedMarks(rules: CurvesRules, right: CurvesDrawing): WrongDrawing[] {
  const [one, other] = right.points.filter(({ xLabel }) => xLabel);
  const [cs, ps] = right.areas;
  const points = one &&
    other &&
    Math.abs(one.at[0] - other.at[0]) > 0.05 && {
      fault: `${one.xLabel} and ${other.xLabel} swapped`,
      drawing: {
        ...right,
        points: right.points.map((point) =>
          point === one
            ? { ...point, xLabel: other.xLabel }
            : point === other
              ? { ...point, xLabel: one.xLabel }
              : point,
        ),
      },
      rule: `point-${one.id}`,
      misconception: 'labels-swapped' as const,
    };
  const areas = cs &&
    ps && {
      fault: `${cs.id} and ${ps.id} swapped`,
      drawing: {
        ...right,
        areas: right.areas.map((area) =>
          area === cs ? { ...area, label: ps.label } : area === ps ? { ...area, label: cs.label } : area,
        ),
      },
      rule: `area-${cs.id}`,
      misconception: 'labels-swapped' as const,
    };
  const lifecycle = rules.curves.some(({ shape }) => shape === 'lifecycle');
  const [intro, growth] = right.notes;
  const notes = lifecycle &&
    intro &&
    growth && {
      fault: 'stages swapped',
      drawing: {
        ...right,
        notes: right.notes.map((note) =>
          note === intro ? { ...note, at: growth.at } : note === growth ? { ...note, at: intro.at } : note,
        ),
      },
      rule: 'note-order',
      misconception: 'labels-swapped' as const,
    };
  return [points, areas, notes].flatMap((found) => (found ? [found] : []));
}
