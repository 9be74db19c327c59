import { PageHeading } from '#web/ui/page-heading.tsx';

export function RegisterScreen() {
  return (
    <PageHeading
      title="Create your account"
      lead="Economics £13.99 a month, Business £13.99, both £22.99. Cancel anytime."
    />
  );
}
