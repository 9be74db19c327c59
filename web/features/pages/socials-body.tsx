import type { ReactNode } from 'react';
import { socialsPage } from '#content/pages/socials.ts';
import { site } from '#content/site.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function SocialsBody() {
  return (
    <>
      <PageHeading title={socialsPage.title} lead={socialsPage.lead} />
      <ul className="grid max-w-[50rem] gap-5 sm:grid-cols-2">
        <SocialCard name="Instagram" href={site.socials.instagram} text={socialsPage.instagram}>
          <rect x="3" y="3" width="18" height="18" rx="5" />
          <circle cx="12" cy="12" r="4.2" />
          <path d="M17 6.9h.1" strokeWidth="2.2" strokeLinecap="round" />
        </SocialCard>
        <SocialCard name="YouTube" href={site.socials.youtube} text={socialsPage.youtube}>
          <rect x="2" y="5" width="20" height="14" rx="4" />
          <path d="m10 9 5 3-5 3z" fill="currentColor" strokeLinejoin="round" />
        </SocialCard>
      </ul>
    </>
  );
}

function SocialCard({ name, href, text, children }: { name: string; href: string; text: string; children: ReactNode }) {
  return (
    <li className="flex">
      <a href={href} target="_blank" rel="noopener noreferrer" className={card}>
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="size-18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
        >
          {children}
        </svg>
        <span className="font-serif text-h3 font-semibold text-ink">{name}</span>
        <span className="text-ink-soft">{text}</span>
        <span className="sr-only">(opens in a new window)</span>
      </a>
    </li>
  );
}

const card =
  'flex grow flex-col items-start gap-2 rounded-md border border-line bg-raised p-7 text-pen shadow-sheet ' +
  'transition-colors hover:border-ink';
