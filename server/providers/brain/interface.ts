import type { TutorAgent } from '#content/tutors.ts';
import type { Board } from '#domain/study/boards.ts';
import type { Taught } from '#domain/study/taught.ts';
import type { Evidence, WeakPoint } from '#domain/tutor.ts';
import type { LookingAt, Shown } from '#domain/tutor-shown.ts';

/** One turn of a lesson. Nothing in it says who the student is: no name, no address, no number. */
export type TutorTurn = {
  agent: TutorAgent;
  /** What of the agent's field this conversation is about, such as a theme ('2') or a simulator question ('7'). */
  focus: string | undefined;
  /** 'opening': the student has come, and has said nothing yet. 'wrap-up': the minutes are nearly used. */
  kind: 'opening' | 'words' | 'missed' | 'check-in' | 'wrap-up';
  /** What the student said or typed; empty unless `kind` is 'words'. */
  words: string;
  spoken: boolean;
  /** It seems to ask for work to hand in. Who cannot decline in words of its own says this. */
  refusal?: string | undefined;
  /** What the student's page shows, where the browser has said so. */
  lookingAt?: LookingAt | undefined;
  /** The exam board that the student sits, where the student has said so. */
  board?: Board | undefined;
  /** The themes or units that were taught so far: nothing else is asked about unasked. */
  taught?: Taught | undefined;
  /** Oldest first, without `words`. */
  history: Said[];
  /** As this brain left it after the last turn, kept with the conversation. */
  lesson: LessonState | undefined;
  /** What was weak in earlier conversations, weakest first. */
  weakPoints: WeakPoint[];
};

export type Said = { by: 'student' | 'tutor'; text: string };

/** JSON that only the brain that wrote it understands. */
export type LessonState = { [key: string]: unknown };

export type BrainEvent =
  /** A piece of the reply, shown and spoken in this order. Pieces joined together are the whole reply. */
  | { kind: 'text'; text: string }
  /** What stands under the reply: once, or not at all, before 'lesson'. */
  | { kind: 'shown'; shown: Shown }
  /** Once, at the end. `unanswered`: the words had no answer that can be trusted. */
  | { kind: 'lesson'; lesson: LessonState; evidence: Evidence[]; unanswered?: boolean };

export interface TutorBrain {
  readonly description: string;
  /** Whether it can take a turn now; one that does not say always can. */
  takes?(turn: Pick<TutorTurn, 'spoken'>): boolean;
  /** It teaches by the built-in tutor's own lesson, and shows what that one shows. */
  readonly leansOn?: 'embedded';
  /** These are likely the next words: what takes time may be done before they are final. */
  anticipate?(turn: TutorTurn): void;
  /** Throws EngineFailure when it cannot, also half-way through. */
  reply(turn: TutorTurn, options: { signal?: AbortSignal }): AsyncIterable<BrainEvent>;
}
