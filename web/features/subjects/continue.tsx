import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { loadNextSteps } from '#web/features/practice/progress/progress-api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { useLoaded } from '#web/use-loaded.ts';

/** The best next step in this subject, straight under the tutor. Nothing where there is none. */
export function Continue({ subject }: { subject: Subject }) {
  const loaded = useLoaded(loadNextSteps, 'next');
  if (loaded.state === 'failed') {
    return (
      <div className="mt-4" data-screen-only>
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      </div>
    );
  }
  const step = loaded.state === 'ready' ? loaded.value.find((one) => one.subject === subject) : undefined;
  // Its room is kept while it is on its way, so that nothing moves when it comes.
  if (!step) return loaded.state === 'loading' ? <div aria-hidden="true" className="mt-4 h-20" /> : null;
  return (
    <Link href={step.path} className={look} data-screen-only>
      <span className="min-w-0 grow">
        <span className="block font-serif text-h4 leading-snug font-semibold">
          {step.kind === 'first' ? 'Start here' : 'Continue'}: {step.title}
        </span>
        <span className="block text-sm text-ink-soft">{step.reason}</span>
      </span>
      <ArrowRight aria-hidden="true" size={20} className="shrink-0 text-accent" />
    </Link>
  );
}

const couldNotLoad = 'We couldn’t load your next step. Check your connection and try again.';

const look =
  'mt-4 flex min-h-20 items-center gap-4 rounded-md border border-line border-l-4 border-l-accent bg-raised px-5 py-4 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
