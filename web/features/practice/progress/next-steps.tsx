import { ArrowRight } from 'lucide-react';
import { Link } from 'wouter';
import { subjectTitles } from '#content/subjects.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { type Loaded, useLoaded } from '#web/use-loaded.ts';
import { loadNextSteps, type NextStep } from './progress-api.ts';

/** The best use of the next ten minutes, with its reason; two more for whoever would rather. */
export function NextSteps({ subjects }: { subjects: readonly Subject[] }) {
  const loaded = useLoaded(loadNextSteps, 'next');
  if (subjects.length === 0) return null;
  const [best, ...others] = loaded.state === 'ready' ? loaded.value : [];
  return (
    <section aria-labelledby="next-ten-minutes" className="mb-8">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="next-ten-minutes" className="text-h3">
          Your next ten minutes
        </h2>
        <Ways subjects={subjects} />
      </div>
      {/* Its room is kept while it is on its way, so that nothing moves when it comes. */}
      <div className="min-h-34">
        {best ? <BestStep step={best} isAlone={subjects.length === 1} /> : <NoStep loaded={loaded} />}
      </div>
      {others.length > 0 && (
        <ul className={`mt-3 grid gap-3 ${others.length > 1 ? 'sm:grid-cols-2' : ''}`}>
          {others.map((step) => (
            <li key={step.path} className="flex" data-subject={step.subject}>
              <Link href={step.path} className={quiet}>
                <span className="block text-sm font-semibold text-accent">{labelOf(step)}</span>
                <span className="block font-serif leading-snug font-semibold">{step.title}</span>
                <span className="mt-1 block text-sm text-ink-soft">{step.reason}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function BestStep({ step, isAlone }: { step: NextStep; isAlone: boolean }) {
  return (
    <Link href={step.path} data-subject={step.subject} className={bold}>
      <span className="grid min-w-0 grow gap-1 border-l-2 border-rule py-1 pl-4">
        <span className="text-sm font-semibold text-accent">{isAlone ? words[step.kind] : labelOf(step)}</span>
        <span className="font-serif text-h3 leading-tight font-semibold">{step.title}</span>
        <span className="text-ink-soft">{step.reason}</span>
      </span>
      <span className="flex min-h-11 shrink-0 items-center gap-2 rounded-md bg-accent px-5 font-semibold text-accent-ink transition-colors group-hover:bg-accent-strong">
        Start
        <ArrowRight aria-hidden="true" size={18} />
      </span>
    </Link>
  );
}

function NoStep({ loaded }: { loaded: Loaded<NextStep[]> }) {
  if (loaded.state === 'loading') return <div aria-hidden="true" className={`${bold} min-h-34 animate-pulse`} />;
  if (loaded.state === 'failed') {
    return <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />;
  }
  return <p className="text-ink-soft">Nothing’s waiting. Pick any section from your map.</p>;
}

const couldNotLoad = 'We couldn’t load your next steps. Your subjects are below.';

/** From here to the pictures of it all. */
function Ways({ subjects }: { subjects: readonly Subject[] }) {
  return (
    <p className="flex flex-wrap gap-x-5 text-sm">
      {subjects.map((subject) => (
        <TextLink key={subject} href={`/subject/${subject}/map`} className="link inline-block py-1">
          {subjects.length === 1 ? 'Your map' : `${subjectTitles[subject]} map`}
        </TextLink>
      ))}
      <TextLink href="/progress" className="link inline-block py-1">
        Your progress
      </TextLink>
    </p>
  );
}

function labelOf({ subject, kind }: NextStep): string {
  return `${subjectTitles[subject]}: ${words[kind].toLowerCase()}`;
}

const words: Record<NextStep['kind'], string> = {
  file: 'Marked work',
  feedback: 'Marked work',
  run: 'Carry on',
  draft: 'Carry on',
  due: 'Before it fades',
  drawing: 'Before it fades',
  exercise: 'Before it fades',
  weak: 'Worth another look',
  new: 'New ground',
  first: 'A good place to start',
};

const bold =
  'group flex min-h-34 flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-md border border-line bg-raised px-5 py-5 text-ink no-underline shadow-sheet transition-colors hover:border-accent sm:flex-nowrap';
const quiet =
  'block w-full rounded-md border border-line bg-raised px-5 py-4 text-ink no-underline shadow-sheet transition-colors hover:border-accent';
