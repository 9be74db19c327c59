import { useEffect, useRef } from 'react';
import type { Match } from './find-matches.ts';

type SearchResultsProps = { id: string; matches: Match[]; active: number; onFollow: (href: string) => void };

export function SearchResults({ id, matches, active, onFollow }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A fixed height, so that the dialog does not jump with every letter.
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Results" className={frame}>
      {matches.map(({ kind, title, place, href }, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which follows on Enter
        // biome-ignore lint/a11y/useFocusableInteractive: the field names the active option and keeps the focus
        <div
          key={`${kind} ${title} ${href}`}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={option}
          onClick={() => onFollow(href)}
        >
          <span className="min-w-0 flex-1 font-semibold">{title}</span>
          <span className="text-xs text-ink-soft">{kind === 'section' ? 'Section' : 'Term'}</span>
          <span className="basis-full text-sm text-ink-soft">{place}</span>
        </div>
      ))}
    </div>
  );
}

const frame = 'mt-2 -mx-3 h-[min(22rem,45dvh)] overflow-y-auto';
const option =
  'flex flex-wrap items-baseline gap-x-3 cursor-pointer rounded-md px-3 py-2 leading-snug hover:bg-accent-soft ' +
  'aria-selected:bg-accent-soft aria-selected:shadow-[inset_3px_0_0_var(--pen)]';
