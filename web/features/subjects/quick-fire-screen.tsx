import { lazy } from 'react';
import { QuickFirePractice } from '#web/features/practice/quick-fire/quick-fire-practice.tsx';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { SkillScreen } from './skill-screen.tsx';

export function QuickFireScreen() {
  return (
    <SkillScreen
      title="Quick Fire Testing"
      lead="Short questions, marked straight away."
      text={QuickFireText}
      tutor={tutor}
      practice={<QuickFirePractice subject="economics" />}
    />
  );
}

const tutor: TutorPlace = { agentId: 'quick-fire', subject: 'economics', name: 'Quick Fire tutor' };

const QuickFireText = lazy(() => import('./quick-fire-text.tsx').then((module) => ({ default: module.QuickFireText })));
