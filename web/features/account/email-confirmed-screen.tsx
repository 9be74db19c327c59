import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function EmailConfirmedScreen() {
  return (
    <>
      <PageHeading
        title="Email confirmed"
        lead="Thank you. Your email address is confirmed and your account is ready."
      />
      <p className="mb-6">
        New to Margin? <TextLink href="/guide">Read the how to guide</TextLink>.
      </p>
      <ButtonLink href="/">Go to Home</ButtonLink>
    </>
  );
}
