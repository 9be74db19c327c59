import type { SpecSection, Theme } from '#content/curriculum/curriculum.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type ThemeMapProps = { subject: Subject; themes: readonly Pick<Theme, 'number' | 'title' | 'sections'>[] };

/** Every section and its topics. What to revise is loaded with the theme it belongs to, when the student opens it. */
export function ThemeMap({ subject, themes }: ThemeMapProps) {
  return (
    <section>
      <h2 className="mb-5">Sections and topics</h2>
      <div className="grid gap-3">
        {themes.map(({ number, title, sections }) => (
          <details key={number} className="group rounded-md border border-line bg-raised shadow-sheet">
            <summary className={summary}>
              <span className="font-semibold text-accent">{themeName({ subject, number })}</span>
              <span className="min-w-0 flex-1 font-serif text-h4 font-semibold max-sm:order-last max-sm:basis-full">
                {title}
              </span>
              <span className="text-sm text-ink-soft max-sm:ml-auto">{sections.length} sections</span>
            </summary>
            <ul className="grid border-t border-line md:grid-cols-2">
              {sections.map((section) => (
                <SectionEntry key={section.id} section={section} href={`/theme/${subject}-${number}`} />
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}

function SectionEntry({ section: { id, title, topics }, href }: { section: SpecSection; href: string }) {
  return (
    <li className="min-w-0 border-b border-line px-5 py-4">
      <TextLink href={`${href}?section=${id}`} className="link inline-block py-1 font-semibold">
        <span className="tabular-nums">{id}</span> {title}
      </TextLink>
      <p className="text-sm text-ink-soft">{topics.join(' · ')}</p>
    </li>
  );
}

const summary =
  'flex min-h-13 flex-wrap items-baseline gap-x-4 gap-y-1 rounded-md px-5 py-4 hover:bg-accent-soft ' +
  'focus-visible:-outline-offset-2';
