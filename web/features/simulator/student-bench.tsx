import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { DeskPart } from './desk-tabs.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import { PlanDesk } from './plan-desk.tsx';
import type { Watch } from './use-stopwatch.ts';
import { loadWork } from './work-api.ts';

const noAnswer = 'We couldn’t load your answer. Check your connection and try again.';
const couldNotLoad = 'We couldn’t load your plan. Notes you make here stay on this device.';

type StudentBenchProps = { question: SimulatorQuestion; watch: Watch; owner: string };

/** Where a student plans and writes: kept in the account, and reported on when asked. */
export function StudentBench({ question, watch, owner }: StudentBenchProps) {
  const loaded = useLoaded(loadWork, String(question.index));
  if (loaded.state === 'loading')
    return (
      <DeskPart name="plan">
        <Skeleton lines={10} label="Loading your plan" />
      </DeskPart>
    );
  // Without the server the notes still work, as they do for a visitor.
  if (loaded.state === 'failed')
    return (
      <>
        <DeskPart name="plan">
          <div className="mb-4">
            <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
          </div>
          <BrowserNotes index={question.index} owner={owner} />
        </DeskPart>
        <DeskPart name="answer">
          <LoadFailed sentence={errorText(loaded.error, noAnswer)} onRetry={loaded.retry} />
        </DeskPart>
      </>
    );
  return (
    <>
      <DeskPart name="plan">
        <PlanDesk index={question.index} work={loaded.value} />
      </DeskPart>
      <DeskPart name="answer">
        <AnswerDesk question={question} work={loaded.value} watch={watch} />
      </DeskPart>
    </>
  );
}
