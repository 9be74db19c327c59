import * as v from 'valibot';
import { messages } from '../messages.ts';

/** What a student draws, as the board keeps it and the server checks it. */

const place = v.pipe(v.number(), v.minValue(-0.2, messages.invalidInput), v.maxValue(1.2, messages.invalidInput));
const at = v.strictTuple([place, place]);
const id = v.pipe(v.string(), v.regex(/^[\w+/ .-]{1,40}$/, messages.invalidInput));
/** Characters that no hand writes and no database keeps become spaces. */
const words = v.pipe(
  v.string(),
  v.maxLength(60, messages.invalidInput),
  v.transform((text) => text.toWellFormed().replace(/\p{Cc}/gu, ' ')),
);
const few = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most, messages.invalidInput));

const curve = v.strictObject({
  id,
  label: words,
  /** How the line runs from handle to handle. */
  bend: v.picklist(['straight', 'smooth', 'corners']),
  handles: v.pipe(few(at, 80), v.minLength(2, messages.invalidInput)),
});
const point = v.strictObject({ id, at, xLabel: words, yLabel: words });
const area = v.strictObject({
  id,
  label: words,
  corners: v.pipe(few(at, 120), v.minLength(3, messages.invalidInput)),
});
const note = v.strictObject({ id, label: words, at });

const curvesDrawing = v.strictObject({
  kind: v.literal('xy'),
  xLabel: words,
  yLabel: words,
  curves: few(curve, 16),
  points: few(point, 24),
  areas: few(area, 12),
  notes: few(note, 16),
});

/** Cells by their id, which says where they are and not what belongs in them: 'High/Low'. */
const matrixDrawing = v.strictObject({
  kind: v.literal('matrix'),
  cells: few(v.strictObject({ id, label: words }), 9),
});

const treeDrawing = v.strictObject({
  kind: v.literal('tree'),
  options: few(
    v.strictObject({
      id,
      cost: words,
      expectedValue: words,
      netGain: words,
      outcomes: few(v.strictObject({ probability: words, value: words }), 6),
    }),
    6,
  ),
  choice: words,
});

const networkDrawing = v.strictObject({
  kind: v.literal('network'),
  nodes: few(v.strictObject({ id, earliest: words, latest: words }), 30),
  floats: few(v.strictObject({ id, value: words }), 30),
  critical: few(id, 30),
  total: words,
});

export const drawingInput = v.variant('kind', [curvesDrawing, matrixDrawing, treeDrawing, networkDrawing]);

export type Drawing = v.InferOutput<typeof drawingInput>;
export type CurvesDrawing = v.InferOutput<typeof curvesDrawing>;
export type MatrixDrawing = v.InferOutput<typeof matrixDrawing>;
export type TreeDrawing = v.InferOutput<typeof treeDrawing>;
export type NetworkDrawing = v.InferOutput<typeof networkDrawing>;
export type DrawnCurve = CurvesDrawing['curves'][number];
