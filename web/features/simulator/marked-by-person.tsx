import { ButtonLink } from '#web/ui/button-link.tsx';

/** From a machine's look to a person's. */
export function MarkedByPerson({ id, changed }: { id: string; changed: boolean }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5" data-screen-only>
      <p className="max-w-reading text-ink-soft">
        A marker sees more than any report can. We’ll send your answer as a PDF with the question filled in
        {changed ? ', as it was when you last asked for feedback' : ''}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/tmq/economics?answer=${id}`}>Send it to a marker</ButtonLink>
        <a href={`/api/practice/report/answers/${id}/document`} download className="link self-center py-2">
          Download as PDF
        </a>
      </div>
    </div>
  );
}
