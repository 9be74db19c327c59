import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import type { ExerciseKind, ExerciseOf, MarkingOf } from './exercise-api.ts';
import type { Desk } from './use-written.ts';

export type ExerciseProps<Kind extends ExerciseKind> = {
  exercise: ExerciseOf<Kind>;
  marking: MarkingOf<Kind> | undefined;
  busy: boolean;
  /** It has gone: nothing is changed any more. */
  over: boolean;
  /** Where what is being written is kept. */
  desk: Desk;
  onSend: (work: ExerciseWork) => void;
};
