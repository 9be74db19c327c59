import { ButtonLink } from '#web/ui/button-link.tsx';

/** From a machine's look to a person's. */
export function MarkedByPerson({ id, changed }: { id: string; changed: boolean }) {
  return (
    <div className="grid gap-3 border-t border-line pt-5" data-screen-only>
      <p className="max-w-reading text-ink-soft">
        An examiner sees what no report can. Your answer goes along as a PDF, with the question filled in
        {changed ? ', as it was when you last asked for a report' : ''}.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={`/tmq/economics?answer=${id}`}>Have it marked by a person</ButtonLink>
        <a href={`/api/practice/report/answers/${id}/document`} download className="link self-center py-2">
          Download as PDF
        </a>
      </div>
    </div>
  );
}
