import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { QuickFirePanel } from './quick-fire-panel.tsx';

/** For a subject whose Quick Fire has no public page of its own: Business. */
export function QuickFireStartScreen() {
  const { subject = '' } = useParams();
  usePageTitle(isSubject(subject) ? `Quick Fire Testing, ${subjectTitles[subject]}` : undefined);
  if (!isSubject(subject)) return null;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href={`/subject/${subject}`}>{subjectTitles[subject]}</TextLink>}
        title="Quick Fire Testing"
        lead="Short questions, marked straight away."
      />
      <QuickFirePanel subject={subject} />
    </div>
  );
}
