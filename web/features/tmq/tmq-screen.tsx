import { PageHeading } from '#web/ui/page-heading.tsx';

export function TmqScreen() {
  return (
    <PageHeading
      title="Tutor Marked Question"
      lead="Your essay, marked by a person. We aim to return it within 3 working days."
    />
  );
}
