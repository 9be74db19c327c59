import type { ExerciseWork } from '#domain/exercises/inputs.ts';
import type { ExerciseKind, ExerciseOf, MarkingOf } from './exercise-api.ts';

export type ExerciseProps<Kind extends ExerciseKind> = {
  exercise: ExerciseOf<Kind>;
  marking: MarkingOf<Kind> | undefined;
  busy: boolean;
  /** It has gone: nothing is changed any more. */
  over: boolean;
  onSend: (work: ExerciseWork) => void;
};
