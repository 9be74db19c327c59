import { PageHeading } from '#web/ui/page-heading.tsx';

export function EvaluationSkillsScreen() {
  return <PageHeading title="Evaluation Skills" lead="Weigh, qualify and judge." />;
}
