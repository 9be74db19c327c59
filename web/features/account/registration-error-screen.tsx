import { site } from '#content/site.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function RegistrationErrorScreen() {
  return (
    <>
      <PageHeading
        title="Registration not completed"
        lead="The payment was cancelled or did not go through. Nothing was charged."
      />
      <p className="mb-6 max-w-reading">
        Already paid? Don’t pay again; we’ll email you as soon as it arrives, usually within a minute or two. Check your
        spam folder too, or write to <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/register">Try again</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          Go to Home
        </ButtonLink>
      </div>
    </>
  );
}
