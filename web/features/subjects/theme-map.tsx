import type { SpecSection, Theme } from '#content/curriculum/curriculum.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type ThemeMapProps = {
  heading: string;
  subject: Subject;
  themes: readonly Pick<Theme, 'number' | 'title' | 'sections'>[];
};

/** Each theme or unit once: the way into it, and its sections folded under it. */
export function ThemeMap({ heading, subject, themes }: ThemeMapProps) {
  return (
    <section>
      <h2 className="mb-5">{heading}</h2>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {themes.map(({ number, title, sections }) => (
          <li key={number} className="min-w-0 rounded-md border border-line bg-raised shadow-sheet">
            <TextLink href={`/theme/${subject}-${number}`} className={look}>
              <span className="shrink-0 font-semibold">{themeName({ subject, number })}</span>
              <span className="min-w-0">{title}</span>
            </TextLink>
            <details>
              <summary className="min-h-11 rounded-b-md px-5 py-2.5 text-sm hover:bg-accent-soft focus-visible:-outline-offset-2">
                {sections.length} sections<span className="sr-only"> of {themeName({ subject, number })}</span>
              </summary>
              <ul className="grid border-t border-line">
                {sections.map((section) => (
                  <SectionEntry key={section.id} section={section} href={`/theme/${subject}-${number}`} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

function SectionEntry({ section: { id, title, topics }, href }: { section: SpecSection; href: string }) {
  return (
    <li className="min-w-0 border-b border-line px-5 py-4 last:border-b-0">
      <TextLink href={`${href}?section=${id}`} className="link inline-block py-1 font-semibold">
        <span className="tabular-nums">{id}</span> {title}
      </TextLink>
      <p className="text-sm text-ink-soft">{topics.join(' · ')}</p>
    </li>
  );
}

const look =
  'flex min-h-13 w-full flex-wrap items-center gap-x-4 gap-y-0.5 rounded-t-md bg-accent px-5 py-3 leading-snug text-accent-ink ' +
  'transition-colors hover:bg-accent-strong';
