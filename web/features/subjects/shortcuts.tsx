import { ChevronRight } from 'lucide-react';
import { TextLink } from '#web/ui/text-link.tsx';

/** Without an address it is not there yet: 'Coming Soon', and nothing to press (spec 2). */
export type Shortcut = { title: string; hint?: string; href?: string };

export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  return (
    <section data-screen-only>
      <h2 className="mb-5">Shortcuts</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shortcuts.map((shortcut) => (
          <li key={shortcut.title} className="flex">
            <ShortcutTile {...shortcut} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShortcutTile({ title, hint, href }: Shortcut) {
  if (!href) {
    return (
      <div className={`${tile} border-dashed border-line-strong text-ink-soft`}>
        <TileWords title={title} hint="Coming Soon" />
      </div>
    );
  }
  return (
    <TextLink
      href={href}
      className={`${tile} border-line bg-raised shadow-sheet transition-colors hover:border-accent hover:bg-accent-soft`}
    >
      <TileWords title={title} hint={hint} />
      <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-accent" />
    </TextLink>
  );
}

function TileWords({ title, hint }: Shortcut) {
  return (
    <span className="min-w-0">
      <span className="block font-serif text-h4 font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">{hint}</span>
    </span>
  );
}

const tile = 'flex w-full items-center justify-between gap-3 rounded-md border p-4';
