import { PageHeading } from '#web/ui/page-heading.tsx';

export function SubjectPurchaseReturnScreen() {
  return <PageHeading title="Recording your subscription" lead="We are checking your payment." />;
}
