import { useEffect, useRef } from 'react';
import { longestAnswer } from '#domain/marking/answer-length.ts';
import type { Subject } from '#domain/subjects.ts';
import { SupportCard } from '#web/features/tutor/support-card.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { inBackground } from '../../in-background.ts';
import { ExaminerNotes, IdeasNote, Note, verdictSentences } from './examiner-notes.tsx';
import { MarkedAnswer } from './marked-answer.tsx';
import { type Marking, useAnswerHere } from './use-answer-here.ts';

type AnswerHereProps = { subject: Subject; question: { id: string; prompt: string } };

/** A box under a question of a section: answered and marked without leaving the page. */
export function AnswerHere({ subject, question }: AnswerHereProps) {
  const { text, marking, state, error, write, hand, again } = useAnswerHere(subject, question.id);
  const form = useRef<HTMLFormElement>(null);
  const isMarked = marking !== undefined;
  // To where the student writes, or, once there is nothing more to write, to what can be done next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is there when it has been marked
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true });
  }, [isMarked]);
  return (
    <form
      ref={form}
      noValidate
      data-screen-only
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!marking) inBackground(hand());
      }}
    >
      {marking ? (
        <Marked marking={marking} />
      ) : (
        <TextArea
          label="Your answer"
          hint="Saved on this device as you type."
          rows={4}
          ruled
          spellCheck
          maxLength={longestAnswer}
          value={text}
          onChange={(event) => write(event.target.value)}
        />
      )}
      <FormError>{error}</FormError>
      {state === 'kept' && (
        <Banner tone="info">You’re offline. Your answer is saved here and will be marked when you’re back.</Banner>
      )}
      {state === 'support' && <SupportCard />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {marking ? (
          <Button variant="secondary" size="small" onClick={again}>
            Try again
          </Button>
        ) : (
          <Button type="submit" size="small" busy={state === 'busy'}>
            Mark my answer
          </Button>
        )}
        {/* Always there, so that a screen reader hears the verdict when it comes. */}
        <p role="status" className="min-w-0 font-serif text-h4 font-semibold text-pen">
          {marking && verdictSentences[marking.verdict]}
        </p>
      </div>
    </form>
  );
}

function Marked({ marking }: { marking: Marking }) {
  const { answer } = marking;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <MarkedAnswer prompt="Your answer" answer={answer} ideas={marking.ideas} />
      <ExaminerNotes>
        <IdeasNote ideas={marking.ideas} answer={answer} />
        {marking.commonError && <Note title="A common mistake">{marking.commonError}</Note>}
        {marking.missing && <Note title="What would help most">{marking.missing}</Note>}
        <Note title="A model answer">{marking.modelAnswer}</Note>
      </ExaminerNotes>
    </div>
  );
}
