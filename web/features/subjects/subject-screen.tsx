import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function SubjectScreen() {
  const { title = '' } = useParams();
  if (!isSubject(title)) return null;
  return (
    <div data-subject={title}>
      <UsageBanner subject={title} />
      <PageHeading title={subjectTitles[title]} lead="The tutor supports all exam boards." />
    </div>
  );
}
