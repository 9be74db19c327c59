import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { isRunScope } from '#domain/practice/quick-fire.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { ExamDatesForm } from './exam-dates-form.tsx';
import { loadStart, type Start, startRun } from './quick-fire-api.ts';
import { RunChooser } from './run-chooser.tsx';
import { prefersCalm, type RunWish } from './run-wish.ts';
import { TodayCard } from './today-card.tsx';

/** Where a student starts: today's set, a run of one's own, and the exam dates that set the pace. */
export function QuickFirePanel({ subject }: { subject: Subject }) {
  const loaded = useLoaded(loadStart, subject);
  const { start, busy, failure } = useStart(subject);
  return (
    <section aria-labelledby="practise" className="mb-section min-h-120" data-screen-only>
      <h2 id="practise" className="mb-5">
        Practise now
      </h2>
      <FormError>{failure}</FormError>
      {loaded.state === 'loading' && <Skeleton lines={8} label="Loading your questions" />}
      {loaded.state === 'failed' && (
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      )}
      {loaded.state === 'ready' && (
        <Choices subject={subject} value={loaded.value} busy={busy} start={start} onDatesSaved={loaded.reload} />
      )}
    </section>
  );
}

const couldNotLoad = 'Your questions could not be loaded. Check your connection and try again.';

type ChoicesProps = {
  subject: Subject;
  value: Start;
  busy: boolean;
  start: (wish: RunWish) => void;
  onDatesSaved: () => void;
};

function Choices({ subject, value, busy, start, onDatesSaved }: ChoicesProps) {
  const { openRun, queue, themes, weak } = value;
  return (
    <div className="grid gap-6">
      {openRun && (
        <Banner
          action={
            <ButtonLink size="small" href={`/subject/${subject}/qft/${openRun.id}`}>
              Carry on
            </ButtonLink>
          }
        >
          You have an unfinished round: {openRun.answered} of {openRun.questions} answered.
        </Banner>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <TodayCard subject={subject} queue={queue} busy={busy} onStart={start} />
        <RunChooser subject={subject} themes={themes} weak={weak} busy={busy} onStart={start} />
      </div>
      <ExamDatesForm subject={subject} queue={queue} onSaved={onDatesSaved} />
    </div>
  );
}

/** Begins a run and goes to it. An address that names one (`?scope=weak`) begins it at once. */
function useStart(subject: Subject) {
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const wanted = new URLSearchParams(useSearch()).get('scope') ?? '';
  const begun = useRef(false);
  const start = (wish: RunWish) => {
    if (begun.current) return;
    begun.current = true;
    setBusy(true);
    setFailure('');
    startRun(subject, wish).then(
      // In place of an address that would begin yet another run when the student goes back.
      ({ id }) => navigate(`/subject/${subject}/qft/${id}`, { replace: wanted !== '' }),
      (error: unknown) => {
        begun.current = false;
        setBusy(false);
        setFailure(errorText(error, 'We couldn’t start that. Check your connection and try again.'));
      },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the address that the page was opened with
  useEffect(() => {
    if (isRunScope(wanted)) start({ scope: wanted, length: 10, calm: prefersCalm(subject) });
  }, [wanted]);
  return { start, busy, failure };
}
