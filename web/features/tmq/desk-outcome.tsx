import { Banner } from '#web/ui/banner.tsx';
import { FeedbackSheet } from './feedback-sheet.tsx';
import type { DeskView } from './marking-link.ts';

/** What happened to a request that can no longer be worked on, whoever did it. */
export function DeskOutcome({ token, desk }: { token: string; desk: DeskView }) {
  const { state, amount, refundPending, feedback } = desk;
  return (
    <div className="order-first grid gap-6 lg:order-none lg:border-l lg:border-rule lg:pl-10">
      {state === 'returned' && <Banner tone="success">The feedback has been sent to the student.</Banner>}
      {state === 'refunded' && (
        <Banner tone="info">
          {refundPending
            ? `The refund of ${amount} is on its way. We’ll email the student as soon as it’s made.`
            : `${amount} has been refunded to the student.`}
        </Banner>
      )}
      {state === 'awaiting_payment' && <Banner tone="warning">This request has not been paid.</Banner>}
      {feedback && <FeedbackSheet feedback={feedback} fileHref={`/api/marking/${token}/feedback-file`} />}
    </div>
  );
}
