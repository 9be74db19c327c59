import type { ReactNode } from 'react';
import { site } from '#content/site.ts';

export function SocialLinks() {
  return (
    <ul className="flex">
      {socials.map(({ name, href, glyph }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={look}>
            <svg
              viewBox="0 0 24 24"
              aria-hidden="true"
              className="size-5"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
            >
              {glyph}
            </svg>
            <span className="sr-only">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const look = 'grid size-10 place-items-center rounded-md text-ink-soft transition-colors hover:text-pen';

const socials: { name: string; href: string; glyph: ReactNode }[] = [
  {
    name: 'Instagram',
    href: site.socials.instagram,
    glyph: (
      <>
        <rect x="3" y="3" width="18" height="18" rx="5" />
        <circle cx="12" cy="12" r="4.2" />
        <path d="M17 6.9h.1" strokeWidth="2.4" strokeLinecap="round" />
      </>
    ),
  },
  {
    name: 'YouTube',
    href: site.socials.youtube,
    glyph: (
      <>
        <rect x="2" y="5" width="20" height="14" rx="4" />
        <path d="m10 9 5 3-5 3z" fill="currentColor" strokeLinejoin="round" />
      </>
    ),
  },
  {
    name: 'TikTok',
    href: site.socials.tiktok,
    glyph: (
      <path d="M13.5 3v12.2a3.9 3.9 0 1 1-3.9-3.9M13.5 3c.3 3 2.2 5 5.5 5.2" strokeWidth="2.3" strokeLinecap="round" />
    ),
  },
];
