import { landing } from '#content/pages/landing.ts';
import { site } from '#content/site.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { BeforeAndAfter } from './before-and-after.tsx';
import { MarkedPage } from './marked-page.tsx';
import { RichText } from './rich-text.tsx';
import { StructuredData } from './structured-data.tsx';

export function LandingTop() {
  const { title, lead } = landing.hero;
  const [first, ...rest] = title.split(' ');
  return (
    <>
      <StructuredData />
      <div className="grid items-center gap-10 lg:grid-cols-[minmax(0,1fr)_23rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
        <div>
          <h1 className="text-display! max-[22.5rem]:text-[2.25rem]!">
            {/* Two lines of its own choosing, so that 'A-Level' is never broken at its hyphen. */}
            <span className="block">{first}</span> <span className="block text-wrap">{rest.join(' ')}</span>
          </h1>
          <p className="mt-6 max-w-reading text-lead text-ink-soft">
            <RichText>{lead}</RichText>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href="/register" size="large">
              Create account
            </ButtonLink>
            <ButtonLink href="/login?demo" size="large" variant="secondary">
              Try the demo
            </ButtonLink>
          </div>
          <p className="mt-3 text-sm text-ink-soft">The demo is a student six weeks in. No sign-up, one click.</p>
        </div>
        <MarkedPage />
      </div>
      <dl className="mt-14 grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-4">
        {site.stats
          .filter(({ shown }) => shown)
          .map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="text-sm text-ink-soft">{label}</dt>
              <dd className="font-serif text-h2 font-semibold lining-nums">{figure}</dd>
            </div>
          ))}
      </dl>
      <BeforeAndAfter />
    </>
  );
}
