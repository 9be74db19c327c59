import type { Line, Part } from './parts.ts';

/** What one sentence does to the plan, or that it is a point, a question or talk. */
export type PlanWish =
  | { does: 'show' | 'back' | 'finish' | 'better' | 'talk' | 'restart' | 'complain' | 'give' }
  /** Whether it will do, and as what. */
  | { does: 'approve'; as: Part | undefined; text: string }
  | { does: 'jump'; to: Part }
  /** Something is still to come, and what it may be about. */
  | { does: 'raise'; to: Part; about: string }
  /** `asked`: whether that will do; `isDoubt`: his own doubt of the point before it. */
  | { does: 'add'; text: string; to: Part | undefined; asked?: string; isDoubt?: true }
  | { does: 'recall'; about: string }
  | { does: 'judge'; text: string; asked?: string }
  /** `isBetter`: he asks whether it is better now. */
  | { does: 'change'; which: string; text: string; line?: Line | undefined; isBetter?: boolean }
  /** More of a line that is there. */
  | { does: 'develop'; which: string; text: string; line?: Line | undefined; isBetter?: boolean }
  /** A line that was cut short, or the one that he means. */
  | { does: 'restore' | 'mean'; which: string }
  /** `isSaid`: it is said where it stands, and not wished for. */
  | { does: 'move'; which: string; to: Part | undefined; isSaid?: true }
  /** One line goes behind another. */
  | { does: 'join'; which: string; to: string }
  /** `meant`: what he says that he meant instead. */
  | { does: 'remove'; which: string; meant?: string }
  | { does: 'ask' | 'point'; text: string };
