import { PageHeading } from '#web/ui/page-heading.tsx';

export function UpdatePasswordScreen() {
  return <PageHeading title="Set a new password" lead="Choose a password of at least 6 characters." />;
}
