import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function TmqErrorScreen() {
  return (
    <>
      {/* [sic]: the specification's own spelling */}
      <PageHeading
        title="Oops! An unknown error occured and your payment could not be completed."
        lead="If you have paid, your work is under My marking within a minute, and you do not need to pay again."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/">Go to Home</ButtonLink>
        <ButtonLink href="/my-marking" variant="secondary">
          My marking
        </ButtonLink>
      </div>
    </>
  );
}
