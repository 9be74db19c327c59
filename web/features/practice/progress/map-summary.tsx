import { CourseQuilt } from './course-quilt.tsx';
import type { MapTheme } from './progress-api.ts';
import { sectionStates, stateLooks } from './section-state.ts';
import { StateMark } from './state-mark.tsx';

/** The picture of the whole, and what its four kinds of patches mean and number. */
export function MapSummary({ themes }: { themes: readonly MapTheme[] }) {
  const sections = themes.flatMap((theme) => theme.sections);
  return (
    <div className="mb-10 grid items-center gap-x-12 gap-y-6 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-7 lg:grid-cols-[minmax(0,1fr)_auto]">
      <CourseQuilt themes={themes} className="max-h-44 w-full" />
      <dl className="grid gap-x-8 gap-y-3 min-[24rem]:grid-cols-2 lg:grid-cols-1">
        {sectionStates.map((state) => (
          <div key={state} className="grid grid-cols-[auto_1fr] items-center gap-x-2.5">
            <dt className={`flex items-center gap-2 text-sm font-semibold whitespace-nowrap ${stateLooks[state].ink}`}>
              <StateMark state={state} />
              {stateLooks[state].word}
            </dt>
            <dd className="font-serif text-h4 leading-none font-semibold lining-nums tabular-nums">
              {sections.filter((section) => section.state === state).length}
            </dd>
            <dd className="col-span-2 text-xs text-ink-soft">{stateLooks[state].means}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
