import { PageHeading } from '#web/ui/page-heading.tsx';

export function SimulatorListScreen() {
  return (
    <PageHeading
      title="Exam Strategy Simulator"
      lead="Twelve practice questions with case studies, and Mr E to question your plan."
    />
  );
}
