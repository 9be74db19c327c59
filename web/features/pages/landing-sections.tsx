import { landing } from '#content/pages/landing.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Conversation } from './conversation.tsx';
import { MarkingSample } from './marking-sample.tsx';
import { Prices } from './prices.tsx';
import { fillIn, RichText } from './rich-text.tsx';

export function LandingSections() {
  return (
    <div className="mt-section grid gap-section">
      <MarkingSample />
      <Why />
      <HowItWorks />
      <Prices />
      <Questions />
    </div>
  );
}

function Why() {
  const { title, reasons } = landing.why;
  return (
    <section aria-labelledby="why-title">
      <h2 id="why-title">{fillIn(title)}</h2>
      <ul className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {reasons.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function HowItWorks() {
  const { title, steps } = landing.how;
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title">{title}</h2>
      <div className="mt-8 grid gap-10 lg:grid-cols-2 xl:gap-16">
        <ol className="grid content-start gap-7">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-5">
              <span aria-hidden="true" className="w-6 shrink-0 font-serif text-h2 leading-none font-semibold text-pen">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <Conversation />
      </div>
    </section>
  );
}

function Questions() {
  const { title, items } = landing.questions;
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title">{title}</h2>
      <div className="mt-6 max-w-[52rem] border-t border-line">
        {items.map(({ q, a }) => (
          <details key={q} className="group border-b border-line">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-serif text-h4 font-semibold marker:content-none [&::-webkit-details-marker]:hidden">
              {q}
              <span aria-hidden="true" className="text-h3 text-pen group-open:rotate-45">
                +
              </span>
            </summary>
            <p className="max-w-reading pb-5">
              <RichText>{a}</RichText>
            </p>
          </details>
        ))}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/register">Create account</ButtonLink>
        <ButtonLink href="/login?demo" variant="secondary">
          Try the demo
        </ButtonLink>
        <ButtonLink href="/guide" variant="quiet">
          How to Guide
        </ButtonLink>
      </div>
    </section>
  );
}
