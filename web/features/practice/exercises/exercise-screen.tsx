import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject } from '#domain/subjects.ts';
import { usePageTitle } from '#web/page-title.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ExercisePanel, type Skill } from './exercise-panel.tsx';

type ExerciseScreenProps = { skill: Skill; title: string; lead: string };

/** For a subject whose skills have no public page of their own: Business. */
export function ExerciseScreen({ skill, title, lead }: ExerciseScreenProps) {
  const { subject = '' } = useParams();
  usePageTitle(isSubject(subject) ? `${title}, ${subjectTitles[subject]}` : undefined);
  if (!isSubject(subject)) return null;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href={`/subject/${subject}`}>{subjectTitles[subject]}</TextLink>}
        title={title}
        lead={lead}
      />
      <ExercisePanel subject={subject} skill={skill} />
    </div>
  );
}
