import { lazy } from 'react';
import { ExercisePractice } from '#web/features/practice/exercises/exercise-practice.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { SkillScreen } from './skill-screen.tsx';

export function EvaluationSkillsScreen() {
  return (
    <SkillScreen
      title="Evaluation Skills"
      lead="Weigh a claim, then judge it."
      text={EvaluationSkillsText}
      tutor={tutor}
      practice={<ExercisePractice subject="economics" skill="evaluation" />}
    />
  );
}

const tutor: TutorPlace = { agentId: 'evaluation-skills', subject: 'economics', name: 'Evaluation Skills tutor' };

const EvaluationSkillsText = lazy(() =>
  import('./evaluation-skills-text.tsx').then((module) => ({ default: module.EvaluationSkillsText })),
);
