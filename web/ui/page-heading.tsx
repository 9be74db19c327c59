import type { ReactNode } from 'react';

type PageHeadingProps = {
  title: ReactNode;
  eyebrow?: ReactNode;
  lead?: ReactNode;
  /** Stands in the page's margin at wide sizes, above the heading at narrow ones: '12/15', a tick. */
  mark?: ReactNode;
};

export function PageHeading({ title, eyebrow, lead, mark }: PageHeadingProps) {
  return (
    <header className="relative mb-8 sm:mb-10">
      {mark && <div className="in-margin font-serif text-h4 font-semibold text-pen">{mark}</div>}
      {eyebrow && <p className="mb-3 text-sm font-semibold text-accent">{eyebrow}</p>}
      <h1 className="max-w-[24ch]">{title}</h1>
      {lead && <p className="mt-4 max-w-reading text-lead text-ink-soft">{lead}</p>}
    </header>
  );
}
