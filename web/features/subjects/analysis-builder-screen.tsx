import { lazy } from 'react';
import { SkillScreen } from './skill-screen.tsx';

export function AnalysisBuilderScreen() {
  return (
    <SkillScreen
      title="Analysis Builder"
      lead="Turn a point into a chain of reasoning, link by link."
      text={AnalysisBuilderText}
    />
  );
}

const AnalysisBuilderText = lazy(() =>
  import('./analysis-builder-text.tsx').then((module) => ({ default: module.AnalysisBuilderText })),
);
