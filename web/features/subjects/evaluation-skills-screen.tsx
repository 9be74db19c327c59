import { lazy } from 'react';
import { SkillScreen } from './skill-screen.tsx';

export function EvaluationSkillsScreen() {
  return <SkillScreen title="Evaluation Skills" lead="Weigh, qualify and judge." text={EvaluationSkillsText} />;
}

const EvaluationSkillsText = lazy(() =>
  import('./evaluation-skills-text.tsx').then((module) => ({ default: module.EvaluationSkillsText })),
);
