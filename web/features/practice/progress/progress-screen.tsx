import { errorText } from '#web/api.ts';
import { useAccount } from '#web/session.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { CalibrationPlot } from './calibration-plot.tsx';
import { MonthPicture } from './month-picture.tsx';
import { ObjectiveTrends } from './objective-trends.tsx';
import { loadProgress, type Progress } from './progress-api.ts';
import { TakeAway } from './take-away.tsx';
import { WeeklySummarySetting } from './weekly-summary-setting.tsx';
import { WeeksPlot } from './weeks-plot.tsx';

export function ProgressScreen() {
  const loaded = useLoaded(loadProgress, 'progress');
  return (
    <>
      <PageHeading title="Your progress" lead="Only you can open this page." />
      <Maps />
      {loaded.state === 'loading' && <Skeleton lines={10} label="Loading your progress" />}
      {loaded.state === 'failed' && <LoadFailed sentence={errorText(loaded.error, failed)} onRetry={loaded.retry} />}
      {loaded.state === 'ready' && <Pictures progress={loaded.value} />}
    </>
  );
}

function Pictures({ progress }: { progress: Progress }) {
  const { weeks, daysWithWork, today, calibration, objectives, settings } = progress;
  const hasWork =
    daysWithWork.length > 0 ||
    weeks.some(({ talkedMinutes, answers }) => talkedMinutes + answers > 0) ||
    objectives.some(({ answers }) => answers > 0);
  return (
    <div className="grid gap-6 md:grid-cols-2">
      {hasWork ? (
        <>
          <WeeksPlot weeks={weeks} />
          <MonthPicture today={today} daysWithWork={daysWithWork} />
          <ObjectiveTrends objectives={objectives} />
          <CalibrationPlot calibration={calibration} />
        </>
      ) : (
        <div className="md:col-span-2">
          <FirstWork />
        </div>
      )}
      <WeeklySummarySetting initial={settings.weeklySummary} />
      <TakeAway />
    </div>
  );
}

function FirstWork() {
  const account = useAccount();
  const [subject] = account && account !== 'unknown' ? account.subjects : [];
  return (
    <EmptyState
      title="Nothing here yet"
      action={
        subject && <ButtonLink href={`/subject/${subject}/qft?scope=mixed`}>Answer your first questions</ButtonLink>
      }
    >
      <p>Your weekly progress appears here once you’ve answered a few questions.</p>
    </EmptyState>
  );
}

function Maps() {
  const account = useAccount();
  const subjects = account && account !== 'unknown' ? account.subjects : [];
  return (
    <p className="-mt-4 mb-6 flex flex-wrap gap-x-6">
      {subjects.map((subject) => (
        <TextLink key={subject} href={`/subject/${subject}/map`} className="link inline-block py-1">
          Your map of {subject === 'economics' ? 'Economics' : 'Business'}
        </TextLink>
      ))}
    </p>
  );
}

const failed = 'We couldn’t load your progress. Check your connection and try again.';
