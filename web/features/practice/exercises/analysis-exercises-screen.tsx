import { ExerciseScreen } from './exercise-screen.tsx';

export function AnalysisExercisesScreen() {
  return (
    <ExerciseScreen
      skill="analysis"
      title="Analysis Builder"
      lead="Turn a point into a chain of reasoning, link by link."
    />
  );
}
