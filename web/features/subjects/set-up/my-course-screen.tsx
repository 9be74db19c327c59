import { useState } from 'react';
import { errorText } from '#web/api.ts';
import { refreshAccount } from '#web/session.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from '#web/use-form.ts';
import { useLoaded } from '#web/use-loaded.ts';
import { inBackground } from '../../../in-background.ts';
import { BoardPart, DatesPart, TaughtPart } from './course-parts.tsx';
import { loadDraft, type StudyDraft, saveDraft } from './study-draft.ts';
import { WorryPart } from './worry-part.tsx';

/** All that set-up asks, to be changed at any time. */
export function MyCourseScreen() {
  const loaded = useLoaded(loadDraft, 'own');
  return (
    <>
      <PageHeading
        title="My course and exams"
        lead="Your plan, your questions and your tutor’s exam advice all follow what you tell us here."
      />
      {loaded.state === 'loading' && <Skeleton lines={10} label="Loading your course" />}
      {loaded.state === 'failed' && <LoadFailed sentence={errorText(loaded.error, failed)} onRetry={loaded.retry} />}
      {loaded.state === 'ready' &&
        (loaded.value.courses.length > 0 ? (
          <CourseForm initial={loaded.value} />
        ) : (
          <EmptyState title="No subject yet">
            <p>Once a subject is in your plan, its board and dates go here.</p>
          </EmptyState>
        ))}
    </>
  );
}

const failed = 'Your course could not be loaded. Check your connection and try again.';

const parts = [
  { title: 'Year and exam board', Part: BoardPart },
  { title: 'Taught so far', Part: TaughtPart },
  { title: 'Exam dates', Part: DatesPart },
  { title: 'What worries you most', Part: WorryPart },
];

function CourseForm({ initial }: { initial: StudyDraft }) {
  const [draft, setDraft] = useState(initial);
  const {
    state: error,
    busy,
    formProps,
  } = useForm(async () => {
    try {
      await saveDraft(draft);
    } catch (failure) {
      return errorText(failure, 'This could not be saved. Check your connection and try again.');
    }
    toast.success('Saved. Your plan is up to date.');
    // The menu shows the year.
    inBackground(refreshAccount());
    return '';
  }, '');
  return (
    <form {...formProps} noValidate className="grid max-w-4xl gap-10">
      {parts.map(({ title, Part }) => (
        <section key={title} className="grid gap-6 border-t border-line pt-6">
          <h2 className="text-h3">{title}</h2>
          <Part draft={draft} onChange={setDraft} error={error} />
        </section>
      ))}
      <FormError>{error}</FormError>
      <div>
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
