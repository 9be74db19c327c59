import { SupportCard } from '#web/features/tutor/support-card.tsx';
import { verdictSentences } from '../examiner-notes.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { FollowUpSheet } from './follow-up-sheet.tsx';
import { KeptSheet } from './kept-sheet.tsx';
import { MarkedSheet } from './marked-sheet.tsx';
import type { Run } from './quick-fire-api.ts';
import { RunHeader } from './run-header.tsx';
import { RunResult } from './run-result.tsx';
import { type Given, isKept, isOpen, type RunState, useRun } from './run-state.ts';

/** One question at a time, and the result at the end. */
export function RunView({ run }: { run: Run }) {
  const state = useRun(run);
  const { question, given, needsSupport } = state;
  const shown = question && given[question.id];
  return (
    <>
      {question ? (
        <>
          <RunHeader run={run} state={state} />
          <p className="mb-3 text-sm font-semibold text-accent">
            {question.sectionId} {question.sectionTitle}
          </p>
          <QuestionSheet key={question.id} run={run} state={state} />
          {needsSupport && <SupportCard />}
        </>
      ) : (
        <RunResult run={run} given={given} />
      )}
      {/* Always there, so that a screen reader hears the verdict when it comes. */}
      <p role="status" className="sr-only">
        {statusOf(shown)}
      </p>
    </>
  );
}

function QuestionSheet({ run, state }: { run: Run; state: RunState }) {
  const { question, given, next, send } = state;
  if (!question) return null;
  const shown = given[question.id];
  const isLast = run.questions.every(({ id }) => given[id] !== undefined && !isOpen(given[id]));
  if (shown === undefined) return <AnswerSheet run={run} question={question} send={(words) => send(question, words)} />;
  if (isKept(shown)) return <KeptSheet question={question} answer={shown.answer} isLast={isLast} onNext={next} />;
  if (shown.marking === null)
    return <FollowUpSheet question={question} open={shown} send={(words) => send(question, words)} />;
  return (
    <MarkedSheet
      question={question}
      answer={shown}
      marking={shown.marking}
      isElsewhere={!state.isMine(shown)}
      onAppealed={() => state.put({ ...shown, appealed: true })}
      isLast={isLast}
      onNext={next}
    />
  );
}

function statusOf(shown: Given | undefined): string {
  if (!shown) return '';
  if (isKept(shown)) return 'Your answer is saved until you’re back online.';
  return shown.marking ? verdictSentences[shown.marking.verdict] : shown.followUp;
}
