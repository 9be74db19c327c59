import { PageHeading } from '#web/ui/page-heading.tsx';

export function RegistrationReturnScreen() {
  return <PageHeading title="Registration" lead="We are checking your payment." />;
}
