import { Banner } from '#web/ui/banner.tsx';
import { MarkedAnswer } from '../marked-answer.tsx';
import { sheet } from './answer-sheet.tsx';
import { NextButton } from './next-button.tsx';
import type { RunQuestion } from './quick-fire-api.ts';

type KeptSheetProps = { question: RunQuestion; answer: string; isLast: boolean; onNext: () => void };

/** The network is away: the answer waits in this browser, and the student goes on. */
export function KeptSheet({ question, answer, isLast, onNext }: KeptSheetProps) {
  return (
    <div className={sheet}>
      <MarkedAnswer prompt={question.prompt} answer={answer} ideas={[]} />
      <Banner tone="info">
        You’re offline. Your answer is saved here and will be marked when you’re back. Carry on.
      </Banner>
      <NextButton isLast={isLast} onNext={onNext} />
    </div>
  );
}
