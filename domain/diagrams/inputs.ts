import * as v from 'valibot';
import { subjectParam } from '../inputs.ts';
import { messages } from '../messages.ts';
import { drawingInput } from './drawing.ts';

/** What the browser may send about diagrams. */

export const diagramParam = v.strictObject({
  ...subjectParam.entries,
  id: v.pipe(v.string(), v.regex(/^[a-z-]{2,40}$/, messages.invalidInput)),
});

export const diagramAttemptInput = v.strictObject({
  id: v.pipe(v.string(), v.uuid(messages.invalidInput)),
  drawing: drawingInput,
  /** How often the student looked at the model before. */
  hints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
  takenMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(86_400_000))),
});

export const diagramDraftInput = v.strictObject({ drawing: drawingInput });
