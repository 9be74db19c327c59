import { lazy } from 'react';
import { SkillScreen } from './skill-screen.tsx';

export function QuickFireScreen() {
  return (
    <SkillScreen
      title="Quick Fire Testing"
      lead="Short questions, fast answers, honest marking."
      text={QuickFireText}
    />
  );
}

const QuickFireText = lazy(() => import('./quick-fire-text.tsx').then((module) => ({ default: module.QuickFireText })));
