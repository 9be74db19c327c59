import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import { PlanDesk } from './plan-desk.tsx';
import type { Watch } from './use-stopwatch.ts';
import { loadWork } from './work-api.ts';

type StudentBenchProps = { question: SimulatorQuestion; watch: Watch; suggestedMinutes: number };

/** Where a student plans and writes: kept in the account, and reported on when asked. */
export function StudentBench({ question, watch, suggestedMinutes }: StudentBenchProps) {
  const loaded = useLoaded(loadWork, String(question.index));
  if (loaded.state === 'loading') return <Skeleton lines={10} label="Loading your plan" />;
  // Without the server the notes still work, as they do for a visitor.
  if (loaded.state === 'failed') return <BrowserNotes index={question.index} />;
  return (
    <>
      <PlanDesk index={question.index} work={loaded.value} />
      <AnswerDesk question={question} work={loaded.value} watch={watch} suggestedMinutes={suggestedMinutes} />
    </>
  );
}
