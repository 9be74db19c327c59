import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function TmqErrorScreen() {
  return (
    <>
      {/* [sic]: the specification's own spelling */}
      <PageHeading title="Oops! An unknown error occured and your payment could not be completed." />
      <ButtonLink href="/">Go to Home</ButtonLink>
    </>
  );
}
