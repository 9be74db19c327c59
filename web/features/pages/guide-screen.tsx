import { PageHeading } from '#web/ui/page-heading.tsx';

export function GuideScreen() {
  return <PageHeading title="How to Use Margin" lead="Talk or type: the tutor follows you either way." />;
}
