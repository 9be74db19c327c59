import { ExerciseScreen } from './exercise-screen.tsx';

export function AnalysisExercisesScreen() {
  return <ExerciseScreen skill="analysis" title="Analysis Builder" lead="Build a chain of reasoning, link by link." />;
}
