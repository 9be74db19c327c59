import { PageHeading } from '#web/ui/page-heading.tsx';

export function ResetPasswordScreen() {
  return (
    <PageHeading
      title="Reset password"
      lead="We will send you an email with instructions for setting a new password."
    />
  );
}
