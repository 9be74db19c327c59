import { PageHeading } from '#web/ui/page-heading.tsx';

export function SubjectsScreen() {
  return <PageHeading title="Subjects" lead="A-Level Economics and A-Level Business, for every exam board." />;
}
