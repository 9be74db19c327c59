import { PageHeading } from '#web/ui/page-heading.tsx';

export function AcceptableUseScreen() {
  return <PageHeading title="Acceptable Use Policy" lead="Effective 1 June 2025." />;
}
