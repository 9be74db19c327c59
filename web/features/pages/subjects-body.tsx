import { comingSections } from '#content/pages/coming-subjects.ts';
import { type SubjectText, subjectsPage, subjectTexts } from '#content/pages/subjects.ts';
import { subjectCatalogue } from '#content/subjects.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

export function SubjectsBody() {
  return (
    <>
      <PageHeading title={subjectsPage.title} lead={subjectsPage.lead} />
      <div className="grid gap-section">
        {subjectTexts.map((text) => (
          <SubjectPart key={text.subject} {...text} />
        ))}
        <Coming />
      </div>
    </>
  );
}

function SubjectPart({ subject, boards, partName, parts, tutor }: SubjectText) {
  const entry = subjectCatalogue.find((other) => other.subject === subject);
  return (
    <section data-subject={subject} aria-labelledby={`${subject}-title`}>
      <div className="border-t-4 border-accent pt-5">
        <h2 id={`${subject}-title`}>{entry?.title}</h2>
        <p className="mt-2 max-w-reading text-lead">{entry?.description}</p>
        <p className="mt-2 max-w-reading text-ink-soft">{boards}</p>
      </div>
      <div className="mt-8 grid gap-10 xl:grid-cols-[minmax(0,1fr)_21rem] xl:gap-14">
        <ol className={`grid content-start gap-x-10 ${parts.length > 4 ? 'sm:grid-cols-2' : ''}`}>
          {parts.map(({ title, text, sections }, index) => (
            <li key={title} className="border-b border-line py-4">
              <p className="text-sm font-semibold text-accent">
                {partName} {index + 1}
                <span className="font-normal text-ink-soft"> · {sections} sections</span>
              </p>
              <h3 className="mt-0.5 text-h4!">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
        <div className="h-fit rounded-md border border-line bg-raised p-6 shadow-sheet">
          <h3 className="text-h4!">{subjectsPage.tutorTitle}</h3>
          <ul className="mt-3 grid list-['–__'] gap-2.5 pl-5 marker:text-pen">
            {tutor.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <ButtonLink href={`/register?subject=${subject}`} className="mt-6">
            {`Start ${entry?.title}`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Defined, described, and leading nowhere yet. */
function Coming() {
  return (
    <section aria-labelledby="coming-title">
      <h2 id="coming-title">{subjectsPage.comingTitle}</h2>
      <ul className="mt-6 grid gap-6 lg:grid-cols-2">
        {subjectCatalogue
          .filter(({ subject }) => !subject)
          .map(({ title, description }) => (
            <li key={title} className="rounded-md border border-dashed border-line-strong p-6">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4">
                {title} <span className="font-sans text-sm font-semibold text-ink-soft">Coming soon</span>
              </h3>
              <p className="mt-2">{description}</p>
              <p className="mt-3 text-sm text-ink-soft">{sectionTitles(title)}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}

function sectionTitles(title: string): string {
  const sections = title === 'Law' ? comingSections.Law : comingSections.Physics;
  return sections.map((section) => section.title).join('\u00a0· ');
}
