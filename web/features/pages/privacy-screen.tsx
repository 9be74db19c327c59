import { PageHeading } from '#web/ui/page-heading.tsx';

export function PrivacyScreen() {
  return <PageHeading title="Privacy Policy" lead="Last updated August 2025." />;
}
