import type { MarketingCard } from '#content/marketing.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Floats at the foot of the window as long as the landing page is in view, and never over the footer. */
export function MasterButton({ chosen }: { chosen: MarketingCard[] }) {
  const names = chosen.map(({ title }) => title).join(' and ');
  const subjects = chosen.map(({ subject }) => subject).join(',');
  return (
    <div role="status" data-screen-only className="sticky bottom-0 z-30 h-0">
      {names && (
        <div className="pointer-events-none absolute inset-x-0 bottom-5 flex animate-appear justify-center">
          <ButtonLink
            href={`/register?subject=${subjects}`}
            size="large"
            className="pointer-events-auto shadow-float"
          >{`Master ${names} Now`}</ButtonLink>
        </div>
      )}
    </div>
  );
}
