import { Banner } from '#web/ui/banner.tsx';
import { ExaminerNotes, IdeasNote, Note, verdictSentences } from '../examiner-notes.tsx';
import { MarkedAnswer } from '../marked-answer.tsx';
import { sheet } from './answer-sheet.tsx';
import { Appeal } from './appeal.tsx';
import { NextButton } from './next-button.tsx';
import type { Answer, AnswerMarking, RunQuestion } from './quick-fire-api.ts';

type MarkedSheetProps = {
  question: RunQuestion;
  answer: Answer;
  marking: AnswerMarking;
  /** Given in another tab, before this one was sent. */
  isElsewhere: boolean;
  onAppealed: () => void;
  isLast: boolean;
  onNext: () => void;
};

/** The student's own words with what was found in them, and the examiner's notes beside. */
export function MarkedSheet({ question, answer, marking, isElsewhere, onAppealed, isLast, onNext }: MarkedSheetProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className={sheet}>
        {isElsewhere && (
          <Banner>You’ve already answered this in another tab. This is that answer; it only counts once.</Banner>
        )}
        <h2 className="text-h3 text-pen">
          {answer.timedOut && 'Time’s up. '}
          {verdictSentences[marking.verdict]}
        </h2>
        <MarkedAnswer
          prompt={question.prompt}
          answer={answer.answer || 'No answer this time.'}
          ideas={answer.answer ? marking.ideas : []}
        />
        <p className="text-sm text-ink-soft">
          You made {marking.found} of the {marking.wanted} {marking.wanted === 1 ? 'point' : 'points'} we looked for.
          {marking.verdict === 'unsure' && ' We’re not sure about this one, so it doesn’t count either way.'}
        </p>
        <NextButton isLast={isLast} onNext={onNext} />
      </div>
      <MarkingNotes answer={answer} marking={marking} onAppealed={onAppealed} />
    </div>
  );
}

type MarkingNotesProps = { answer: Answer; marking: AnswerMarking; onAppealed: () => void };

export function MarkingNotes({ answer, marking, onAppealed }: MarkingNotesProps) {
  const mayAppeal = marking.verdict !== 'right' && answer.answer.trim() !== '';
  return (
    <ExaminerNotes>
      <IdeasNote ideas={marking.ideas} answer={answer.answer} />
      {marking.commonError && <Note title="A common mistake">{marking.commonError}</Note>}
      {marking.missing && <Note title="What would help most">{marking.missing}</Note>}
      <Note title="A model answer">{marking.modelAnswer}</Note>
      {mayAppeal && <Appeal attemptId={answer.attemptId} appealed={answer.appealed} onAppealed={onAppealed} />}
    </ExaminerNotes>
  );
}
