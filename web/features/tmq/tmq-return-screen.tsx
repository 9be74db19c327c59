import { PageHeading } from '#web/ui/page-heading.tsx';

export function TmqReturnScreen() {
  return <PageHeading title="Purchase" lead="We are checking your payment." />;
}
