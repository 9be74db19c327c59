import { useEffect, useRef } from 'react';
import { subjectTitles } from '#content/subjects.ts';
import { longestTrialAnswer } from '#domain/marking/answer-length.ts';
import { messages } from '#domain/messages.ts';
import { errorText } from '#web/api.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { useForm } from '#web/use-form.ts';
import { verdictSentences } from './examiner-notes.tsx';
import { sendAnswer, type TrialMarking, type TrialQuestion } from './load-trial.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { TrialNotes } from './trial-notes.tsx';

type TrialCardProps = { question: TrialQuestion; waiting: boolean; onAnother: () => void };
type Outcome = { error?: string; answer?: string; marking?: TrialMarking };

/** The paper on the left, the examiner's notes on the right; below each other where there is no room. */
export function TrialCard({ question, waiting, onAnother }: TrialCardProps) {
  const { state, busy, formProps } = useForm((form) => mark(question.id, String(form.get('answer'))), {} as Outcome);
  const { marking, answer = '', error } = state;
  const form = useRef<HTMLFormElement>(null);
  // To where the student writes, or, once there is nothing more to write, to what can be done next.
  const marked = marking !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another element is there when it has been marked
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('textarea, button')?.focus({ preventScroll: true });
  }, [marked]);
  return (
    <div data-subject={question.subject} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form {...formProps} ref={form} noValidate className={sheet}>
        <p className="text-sm font-semibold text-accent">
          {subjectTitles[question.subject]} · about {question.seconds} seconds
        </p>
        {marking ? (
          <MarkedAnswer prompt={question.prompt} answer={answer} ideas={marking.ideas} />
        ) : (
          <TextArea
            name="answer"
            label={question.prompt}
            rows={5}
            ruled
            maxLength={longestTrialAnswer}
            error={error}
            spellCheck
          />
        )}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {marking ? (
            <Button busy={waiting} onClick={onAnother}>
              Try another
            </Button>
          ) : (
            <Button type="submit" busy={busy}>
              Mark my answer
            </Button>
          )}
          {/* Always there, so that a screen reader hears the verdict when it comes. */}
          <p role="status" className="min-w-0 font-serif text-h4 font-semibold text-pen">
            {marking && verdictSentences[marking.verdict]}
          </p>
        </div>
      </form>
      <TrialNotes marking={marking} answer={answer} />
    </div>
  );
}

async function mark(questionId: string, answer: string): Promise<Outcome> {
  if (!answer.trim()) return { error: messages.answerEmpty };
  try {
    return { answer, marking: await sendAnswer(questionId, answer) };
  } catch (error) {
    return { error: errorText(error, 'Your answer could not be marked. Check your connection and try again.') };
  }
}

const sheet = 'grid gap-4 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6';
