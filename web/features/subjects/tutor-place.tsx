import type { ReactNode } from 'react';

type TutorPlaceProps = { heading: string; name: string; children?: ReactNode };

/** Where the tutor stands on a page. */
export function TutorPlace({ heading, name, children }: TutorPlaceProps) {
  return (
    <section data-screen-only className="rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6">
      <h2 className="text-h3">{heading}</h2>
      <p className="font-semibold text-accent">{name}</p>
      {children && <p className="mt-2 max-w-reading text-ink-soft">{children}</p>}
    </section>
  );
}
