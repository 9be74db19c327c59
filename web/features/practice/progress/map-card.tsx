import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Subject } from '#domain/subjects.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { CourseQuilt } from './course-quilt.tsx';
import { loadMap, type MapTheme } from './progress-api.ts';

/** The way to the map, with the map itself in small. */
export function MapCard({ subject }: { subject: Subject }) {
  const loaded = useLoaded(loadMap, subject);
  const themes = loaded.state === 'ready' ? loaded.value.themes : undefined;
  return (
    <Link href={`/subject/${subject}/map`} className={look} data-screen-only>
      <span className="min-w-0 flex-1">
        <span className="block font-serif text-h3 font-semibold">Your map</span>
        <span className="block min-h-[3em] text-sm text-ink-soft sm:min-h-0">
          {themes ? words(themes) : loaded.state === 'failed' ? <span role="alert">{couldNotLoad}</span> : '\u00a0'}
        </span>
      </span>
      <span className="h-16 w-full sm:w-64">{themes && <CourseQuilt themes={themes} className="h-full w-full" />}</span>
      <ChevronRight aria-hidden="true" size={22} className="hidden shrink-0 text-accent sm:block" />
    </Link>
  );
}

const couldNotLoad = 'We couldn’t load it just now. Open it to try again.';

function words(themes: readonly MapTheme[]): string {
  const sections = themes.flatMap((theme) => theme.sections);
  const count = (state: string) => sections.filter((section) => section.state === state).length;
  const begun = sections.length - count('not seen');
  if (begun === 0) return `${sections.length} sections to go. Answer a question and watch your map fill up.`;
  const fading = count('fading');
  return `${begun} of ${sections.length} sections started, ${count('secure')} secure${fading ? `, ${fading} fading` : ''}.`;
}

const look =
  'flex flex-wrap items-center gap-x-8 gap-y-3 rounded-md border border-line bg-raised p-5 text-ink no-underline shadow-sheet transition-colors hover:border-accent sm:flex-nowrap';
