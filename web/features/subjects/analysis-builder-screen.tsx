import { PageHeading } from '#web/ui/page-heading.tsx';

export function AnalysisBuilderScreen() {
  return <PageHeading title="Analysis Builder" lead="Turn a point into a chain of reasoning, link by link." />;
}
