import type { FiguresRead } from '../calculate/as-read.ts';
import type { Act } from '../read/acts.ts';
import type { Reply, TurnContext } from '../turn-context.ts';
import type { Ranked } from './rank-found.ts';

/** What was understood of the student's words. */
export type Heard = {
  act: Act;
  /** How surely it was read as this. */
  sure: number;
  words: string;
  /** Written answers, the best first. */
  found: Ranked[];
  /** What the figures in the words are. */
  figures?: FiguresRead | undefined;
  /** How far what they state stands with what was said and found. */
  right?: number | undefined;
};

export type Move = (context: TurnContext, heard: Heard) => Reply | Promise<Reply>;
