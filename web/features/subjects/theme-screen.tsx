import { useParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { subjectOfTheme } from '#domain/themes.ts';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function ThemeScreen() {
  const { themeId = '' } = useParams();
  const subject = subjectOfTheme(themeId);
  if (!subject) return null;
  const number = themeId.split('-').at(-1);
  return (
    <div data-subject={subject}>
      <UsageBanner subject={subject} />
      <PageHeading
        eyebrow={subjectTitles[subject]}
        title={subject === 'economics' ? `Theme ${number}` : `Topic ${number}`}
      />
    </div>
  );
}
