import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import type { SectionView } from '#content/curriculum/curriculum.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { landOn } from './land-on.ts';
import { SectionArticle } from './section-article.tsx';

/** One section at a time, so that it can be read, linked to and printed by itself. */
export function SectionBrowser({ themeId, sections }: { themeId: string; sections: readonly SectionView[] }) {
  const { wanted, at, shown } = useShownSection(sections);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!wanted) return;
    let stop = () => {};
    const land = () => {
      stop();
      if (heading.current) stop = landOn(heading.current);
    };
    land();
    // The link to the section that is shown already changes nothing else.
    addEventListener('pushState', land);
    return () => {
      removeEventListener('pushState', land);
      stop();
    };
  }, [wanted]);
  if (!shown) return null;
  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <SectionList sections={sections} shownId={shown.id} />
      <div className="min-h-dvh min-w-0">
        <SectionArticle key={shown.id} themeId={themeId} section={shown} heading={heading} />
        <nav
          data-screen-only
          aria-label="Neighbouring sections"
          className="mt-10 flex flex-wrap justify-between gap-3 border-t border-line pt-6"
        >
          <Neighbour section={sections[at - 1]} word="Previous" />
          <Neighbour section={sections[at + 1]} word="Next" />
        </nav>
      </div>
    </div>
  );
}

/** The one that the address asks for, or the first. */
export function useShownSection(sections: readonly SectionView[]) {
  const [search] = useSearchParams();
  const wanted = search.get('section');
  const at = Math.max(
    0,
    sections.findIndex(({ id }) => id === wanted),
  );
  return { wanted, at, shown: sections[at] };
}

function SectionList({ sections, shownId }: { sections: readonly SectionView[]; shownId: string }) {
  const [path] = useLocation();
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry to show changes with the section
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && current) list.current.scrollTop = current.offsetTop - list.current.clientHeight / 2;
  }, [shownId]);
  return (
    <nav
      ref={list}
      data-screen-only
      aria-label="Sections"
      className="relative rounded-md border border-line bg-raised max-lg:max-h-80 max-lg:overflow-y-auto lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <ul className="py-2">
        {sections.map(({ id, title, group }, index) => (
          <li key={id}>
            {group && group !== sections[index - 1]?.group && (
              <p className="px-4 pt-3 pb-1 text-xs font-semibold text-ink-soft">{group}</p>
            )}
            <TextLink
              href={`${path}?section=${id}`}
              aria-current={id === shownId ? 'true' : undefined}
              className={entry}
            >
              <span className="shrink-0 tabular-nums">{id} </span>
              <span className="min-w-0">{title}</span>
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbour({ section, word }: { section: SectionView | undefined; word: string }) {
  const [path] = useLocation();
  if (!section) return <span />;
  return (
    <ButtonLink href={`${path}?section=${section.id}`} variant="secondary" className="max-w-full">
      {word}: {section.id} {section.title}
    </ButtonLink>
  );
}

const entry =
  'flex gap-2.5 px-4 py-2 text-sm leading-snug hover:bg-accent-soft focus-visible:-outline-offset-2 ' +
  'aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--accent)]';
