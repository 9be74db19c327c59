import type { Deps } from '../deps.ts';

/** One thing that an operator can ask for. */
export type Command = {
  /** What is typed, such as 'teacher-code create'. */
  name: string;
  /** The one thing that it is about, as the help names it; without it there is none. */
  target?: string;
  /** Each with what must follow it in the help; an empty text marks one that stands alone. */
  options?: Record<string, string>;
  does: string;
  /** Works on a database without a schema; every other command refuses one. */
  onEmpty?: true;
  run(deps: Deps, given: Given): Promise<Outcome>;
};

export type Given = {
  target: string;
  /** As typed, by name. An option that stands alone is '' when it was given. */
  options: Record<string, string | undefined>;
};

export type Outcome = {
  lines: string[];
  /** For the audit: whom it was about, and which thing. Never an email address. */
  userId?: string | null;
  about?: string;
};

/** What was asked for cannot be done; the sentence says why. */
export class Refusal extends Error {}

/** It was not asked for in a way that we understand. */
export class WrongUse extends Error {}
