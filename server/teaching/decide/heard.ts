import type { Act } from '../read/acts.ts';
import type { Reply, Scene } from '../scene.ts';
import type { Ranked } from './rank-found.ts';

/** What was understood of the student's words. */
export type Heard = {
  act: Act;
  words: string;
  /** Written answers, the best first. */
  found: Ranked[];
};

export type Move = (scene: Scene, heard: Heard) => Reply | Promise<Reply>;
