import type { Direction } from './fact.ts';

/** What the facts say to a student's words. */
export type Checked = {
  /**
   * What he said is right, the wrong way round, moves nothing, or is another kind of thing; it depends; or, `told`, he
   * only asked.
   */
  verdict: 'right' | 'wrong' | 'unmoved' | 'other' | 'depends' | 'told';
  /** One whole sentence, with the reason. */
  says: string;
  /** Which way the effect goes, where it goes one. */
  direction: Direction | undefined;
  section: string;
};
