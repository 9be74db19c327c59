import type { CSSProperties } from 'react';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { MapTile } from './map-tile.tsx';
import type { MapSection, MapTheme as Theme } from './progress-api.ts';

type MapThemeProps = { subject: Subject; theme: Theme; onOpen: (section: MapSection) => void };

export function MapTheme({ subject, theme: { number, title, sections }, onOpen }: MapThemeProps) {
  const seen = sections.filter(({ state }) => state !== 'not seen').length;
  const groups = [...Map.groupBy(sections, ({ group }) => group)];
  return (
    <section aria-labelledby={`theme-${number}`} className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule pb-2">
        <h2 id={`theme-${number}`} className="text-h3">
          <span className="text-accent">{themeName({ subject, number })}</span> {title}
        </h2>
        <p className="text-sm text-ink-soft">
          {seen} of {sections.length} started
        </p>
      </div>
      <div className="grid gap-x-6 gap-y-4 lg:flex lg:flex-wrap">
        {groups.map(([group, own]) => (
          <div key={group ?? ''} style={{ '--across': Math.min(own.length, 6) } as CSSProperties}>
            {group && <h3 className="mb-2 font-sans text-sm! font-semibold text-ink-soft">{group}</h3>}
            <ul className={tiles}>
              {own.map((section) => (
                <li key={section.id}>
                  <MapTile section={section} onOpen={() => onOpen(section)} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

/** At wide sizes small groups stand side by side, so that a theme is one patchwork. */
const tiles =
  'grid grid-cols-[repeat(auto-fill,minmax(8.25rem,1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-2.5 ' +
  'lg:grid-cols-[repeat(var(--across),10.4rem)]';
