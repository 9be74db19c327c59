import { PageHeading } from '#web/ui/page-heading.tsx';

export function QuickFireScreen() {
  return <PageHeading title="Quick Fire Testing" lead="Short questions, fast answers, honest marking." />;
}
