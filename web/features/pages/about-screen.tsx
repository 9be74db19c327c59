import { PageHeading } from '#web/ui/page-heading.tsx';

export function AboutScreen() {
  return (
    <PageHeading title="About Margin" lead="A tutor for A-Level Economics and Business that asks before it tells." />
  );
}
