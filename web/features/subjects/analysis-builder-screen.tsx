import { lazy } from 'react';
import { ExercisePractice } from '#web/features/practice/exercises/exercise-practice.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { SkillScreen } from './skill-screen.tsx';

export function AnalysisBuilderScreen() {
  return (
    <SkillScreen
      title="Analysis Builder"
      lead="Build a chain of reasoning, link by link."
      text={AnalysisBuilderText}
      tutor={tutor}
      practice={<ExercisePractice subject="economics" skill="analysis" />}
    />
  );
}

const tutor: TutorPlace = { agentId: 'analysis-builder', subject: 'economics', name: 'Analysis Builder tutor' };

const AnalysisBuilderText = lazy(() =>
  import('./analysis-builder-text.tsx').then((module) => ({ default: module.AnalysisBuilderText })),
);
