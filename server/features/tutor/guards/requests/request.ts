import type { Refusal } from '#content/refusals.ts';

/** Ways of asking for one kind of thing that the tutor does not do. `unless`: what else is said when it is meant well. */
export type Request = { refusal: Refusal; says: string[]; unless?: string[] };
