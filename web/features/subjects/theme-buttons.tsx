import type { Theme } from '#content/curriculum/curriculum.ts';
import type { Subject } from '#domain/subjects.ts';
import { themeName } from '#domain/themes.ts';
import { TextLink } from '#web/ui/text-link.tsx';

type ThemeButtonsProps = { heading: string; subject: Subject; themes: readonly Pick<Theme, 'number' | 'title'>[] };

export function ThemeButtons({ heading, subject, themes }: ThemeButtonsProps) {
  return (
    <section data-screen-only>
      <h2 className="mb-5">{heading}</h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {themes.map(({ number, title }) => (
          <li key={number} className="flex">
            <TextLink href={`/theme/${subject}-${number}`} className={look}>
              <span className="shrink-0 font-semibold">{themeName({ subject, number })}</span>
              <span className="min-w-0">{title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

const look =
  'flex min-h-13 w-full flex-wrap items-center gap-x-4 gap-y-0.5 rounded-md bg-accent px-5 py-3 leading-snug text-accent-ink ' +
  'transition-colors hover:bg-accent-strong';
