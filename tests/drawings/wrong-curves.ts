import type { CurveRule, CurvesRules } from '#domain/diagrams/diagram-rules.ts';
import type { CurvesDrawing } from '#domain/diagrams/drawing.ts';
import { flip, type Line, type XY } from '#domain/diagrams/geometry.ts';
import { stemOf } from '#domain/diagrams/labels.ts';
import { drawCurves } from '#domain/diagrams/reference-drawing.ts';
import { hasShape, type Shape } from '#domain/diagrams/shapes.ts';
import type { WrongDrawing } from './wrong-drawings.ts';
import { wrongMarks } from './wrong-marks.ts';
import { type Lines, wrongRelations } from './wrong-relations.ts';

/** Points and areas are drawn anew on the changed curves, so that one thing is wrong and not five. */
export function wrongCurves(rules: CurvesRules): WrongDrawing[] {
  const lines: Lines = new Map(rules.curves.map(({ id, reference }) => [id, reference]));
  const right = drawCurves(rules, lines);
  return [
    ...wrongAxes(right),
    ...missingParts(rules, right),
    ...wrongShapes(rules, lines),
    ...wrongSides(rules, lines),
    ...wrongOrders(rules, lines),
    ...swappedLabels(rules, right),
    ...wrongMarks(rules, right),
    ...wrongRelations(rules, lines),
  ];
}

function wrongAxes(right: CurvesDrawing): WrongDrawing[] {
  const { xLabel, yLabel } = right;
  return [
    {
      fault: 'axes swapped',
      drawing: { ...right, xLabel: yLabel, yLabel: xLabel },
      rule: 'axis-x',
      misconception: 'axes-swapped',
    },
    { fault: 'an axis without a label', drawing: { ...right, yLabel: '' }, rule: 'axis-y' },
  ];
}

function missingParts(rules: CurvesRules, right: CurvesDrawing): WrongDrawing[] {
  const required = rules.curves.filter(({ optional }) => !optional);
  const without = required.map(({ id }) => ({
    fault: `${id} missing`,
    drawing: { ...right, curves: right.curves.filter((curve) => curve.id !== id) },
    rule: `curve-${id}`,
  }));
  const unnamed = required.slice(0, 1).map(({ id }) => ({
    fault: `${id} without a label`,
    drawing: { ...right, curves: right.curves.map((curve) => (curve.id === id ? { ...curve, label: '' } : curve)) },
    rule: `curve-${id}`,
  }));
  const notes = right.notes.map(({ id }) => ({
    fault: `${id} not written`,
    drawing: { ...right, notes: right.notes.filter((note) => note.id !== id) },
    rule: `note-${id}`,
  }));
  return [...without, ...unnamed, ...notes];
}

function wrongShapes(rules: CurvesRules, lines: Lines): WrongDrawing[] {
  const changed = (id: string, line: Line) => drawCurves(rules, new Map(lines).set(id, line));
  const fits = ({ shape }: CurveRule, line: Line) => [shape].flat().some((one) => hasShape(line, one));
  const flipped = rules.curves
    .filter((curve) => !fits(curve, flip(curve.reference)))
    .map((curve) => {
      const fault = `${curve.id} flipped`;
      return {
        fault,
        drawing: changed(curve.id, flip(curve.reference)),
        rule: `shape-${curve.id}`,
        misconception: 'flipped-curve' as const,
      };
    });
  const straight = rules.curves
    .filter(({ shape }) => !Array.isArray(shape) && curved.includes(shape))
    .map((curve) => {
      const line = [curve.reference[0] as XY, curve.reference.at(-1) as XY];
      return { fault: `${curve.id} straight`, drawing: changed(curve.id, line), rule: `shape-${curve.id}` };
    });
  const bowed = rules.curves
    .filter(({ shape }) => shape === 'frontier' || shape === 'convexDown')
    .map((curve) => {
      const [[x0, y0], [x1, y1]] = [curve.reference[0] as XY, curve.reference.at(-1) as XY];
      const line = curve.reference.map(([x, y]): XY => [x0 + x1 - x, y0 + y1 - y]);
      return {
        fault: `${curve.id} bowed the other way`,
        drawing: changed(curve.id, line),
        rule: `shape-${curve.id}`,
        misconception: 'bowed-wrong-way' as const,
      };
    });
  return [...flipped, ...straight, ...bowed];
}

const curved: Shape[] = [
  'u',
  'hump',
  'frontier',
  'convexDown',
  'kinkedDown',
  'keynesian',
  'jcurve',
  'lifecycle',
  'wave',
  'sawtooth',
  'bowed',
];

/** The two curves change places and keep their labels; what is marked follows them. */
function wrongSides(rules: CurvesRules, lines: Lines): WrongDrawing[] {
  return (rules.relations ?? []).flatMap(({ type, a, b = '' }, index): WrongDrawing[] => {
    if (type !== 'above' && type !== 'rightOf') return [];
    const [one, other] = [lines.get(a) ?? [], lines.get(b) ?? []];
    const label = (id: string) => rules.curves.find((curve) => curve.id === id)?.label ?? '';
    const siblings = stemOf(label(a)) === stemOf(label(b));
    const drawing = drawCurves(rules, new Map(lines).set(a, other).set(b, one));
    const shapesStay = sameShape(rules, a, b);
    if (!shapesStay) return [];
    return [
      {
        fault: `${a} and ${b} the wrong way round`,
        drawing,
        ...(siblings
          ? { rule: `relation-${index}`, misconception: 'shifted-wrong-way' as const }
          : {
              rule: hasMarks(rules) ? `relation-${index}` : 'labels',
              misconception: hasMarks(rules) ? ('wrong-side' as const) : ('labels-swapped' as const),
            }),
      },
    ];
  });
}

/** What follows from the wrong side: Q2 to the left of Q1, or a price ceiling where it changes nothing. */
function wrongOrders(rules: CurvesRules, lines: Lines): WrongDrawing[] {
  // Where the curves no longer meet, there is no order to be wrong.
  const named = (rules.points ?? []).filter(({ x, y }) => x || y).length;
  const isWhole = ({ drawing }: WrongDrawing) => drawing.kind === 'xy' && drawing.points.length === named;
  const moved = wrongSides(rules, lines).slice(0, 1).filter(isWhole);
  const expected = { rule: 'order-0', misconception: 'wrong-side' as const };
  if (!rules.order?.length) return [];
  if (moved.length)
    return moved.map(({ fault, drawing }) => ({ fault: `${fault}, and what follows`, drawing, ...expected }));
  return rules.curves.slice(2, 3).flatMap(({ id, shape, reference }): WrongDrawing[] => {
    if (shape !== 'horizontal') return [];
    const across = reference.map(([x, y]): XY => [x, 1 - y]);
    return [
      { fault: `${id} on the wrong side`, drawing: drawCurves(rules, new Map(lines).set(id, across)), ...expected },
    ];
  });
}

/** Without marks on them, two curves that changed places and two labels that did look the same. */
function hasMarks({ points = [] }: CurvesRules): boolean {
  return points.some(({ x, y }) => x || y);
}

function sameShape({ curves }: CurvesRules, a: string, b: string): boolean {
  const shape = (id: string) => String(curves.find((curve) => curve.id === id)?.shape);
  return shape(a) === shape(b);
}

function swappedLabels(rules: CurvesRules, right: CurvesDrawing): WrongDrawing[] {
  const [one, other] = rules.curves.flatMap((first, index) =>
    rules.curves
      .slice(index + 1)
      .filter((second) => !first.optional && !second.optional && !overlapShapes(first, second))
      .slice(0, 1)
      .map((second) => [first, second] as const),
  )[0] ?? [undefined, undefined];
  if (!one || !other) return [];
  const labelOf = (id: string, label: string) => (id === one.id ? other.label : id === other.id ? one.label : label);
  const curves = right.curves.map((curve) => ({ ...curve, label: labelOf(curve.id, curve.label) }));
  return [
    {
      fault: `labels of ${one.id} and ${other.id} swapped`,
      drawing: { ...right, curves },
      rule: 'labels',
      misconception: 'labels-swapped',
    },
  ];
}

function overlapShapes(a: CurveRule, b: CurveRule): boolean {
  return (
    [a.shape].flat().some((shape) => hasShape(b.reference, shape)) &&
    [b.shape].flat().some((shape) => hasShape(a.reference, shape))
  );
}
