import { site } from '#content/site.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function LandingScreen() {
  return (
    <>
      <PageHeading
        title="AI-Powered A-Level Tutoring"
        lead="Economics and Business, by voice and by text, day and night. £13.99 a month per subject instead of about £38 an hour."
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href="/register">Create account</ButtonLink>
        <ButtonLink href="/subjects" variant="secondary">
          See the subjects
        </ButtonLink>
      </div>
      <dl className="mt-14 grid grid-cols-2 gap-6 border-y border-line py-6 sm:grid-cols-4">
        {site.stats.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="font-serif text-h3 font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
