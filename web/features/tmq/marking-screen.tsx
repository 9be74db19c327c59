import { useParams } from 'wouter';
import { messages } from '#domain/messages.ts';
import { errorCode, errorText } from '#web/api.ts';
import { usePageTitle } from '#web/page-title.ts';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type Loaded, useLoaded } from '#web/use-loaded.ts';
import { Desk } from './desk.tsx';
import { ExpiredLink } from './expired-link.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import { type FeedbackView, type OpenedLink, openLink } from './marking-link.ts';
import { MarkingQueue } from './marking-queue.tsx';

/** What a signed link from a message opens: a desk, the queue, or a student's feedback. */
export function MarkingScreen() {
  const { token = '' } = useParams<{ token: string }>();
  const loaded = useLoaded(openLink, token);
  usePageTitle(titleOf(loaded));
  if (loaded.state === 'loading') return <Skeleton lines={6} label="Opening the link" />;
  if (loaded.state === 'failed') {
    if (errorCode(loaded.error) === 'not_found') return <UnknownLink />;
    return <LoadFailed sentence={errorText(loaded.error, messages.loadFailed)} onRetry={loaded.retry} />;
  }
  const { value: opened, reload } = loaded;
  if (opened.kind === 'expired') return <ExpiredLink token={token} renewable={opened.renewable} />;
  if (opened.kind === 'queue') return <MarkingQueue token={token} requests={opened.requests} />;
  if (opened.kind === 'feedback') return <FeedbackPage token={token} view={opened} />;
  return <Desk token={token} desk={opened} onChanged={reload} />;
}

function titleOf(loaded: Loaded<OpenedLink>): string | undefined {
  if (loaded.state === 'loading') return undefined;
  if (loaded.state === 'failed') return errorCode(loaded.error) === 'not_found' ? 'This link doesn’t work' : undefined;
  const opened = loaded.value;
  if (opened.kind === 'expired') return 'This link has expired';
  if (opened.kind === 'queue') return 'Marking queue';
  return `${opened.kind === 'feedback' ? 'Your feedback' : 'Marker’s desk'}, ${opened.subjectTitle}`;
}

function UnknownLink() {
  return <PageHeading title="This link doesn’t work" lead="Part of it may be missing, or it has been closed." />;
}

function FeedbackPage({ token, view }: { token: string; view: FeedbackView }) {
  const { subjectTitle, type, examQuestion, feedback } = view;
  return (
    <>
      <PageHeading eyebrow={`${subjectTitle}, ${type}`} title="Your feedback" />
      <h2 className="mb-6 max-w-reading text-h3 wrap-anywhere">{examQuestion}</h2>
      {feedback && <FeedbackSheet feedback={feedback} fileHref={`/api/marking/${token}/feedback-file`} />}
    </>
  );
}
