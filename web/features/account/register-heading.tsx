import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

export function RegisterHeading() {
  return (
    <PageHeading
      title="Create your account"
      lead={
        <>
          Already have one? <TextLink href="/login">Log in</TextLink>
        </>
      }
    />
  );
}
