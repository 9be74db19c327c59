import type { ReactNode } from 'react';
import type { SimulatorQuestion } from '#content/curriculum/curriculum.ts';
import { errorText } from '#web/api.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Loaded, useLoaded } from '#web/use-loaded.ts';
import { AnswerDesk } from './answer-desk.tsx';
import { DeskPart } from './desk-tabs.tsx';
import { BrowserNotes } from './notes-pad.tsx';
import { PlanDesk } from './plan-desk.tsx';
import type { Watch } from './use-stopwatch.ts';
import { loadWork } from './work-api.ts';

const noAnswer = 'We couldn’t load your answer. Check your connection and try again.';
const couldNotLoad = 'We couldn’t load your plan. Notes you make here stay on this device.';

type StudentBenchProps = { question: SimulatorQuestion; watch: Watch; owner: string; children: ReactNode };

/** Where a student plans and writes: kept in the account, and reported on when asked. */
export function StudentBench({ question, watch, owner, children }: StudentBenchProps) {
  const loaded = useLoaded(loadWork, String(question.index));
  return (
    <>
      <DeskPart name="plan">
        <Plan loaded={loaded} index={question.index} owner={owner} />
      </DeskPart>
      {children}
      {loaded.state !== 'loading' && (
        <DeskPart name="answer">
          {loaded.state === 'ready' ? (
            <AnswerDesk question={question} work={loaded.value} watch={watch} />
          ) : (
            <LoadFailed sentence={errorText(loaded.error, noAnswer)} onRetry={loaded.retry} />
          )}
        </DeskPart>
      )}
    </>
  );
}

type PlanProps = { loaded: Loaded<Awaited<ReturnType<typeof loadWork>>>; index: number; owner: string };

/** Without the server the notes still work, as they do for a visitor. */
function Plan({ loaded, index, owner }: PlanProps) {
  if (loaded.state === 'loading') return <Skeleton lines={10} label="Loading your plan" />;
  if (loaded.state === 'ready') return <PlanDesk index={index} work={loaded.value} />;
  return (
    <>
      <div className="mb-4">
        <LoadFailed sentence={errorText(loaded.error, couldNotLoad)} onRetry={loaded.retry} />
      </div>
      <BrowserNotes index={index} owner={owner} />
    </>
  );
}
