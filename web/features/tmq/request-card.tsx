import { subjectTitles } from '#content/tmq.ts';
import { pounds } from '#domain/money.ts';
import { isSubject } from '#domain/subjects.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BetterFile } from './better-file.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import type { OwnRequest } from './load-requests.ts';
import { StateTag } from './state-tag.tsx';

export function RequestCard({ request, onChanged }: { request: OwnRequest; onChanged: () => void }) {
  const { id, subject, type, pence, examBoard, paperNumber, examQuestion, fileName, state, due, feedback } = request;
  const title = isSubject(subject) ? subjectTitles[subject] : subject;
  return (
    <Card as="li" subject={isSubject(subject) ? subject : undefined} margin={feedback ? feedback.mark : ''}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-sm text-ink-soft">
            {title}, {examBoard} paper {paperNumber}, {type}, {pounds(pence)}
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {state === 'with_marker' && due && <span className="font-semibold">due by {due}</span>}
            <StateTag state={state} />
          </p>
        </div>
        <h2 className="text-h4 wrap-anywhere">{examQuestion}</h2>
        <p>{nextOf(request)}</p>
        <p>
          <a href={`/api/tmq/requests/${id}/document`} download className="link wrap-anywhere">
            {fileName}
          </a>
        </p>
        {state === 'file_wanted' && <BetterFile request={request} onSent={onChanged} />}
        {feedback && <FeedbackSheet feedback={feedback} fileHref={`/api/tmq/requests/${id}/feedback-file`} />}
        {state === 'refunded' && !feedback && (
          <p>
            <TextLink href={`/tmq/${subject}`} className="link">
              Send a better picture
            </TextLink>
          </p>
        )}
      </div>
    </Card>
  );
}

function nextOf({ state, email, pence }: OwnRequest): string {
  if (state === 'awaiting_payment') return 'Not paid yet. If you have paid, this changes within a minute.';
  if (state === 'with_marker') return `A marker has your work. Your feedback will appear here and go to ${email}.`;
  if (state === 'file_wanted')
    return 'Your marker needs a file that’s easier to read. There’s nothing more to pay, and the deadline is paused until it arrives.';
  if (state === 'returned') return `Marked and sent to ${email}.`;
  return `${pounds(pence)} has been refunded to your card. It can take a few days to arrive.`;
}
