import { Redirect, useParams } from 'wouter';
import { UsageBanner } from '#web/features/usage/usage-banner.tsx';
import { usePageTitle } from '#web/page-title.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { isQuestionIndex, loadQuestion } from './load-question.ts';
import { QuestionPage } from './question-page.tsx';

export function SimulatorQuestionScreen() {
  const { index = '' } = useParams();
  if (!isQuestionIndex(index)) return <Redirect to="/subject/economics/ess" replace />;
  return (
    <div data-subject="economics">
      <UsageBanner subject="economics" />
      <Question key={index} index={index} />
    </div>
  );
}

function Question({ index }: { index: string }) {
  const loaded = useLoaded(loadQuestion, index);
  usePageTitle(loaded.state === 'ready' ? loaded.value.topic : undefined);
  if (loaded.state === 'loading') return <Skeleton lines={14} label="Loading the question" />;
  if (loaded.state === 'ready') return <QuestionPage question={loaded.value} />;
  return (
    <LoadFailed
      sentence="The question could not be loaded. Check your connection and try again."
      onRetry={loaded.retry}
    />
  );
}
