import { ExerciseScreen } from './exercise-screen.tsx';

export function EvaluationExercisesScreen() {
  return <ExerciseScreen skill="evaluation" title="Evaluation Skills" lead="Weigh a claim, then judge it." />;
}
