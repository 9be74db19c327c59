import { useEffect, useRef } from 'react';
import type { CheckedDrawing, Finding, Verdict } from '#domain/diagrams/findings.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Feedback } from './feedback.tsx';

type OutcomeProps = {
  checked: CheckedDrawing;
  finding: Finding | undefined;
  onPoint: (finding: Finding | undefined) => void;
  nextHref: string;
};

/** The verdict in the examiner's hand, and the lines under it. */
export function Outcome({ checked, finding, onPoint, nextHref }: OutcomeProps) {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen it stands below the paper, which stays in view.
    const narrow = window.matchMedia('(width < 64rem)').matches;
    sheet.current?.scrollIntoView({ block: narrow ? 'start' : 'nearest' });
  }, []);
  const right = checked.verdict === 'right';
  return (
    <section ref={sheet} aria-label="Feedback on your drawing" className={look}>
      <div className="flex items-center gap-3 text-pen">
        {right && <Tick />}
        <p className="font-serif text-h3 font-semibold">{verdictWords[checked.verdict]}</p>
      </div>
      {!right && <p className="text-sm text-ink-soft">Tap a comment to see where, fix it, then check again.</p>}
      <Feedback checked={checked} pointed={finding} onPoint={onPoint} />
      {right && (
        <p>
          <ButtonLink href={nextHref}>Choose another diagram</ButtonLink>
        </p>
      )}
    </section>
  );
}

export const verdictWords: Record<Verdict, string> = {
  right: 'Spot on.',
  partly: 'Nearly there.',
  'not yet': 'Not there yet.',
};

function Tick() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-11 shrink-0">
      <path
        d="M6 27C11 31 14 36 18 42C24 28 32 15 44 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const look =
  'grid scroll-mt-20 gap-3 max-lg:[@media(min-height:44rem)]:scroll-mt-108 md:max-lg:[@media(min-height:44rem)]:scroll-mt-168 rounded-md border border-line border-l-4 border-l-pen bg-raised p-4 shadow-sheet';
