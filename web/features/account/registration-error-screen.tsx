import { PageHeading } from '#web/ui/page-heading.tsx';

export function RegistrationErrorScreen() {
  return (
    <PageHeading
      title="Registration not completed"
      lead="The payment was cancelled or did not go through. Nothing was charged."
    />
  );
}
