import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findMatches, type Match, type SearchIndex } from './find-matches.ts';
import { SearchResults } from './search-results.tsx';

type SearchBoxProps = {
  /** Absent while it is on its way; what is typed meanwhile is kept. */
  index: SearchIndex | undefined;
  failure: string | undefined;
  onFollow: (href: string) => void;
};

/** The combobox pattern: focus stays in the field, the arrow keys move through the list, Enter follows. */
export function SearchBox({ index, failure, onFollow }: SearchBoxProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const matches = index ? findMatches(index, query) : [];
  useEffect(() => {
    // This runs before the dialog opens, which then looks for the attribute; React's autoFocus does not write it.
    field.current?.setAttribute('autofocus', '');
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const match = matches[active];
    if (step && matches.length > 0) setActive((active + step + matches.length) % matches.length);
    else if (event.key === 'Enter' && match && !event.nativeEvent.isComposing) onFollow(match.href);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label="Search all sections and terms"
        aria-expanded={matches.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={matches.length > 0 ? `${id}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={80}
        placeholder="A section, a topic or a term"
        className="control"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <p role={failure ? 'alert' : 'status'} className="mt-3 text-sm text-ink-soft">
        {failure ?? (index ? describe(index, query, matches) : 'Loading …')}
      </p>
      <SearchResults id={id} matches={matches} active={active} onFollow={onFollow} />
    </>
  );
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

function describe(index: SearchIndex, query: string, matches: Match[]): string {
  if (index.length === 0) return 'Add a subject to your plan to search it.';
  if (!query.trim()) return 'Type a word or two, for instance “elasticity” or “2.1.3”.';
  if (matches.length === 0) return `Nothing found for “${query.trim()}”. Try fewer letters or another word.`;
  return matches.length === 1 ? '1 result' : `${matches.length} results`;
}
