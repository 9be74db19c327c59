import { guide } from '#content/pages/guide.ts';
import { Card } from '#web/ui/card.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { fillIn } from './rich-text.tsx';

export function GuideTop() {
  const { title, text, steps } = guide.start;
  return (
    <>
      <PageHeading title={fillIn(guide.title)} lead={guide.lead} />
      <Card as="section" className="max-w-[52rem]">
        <h2 className="text-h3!">{title}</h2>
        <p className="mt-2 text-ink-soft">{text}</p>
        <ol className="mt-4 grid list-decimal gap-2 pl-6 marker:font-semibold marker:text-pen">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
    </>
  );
}
