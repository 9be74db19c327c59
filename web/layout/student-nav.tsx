import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import type { StudentPlace } from './student-places.ts';

/** In the header, where there is room for words. */
export function StudentLinks({ places }: { places: readonly StudentPlace[] }) {
  const [path] = useLocation();
  return (
    <nav aria-label="Main" className="mr-2 hidden lg:block">
      <ul className="flex">
        {places.map(({ name, href, isHere }) => (
          <li key={name}>
            <Link href={href} aria-current={isHere(path) ? 'page' : undefined} className={word}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** At the bottom of a small screen, where a thumb is. What is fixed there keeps clear of it by `--bar`. */
export function StudentBar({ places }: { places: readonly StudentPlace[] }) {
  const [path] = useLocation();
  useEffect(() => {
    document.documentElement.dataset.bar = '';
    return () => {
      delete document.documentElement.dataset.bar;
    };
  }, []);
  return (
    <nav aria-label="Main" data-screen-only className={bar}>
      <ul className="mx-auto flex max-w-2xl">
        {places.map(({ name, href, isHere, icon: Icon }) => (
          <li key={name} className="min-w-0 grow basis-0">
            <Link href={href} aria-current={isHere(path) ? 'page' : undefined} className={tab}>
              <Icon aria-hidden="true" size={21} strokeWidth={1.9} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const word =
  'inline-flex min-h-11 items-center rounded-sm px-2.5 decoration-pen decoration-2 underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:underline xl:px-3';
const bar = 'fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface lg:hidden';
const tab =
  'flex h-[calc(var(--bar)-1px)] flex-col items-center justify-center gap-0.5 text-[0.6875rem] leading-none text-ink-soft ' +
  'focus-visible:-outline-offset-2 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_2px_0_var(--pen)]';
