import type { Stage } from './stage.ts';

/** One figure of the bench with its verdict: one line of the table. */
export type Line = {
  figure: string;
  /** The least that any product of this kind must spend, measured in this run; absent where the goal is a plain number. */
  floor?: string;
  ours: string;
  /** Ours to the floor's. */
  ratio?: number;
  goal: string;
  met: boolean;
  /** What others were measured at, another day and with another harness: for a sense of scale, never for the verdict. */
  noted?: string;
};

export type Row = {
  /** Its place in the list of goals; `npm run bench 3` runs the row of that number. */
  number: number;
  name: string;
  /** Counted, not timed: a second run would give the same. */
  exact?: true;
  measure(stage: Stage): Promise<Line[]>;
};
