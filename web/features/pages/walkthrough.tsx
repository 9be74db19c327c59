import type { ReactNode } from 'react';
import { guide } from '#content/pages/guide.ts';
import { MovingFigure, uncoveredAt } from './moving-figure.tsx';

/** What a guide video would show, drawn by us: four small screens that appear in their order. */
export function Walkthrough() {
  const { caption, frames } = guide.walkthrough;
  return (
    <div className="mt-10">
      <MovingFigure caption={caption}>
        <ol className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {frames.map(({ title, text }, index) => (
            <li key={title} {...uncoveredAt(index)}>
              <div className="h-full overflow-hidden rounded-md max-sm:flex border border-line bg-raised shadow-sheet">
                <svg
                  viewBox="0 0 240 135"
                  aria-hidden="true"
                  className="block w-full border-line bg-sunken max-sm:w-36 max-sm:shrink-0 max-sm:border-r sm:border-b"
                >
                  <path d="M22 0v135" stroke="var(--rule)" />
                  <g fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
                    {pictures[index]}
                  </g>
                </svg>
                <div className="p-4">
                  <h3 className="text-h4!">
                    <span className="text-pen">{index + 1}.</span> {title}
                  </h3>
                  <p className="text-sm text-ink-soft">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </MovingFigure>
    </div>
  );
}

const pictures: ReactNode[] = [
  <>
    <rect x="44" y="30" width="78" height="75" rx="5" fill="var(--surface-raised)" stroke="var(--pen)" />
    <rect x="138" y="30" width="78" height="75" rx="5" fill="var(--surface-raised)" stroke="var(--line-strong)" />
    <path d="M58 88V48m0 40h48M62 78c14-4 24-14 36-28" />
    <path d="M152 88h50M158 88V72h10v16m6 0V60h10v28m6 0V50h10v38" stroke="var(--line-strong)" />
  </>,
  <>
    <path d="M50 30h120M50 82h150M50 108h96" stroke="var(--line-strong)" />
    <rect x="40" y="44" width="172" height="24" rx="5" fill="var(--surface-raised)" stroke="var(--pen)" />
    <path d="M52 56h110M192 50l7 6-7 6" />
  </>,
  <>
    <rect x="56" y="28" width="26" height="46" rx="13" fill="var(--surface-raised)" />
    <path d="M46 60c0 32 46 32 46 0M69 84v18m-14 0h28" />
    <rect x="124" y="40" width="92" height="58" rx="5" fill="var(--surface-raised)" stroke="var(--line-strong)" />
    <path d="M136 58h58M136 72h40" />
    <path d="M136 86h18" stroke="var(--pen)" />
  </>,
  <>
    <path d="M70 38h126M70 68h104M70 98h118" stroke="var(--line-strong)" />
    <path d="m40 36 6 7 11-15M40 66l6 7 11-15" stroke="var(--pen)" />
    <path d="M42 92l12 12m0-12-12 12M70 105h76" stroke="var(--pen)" />
  </>,
];
