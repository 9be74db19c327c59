import { type ComponentType, useEffect, useRef, useState } from 'react';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { toast } from '#web/ui/toast.tsx';
import { inBackground } from '../../../in-background.ts';
import { BoardPart, DatesPart, type PartProps, TaughtPart } from './course-parts.tsx';
import { putOffSetUp, type StudyDraft, saveDraft } from './study-draft.ts';
import { WorryPart } from './worry-part.tsx';

type SetUpStepsProps = { initial: StudyDraft; onDone: () => void };

/** Four short steps. Whoever leaves finds the rest under 'My course and exams'. */
export function SetUpSteps({ initial, onDone }: SetUpStepsProps) {
  const [draft, setDraft] = useState(initial);
  const [at, setAt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const heading = useFocusOnChange(at);
  const { title, Part } = steps[at] ?? firstStep;
  const isLast = at === steps.length - 1;

  const finish = async (send: () => Promise<void>, done: string) => {
    setBusy(true);
    try {
      await send();
      toast.success(done);
      onDone();
    } catch (failure) {
      const sentence = errorText(failure, 'This could not be saved. Check your connection and try again.');
      setError(sentence);
      if (/^(Mock|Paper)/.test(sentence)) setAt(steps.findIndex((step) => step.Part === DatesPart));
      setBusy(false);
    }
  };
  const goTo = (step: number) => {
    setError('');
    setAt(step);
  };
  return (
    <Card as="section" className="mb-8">
      <p className="text-sm text-ink-soft">
        Set-up in sixty seconds: step {at + 1} of {steps.length}
      </p>
      <h2 ref={heading} tabIndex={-1} className="mb-6 text-h3 outline-none">
        {title}
      </h2>
      <div className="grid gap-7">
        <Part draft={draft} onChange={setDraft} error={error} />
        <FormError>{error}</FormError>
        <div className="flex flex-wrap items-center gap-3">
          {isLast ? (
            <Button busy={busy} onClick={() => inBackground(finish(() => saveDraft(draft), 'Your plan is ready.'))}>
              Make my plan
            </Button>
          ) : (
            <Button onClick={() => goTo(at + 1)}>Next</Button>
          )}
          {at > 0 && (
            <Button variant="secondary" onClick={() => goTo(at - 1)}>
              Back
            </Button>
          )}
          <Button variant="quiet" className="max-sm:px-0" onClick={() => inBackground(finish(putOffSetUp, putOff))}>
            Skip for now
          </Button>
        </div>
      </div>
    </Card>
  );
}

const putOff = 'No problem. You’ll find it in the Account menu, under My course and exams.';

type Step = { title: string; Part: ComponentType<PartProps> };

const firstStep: Step = { title: 'Your year and exam board', Part: BoardPart };

const steps: Step[] = [
  firstStep,
  { title: 'What have you been taught so far?', Part: TaughtPart },
  { title: 'When are your exams?', Part: DatesPart },
  { title: 'What worries you most?', Part: WorryPart },
];

/** The new step's heading, so that a screen reader starts there. Not at first: the page has its own beginning. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  return heading;
}
