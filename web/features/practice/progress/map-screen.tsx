import { useParams, useSearchParams } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import { isSubject, type Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Loaded, useLoaded } from '#web/use-loaded.ts';
import { MapSummary } from './map-summary.tsx';
import { MapTheme } from './map-theme.tsx';
import { type CourseMap, loadMap } from './progress-api.ts';
import { SectionDialog } from './section-dialog.tsx';

export function MapScreen() {
  const { subject = '' } = useParams();
  const loaded = useLoaded(loadMap, subject);
  usePageTitle(isSubject(subject) ? `Your ${subjectTitles[subject]} map` : undefined);
  if (!isSubject(subject)) return null;
  return (
    <div data-subject={subject}>
      <PageHeading
        eyebrow={<TextLink href={`/subject/${subject}`}>{subjectTitles[subject]}</TextLink>}
        title="Your map"
        lead="Your course, coloured in as you master it. Choose a section to see your work or to practise it."
      />
      <MapBody subject={subject} loaded={loaded} />
    </div>
  );
}

function MapBody({ subject, loaded }: { subject: Subject; loaded: Loaded<CourseMap> }) {
  const [search, setSearch] = useSearchParams();
  if (loaded.state === 'loading') return <Skeleton lines={12} label="Loading your map" />;
  if (loaded.state === 'failed')
    return <LoadFailed sentence={errorText(loaded.error, failed)} onRetry={loaded.retry} />;
  const { themes } = loaded.value;
  const opened = themes.flatMap(({ sections }) => sections).find(({ id }) => id === search.get('section'));
  return (
    <>
      <MapSummary themes={themes} />
      <div className="grid gap-12">
        {themes.map((theme) => (
          <MapTheme
            key={theme.number}
            subject={subject}
            theme={theme}
            onOpen={({ id }) => setSearch({ section: id })}
          />
        ))}
      </div>
      <SectionDialog subject={subject} section={opened} onClose={() => setSearch({}, { replace: true })} />
    </>
  );
}

const failed = 'We couldn’t load your map. Check your connection and try again.';
