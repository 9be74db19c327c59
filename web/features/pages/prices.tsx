import { landing } from '#content/pages/landing.ts';
import { type PlanType, plans } from '#content/plans.ts';
import { pounds } from '#domain/money.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { fillIn } from './rich-text.tsx';

export function Prices() {
  const { title, lead, promo, terms, plans: offers } = landing.prices;
  return (
    <section aria-labelledby="prices-title">
      <h2 id="prices-title">{title}</h2>
      <p className="mt-3 max-w-reading text-ink-soft">{lead}</p>
      <div className="mt-6 flex flex-wrap items-baseline gap-x-5 gap-y-1 rounded-md border-2 border-pen bg-raised px-5 py-4">
        <p className="font-serif text-h3 font-semibold text-pen lining-nums">{fillIn(promo.title)}</p>
        <p>{promo.text}</p>
      </div>
      <ul className="mt-6 grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {offers.map((offer) => (
          <Offer key={offer.plan} {...offer} />
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">{terms}</p>
    </section>
  );
}

function Offer({ plan, name, text }: { plan: PlanType; name: string; text: string }) {
  const { pence, subjects } = plans[plan];
  return (
    <li
      data-subject={subjects.length === 1 ? subjects[0] : undefined}
      className="flex flex-col rounded-md border border-line bg-raised p-5 shadow-sheet sm:p-6"
    >
      <h3>{name}</h3>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-serif text-h2 font-semibold text-accent lining-nums">
          {pence ? pounds(pence) : 'Free'}
        </span>
        <span className="text-sm text-ink-soft">{pence ? 'a month' : 'by invitation'}</span>
      </p>
      <p className="mt-3 mb-6 grow text-ink-soft">{fillIn(text)}</p>
      <ButtonLink
        href={pence ? `/register?subject=${subjects.join(',')}` : '/register?plan=teacher'}
        variant="secondary"
        className="px-3!"
      >
        {pence ? `Choose ${name}` : 'I have a code'}
      </ButtonLink>
    </li>
  );
}
