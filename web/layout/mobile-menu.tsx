import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { SiteLinks } from './site-links.tsx';
import { SocialLinks } from './social-links.tsx';

/** Open only at the place where it was opened: any navigation closes it, the back button included. */
export function MobileMenu() {
  const id = useId();
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === location;

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      button.current?.focus();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [open]);

  const closeOnLink = (event: MouseEvent) =>
    event.target instanceof Element && event.target.closest('a') && setOpenAt(null);

  return (
    <div className="-mr-2 md:hidden">
      <button
        ref={button}
        type="button"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={id}
        className="grid size-11 place-items-center rounded-md"
        onClick={() => setOpenAt(open ? null : location)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6" stroke="currentColor" strokeWidth="2">
          <path d={open ? 'm5 5 14 14M19 5 5 19' : 'M3 7h18M3 12h18M3 17h18'} />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click too */}
      <nav id={id} aria-label="Main" hidden={!open} className={panel} onClick={closeOnLink}>
        <SiteLinks className="grid border-l-2 border-rule pl-1 font-serif text-h3 font-semibold" />
        <div className="mt-4 -ml-2.5">
          <SocialLinks />
        </div>
      </nav>
    </div>
  );
}

const panel =
  'absolute inset-x-0 top-full z-40 animate-appear border-b border-line bg-surface px-gutter py-5 shadow-float';
