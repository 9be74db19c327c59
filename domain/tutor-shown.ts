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

/** A plan is known by the names of its parts: a line of it may hold any sign that a sum has. */
export function isPlan(steps: readonly SumStep[]): boolean {
  return steps.length > 0 && steps.every(({ left }) => planParts.test(left));
}

/** 'For' and 'Against' stand in plans that were made before. */
const planParts = /^(?:Point \d+|Other side|It depends|Judgement|For|Against)$/;

/** What the student's page shows while he writes: 'this' and 'question 3' are about it. */
export const lookingAt = v.strictObject({
  /** A section of the tutor's subject, such as '1.2.3'. */
  section: v.optional(v.pipe(v.string(), v.regex(/^[\d.]{1,12}$/, messages.invalidInput))),
  /** A diagram of the course. */
  diagram: v.optional(v.pipe(v.string(), v.regex(/^[a-z\d-]{1,60}$/, messages.invalidInput))),
});
export type LookingAt = v.InferOutput<typeof lookingAt>;
