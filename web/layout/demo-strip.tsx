import { createPortal } from 'react-dom';
import { TextLink } from '#web/ui/text-link.tsx';

/** Above every screen while a visitor looks at the demo, in the place that the page's frame keeps for it. */
export function DemoStrip({ atWork = false }: { atWork?: boolean }) {
  const place = document.getElementById('notice');
  if (!place) return null;
  return createPortal(
    <aside aria-label="Demo" data-screen-only className="bg-accent text-sm text-accent-ink">
      <div className="sheet flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
        <p>
          <strong>Demo.</strong> A made-up student, six weeks in. Try anything: only you see it, and it’s gone tomorrow.
        </p>
        <p className="flex flex-wrap gap-x-5">
          {/* Whoever is in a run or a drawing is doing that already. */}
          {!atWork && (
            <TextLink href="/subject/economics/qft" className={look}>
              Answer a question
            </TextLink>
          )}
          <TextLink href="/register" className={look}>
            Create account
          </TextLink>
        </p>
      </div>
    </aside>,
    place,
  );
}

const look = 'inline-flex min-h-8 items-center font-semibold underline underline-offset-4';
