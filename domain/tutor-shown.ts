import * as v from 'valibot';
import { messages } from './messages.ts';

/** What stands under a reply of the tutor, kept with it. */
export type Shown = {
  /** Buttons: pressed, what one `says` is sent as the student's next words. */
  offers?: Offer[];
  /** The id of a diagram of the course, drawn in the thread. */
  diagram?: string;
  /** A sum, worked in aligned steps; or a plan, whose parts are sentences. */
  steps?: SumStep[];
};

export type Offer = { label: string; says: string };
export type SumStep = { left: string; right: string };

/** A plan is written in sentences: it is no sum, and nothing in it equals anything. */
export function isPlan(steps: readonly SumStep[]): boolean {
  return (
    steps.every(({ right }) => !/[÷×=/]/.test(right)) &&
    steps.some(({ right }) => right.split(/\s+/).length >= fewestWords)
  );
}

const fewestWords = 5;

/** What the student's page shows while he writes: 'this' and 'question 3' are about it. */
export const lookingAt = v.strictObject({
  /** A section of the tutor's subject, such as '1.2.3'. */
  section: v.optional(v.pipe(v.string(), v.regex(/^[\d.]{1,12}$/, messages.invalidInput))),
  /** A diagram of the course. */
  diagram: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, messages.invalidInput))),
});
export type LookingAt = v.InferOutput<typeof lookingAt>;
