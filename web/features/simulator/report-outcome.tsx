import { SupportCard } from '#web/features/tutor/support-card.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { ReportSheet } from './report-sheet.tsx';
import type { useReport } from './use-report.ts';

type ReportOutcomeProps = Pick<ReturnType<typeof useReport>, 'shown' | 'state' | 'error'>;

export function ReportOutcome({ shown, state, error }: ReportOutcomeProps) {
  return (
    <>
      <FormError>{error}</FormError>
      {state === 'kept' && (
        <Banner tone="info">You’re offline. Your work is saved here, and the feedback comes when you’re back.</Banner>
      )}
      {state === 'support' && <SupportCard />}
      {/* Always there, so that a screen reader hears when it comes. */}
      <p role="status" className="sr-only">
        {shown && state === 'idle' ? 'Your feedback is ready.' : ''}
      </p>
      {shown && state !== 'support' && <ReportSheet report={shown.report} text={shown.text} />}
    </>
  );
}
