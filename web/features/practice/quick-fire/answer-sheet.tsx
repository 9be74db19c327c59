import { type MouseEvent, useEffect, useRef } from 'react';
import { longestAnswer } from '#domain/marking/answer-length.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { QuestionClock } from './question-clock.tsx';
import type { Run, RunQuestion } from './quick-fire-api.ts';
import type { Words } from './run-state.ts';
import { SpeakButton } from './speak-button.tsx';
import { SurenessAsk } from './sureness-ask.tsx';
import { useAnswer } from './use-answer.ts';

type AnswerSheetProps = { run: Run; question: RunQuestion; send: (words: Words) => Promise<void> };

/** The paper: a question, room to write, the clock if one runs, and the way to send. */
export function AnswerSheet({ run, question, send }: AnswerSheetProps) {
  const answer = useAnswer(run, question, send);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (answer.phase === 'writing') form.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, [answer.phase]);
  const sendsWithEnter = !run.calm;
  return (
    <form
      ref={form}
      noValidate
      className={sheet}
      onSubmit={(event) => {
        event.preventDefault();
        answer.hand();
      }}
    >
      <div className="flex items-start justify-between gap-4">
        <p className="text-sm text-ink-soft">
          {question.ao} · {run.calm ? 'untimed' : `${question.seconds} seconds`}
          {question.numeric && ' · give the figure with its unit'}
        </p>
        {answer.leftMs !== undefined && <QuestionClock seconds={question.seconds} leftMs={answer.leftMs} />}
      </div>
      <TextArea
        name="answer"
        label={question.prompt}
        rows={5}
        ruled
        maxLength={longestAnswer}
        error={answer.error}
        spellCheck
        readOnly={answer.phase !== 'writing'}
        value={answer.text}
        onChange={(event) => answer.write(event.target.value)}
        onKeyDown={(event) => {
          const withControl = event.ctrlKey || event.metaKey;
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          if (!withControl && (!sendsWithEnter || event.shiftKey)) return;
          event.preventDefault();
          answer.hand();
        }}
      />
      {answer.phase === 'sureness' ? (
        <SurenessAsk onChoose={answer.choose} onBack={answer.goBack} />
      ) : (
        <SendRow answer={answer} sendsWithEnter={sendsWithEnter} />
      )}
      <p aria-live="polite" className="text-sm text-danger empty:hidden">
        {answer.speaking.trouble}
      </p>
    </form>
  );
}

type SendRowProps = { answer: ReturnType<typeof useAnswer>; sendsWithEnter: boolean };

function SendRow({ answer, sendsWithEnter }: SendRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button type="submit" busy={answer.phase === 'sending'} onClick={ignoreSecondClick}>
        Mark my answer
      </Button>
      <SpeakButton speaking={answer.speaking} />
      <Button variant="quiet" onClick={answer.giveUp}>
        I don’t know
      </Button>
      <p className="text-sm text-ink-soft max-sm:hidden">
        {sendsWithEnter ? 'Enter sends, Shift and Enter starts a new line' : 'Ctrl and Enter sends'}
      </p>
    </div>
  );
}

/** 'Next question' lies where this button comes: the second half of a double click there hands in nothing here. */
function ignoreSecondClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

export const sheet = 'grid gap-4 rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6';
