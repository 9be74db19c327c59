import { site } from '#content/site.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/text-link.tsx';

/** While the provider still tries the card again, the student keeps the subjects and is told. */
export function HomePastDue({ subscriptions }: { subscriptions: readonly { status: string }[] }) {
  if (!subscriptions.some(({ status }) => status === 'past_due')) return null;
  return (
    <div className="mb-8">
      <Banner tone="warning">
        We couldn’t renew your plan because your card wasn’t accepted. We’ll try it again over the next few days, and
        you keep your subjects in the meantime. To pay with another card, write to{' '}
        <TextLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</TextLink>.
      </Banner>
    </div>
  );
}
