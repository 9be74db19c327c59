import { useMemo } from 'react';
import { useParams } from 'wouter';
import type { ThemeView } from '#content/curriculum/curriculum.ts';
import { subjectTitles } from '#content/subjects.ts';
import { parseThemeId, type ThemeKey, themeName } from '#domain/themes.ts';
import { errorText } from '#web/api.ts';
import type { TutorPlace } from '#web/features/tutor/places.ts';
import { TutorStage } from '#web/features/tutor/tutor-stage.tsx';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Loaded, useLoaded } from '#web/use-loaded.ts';
import { loadTheme } from './load-theme.ts';
import { SectionBrowser, useShownSection } from './section-browser.tsx';
import { courseSuggestions } from './tutor-suggestions.ts';

export function ThemeScreen() {
  const { themeId = '' } = useParams();
  const loaded = useLoaded(loadTheme, themeId);
  const theme = parseThemeId(themeId);
  const { shown } = useShownSection(loaded.state === 'ready' ? loaded.value.sections : none);
  const section = shown?.id;
  usePageTitle(shown ? `${shown.id} ${shown.title}` : theme && `${themeName(theme)}, ${subjectTitles[theme.subject]}`);
  const lookingAt = useMemo(() => (section ? { section } : undefined), [section]);
  if (!theme) return null;
  const subject = subjectTitles[theme.subject];
  return (
    <div data-subject={theme.subject}>
      <UsageBanner subject={theme.subject} />
      <PageHeading
        eyebrow={<TextLink href={`/subject/${theme.subject}`}>{subject}</TextLink>}
        title={themeName(theme)}
        // The line is held open while the title is on its way.
        lead={loaded.state === 'ready' ? loaded.value.title : '\u00a0'}
      />
      <div className="grid gap-10">
        <TutorStage key={themeId} place={tutorOf(theme)} suggestions={courseSuggestions} lookingAt={lookingAt} />
        <ThemeSections themeId={themeId} loaded={loaded} />
      </div>
    </div>
  );
}

/** Spec 2: an agent per theme in Economics, one for all units in Business. */
function tutorOf({ subject, number }: ThemeKey): TutorPlace {
  return subject === 'economics'
    ? { agentId: `economics-theme-${number}`, subject, name: `Theme ${number} tutor` }
    : { agentId: 'business', focus: String(number), subject, name: 'Business tutor' };
}

function ThemeSections({ themeId, loaded }: { themeId: string; loaded: Loaded<ThemeView> }) {
  if (loaded.state === 'loading') return <Skeleton lines={12} label="Loading the sections" />;
  if (loaded.state === 'ready') return <SectionBrowser themeId={themeId} sections={loaded.value.sections} />;
  return <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />;
}

const none: [] = [];

const couldNotLoad = 'The sections could not be loaded. Check your connection and try again.';
