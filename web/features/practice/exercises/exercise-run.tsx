import { type ReactNode, useEffect, useRef } from 'react';
import { exerciseWords } from '#content/exercises.ts';
import type { Subject } from '#domain/subjects.ts';
import { SupportCard } from '#web/features/tutor/support-card.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { inBackground } from '../../../in-background.ts';
import { BrokenExercise } from './broken-exercise.tsx';
import type { Exercise, ExerciseKind, Marking } from './exercise-api.ts';
import type { ExerciseProps } from './exercise-props.ts';
import { JudgementExercise } from './judgement-exercise.tsx';
import { MissingExercise } from './missing-exercise.tsx';
import { OrderExercise } from './order-exercise.tsx';
import { ParagraphExercise } from './paragraph-exercise.tsx';
import { RankExercise } from './rank-exercise.tsx';
import { SpecExercise } from './spec-exercise.tsx';
import { useExercise } from './use-exercise.ts';
import { verdictSentence } from './verdict-sentence.ts';
import { WriteExercise } from './write-exercise.tsx';

type ExerciseRunProps = { subject: Subject; kind: ExerciseKind; theme: string; item: string | undefined };

/** One exercise of a kind after another. */
export function ExerciseRun({ subject, kind, theme, item }: ExerciseRunProps) {
  const run = useExercise(subject, kind, theme, item);
  const { exercise, desk, busy, failure, marking, kept, support } = run;
  const over = Boolean(marking || kept || support);
  const { task, another } = useFocus(exercise, over);
  if (!exercise && failure) return <LoadFailed sentence={failure} onRetry={run.retry} />;
  if (!exercise) return <Skeleton lines={7} label="Loading an exercise" />;
  return (
    <div className="grid gap-5">
      <div>
        <p className="text-sm font-semibold text-accent">{exercise.section.title}</p>
        <h3 ref={task} tabIndex={-1} className="mt-1 text-h4">
          {exerciseWords[kind].task}
        </h3>
        {exercise.draft && !over && (
          <p className="mt-2 flex flex-wrap items-baseline gap-x-4 text-ink-soft">
            We’ve kept what you wrote last time.
            <button type="button" className="link py-1" disabled={busy} onClick={run.next}>
              Save it and try another
            </button>
          </p>
        )}
      </div>
      {drawExercise(exercise, marking, { desk, busy, over, onSend: (work) => inBackground(run.send(work)) })}
      <FormError>{failure}</FormError>
      {kept && !marking && (
        <Banner tone="info">
          You’re offline. Your work is saved here and will be marked when you’re back. Carry on.
        </Banner>
      )}
      {support && <SupportCard />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {over && (
          <Button ref={another} busy={busy} onClick={run.next}>
            Another one
          </Button>
        )}
        {/* Always there, so that a screen reader hears the verdict when it comes. */}
        <p role="status" className="min-w-0 font-serif text-h4 font-semibold text-pen">
          {marking && verdictSentence(marking)}
        </p>
      </div>
    </div>
  );
}

/** What was pressed is gone: on to what can be done next, or to the new task. Not on arrival. */
function useFocus(exercise: Exercise | undefined, over: boolean) {
  const task = useRef<HTMLHeadingElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const wasOver = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another exercise is there when the last one is over
  useEffect(() => {
    if (over) another.current?.focus({ preventScroll: true });
    else if (wasOver.current) task.current?.focus();
    wasOver.current = over;
  }, [over, exercise]);
  return { task, another };
}

type Common = Pick<ExerciseProps<ExerciseKind>, 'desk' | 'busy' | 'over' | 'onSend'>;

/** A new exercise is a new sheet: nothing of the last one stays on it. */
function drawExercise(exercise: Exercise, marking: Marking | undefined, common: Common): ReactNode {
  const key = `${exercise.itemId}:${exercise.seed}`;
  switch (exercise.kind) {
    case 'order':
      return <OrderExercise key={key} {...common} exercise={exercise} marking={of('order', marking)} />;
    case 'missing':
      return <MissingExercise key={key} {...common} exercise={exercise} marking={of('missing', marking)} />;
    case 'broken':
      return <BrokenExercise key={key} {...common} exercise={exercise} marking={of('broken', marking)} />;
    case 'write':
      return <WriteExercise key={key} {...common} exercise={exercise} marking={of('write', marking)} />;
    case 'paragraph':
      return <ParagraphExercise key={key} {...common} exercise={exercise} marking={of('paragraph', marking)} />;
    case 'spec':
      return <SpecExercise key={key} {...common} exercise={exercise} marking={of('spec', marking)} />;
    case 'rank':
      return <RankExercise key={key} {...common} exercise={exercise} marking={of('rank', marking)} />;
    case 'judgement':
      return <JudgementExercise key={key} {...common} exercise={exercise} marking={of('judgement', marking)} />;
  }
}

function of<Kind extends Marking['kind']>(kind: Kind, marking: Marking | undefined) {
  return marking?.kind === kind ? (marking as Extract<Marking, { kind: Kind }>) : undefined;
}
