import { PageHeading } from '#web/ui/page-heading.tsx';
import { CloseLinks } from './close-links.tsx';
import { DeskForm } from './desk-form.tsx';
import { DeskOutcome } from './desk-outcome.tsx';
import { DeskReference } from './desk-reference.tsx';
import { DocumentPreview } from './document-preview.tsx';
import type { DeskView } from './marking-link.ts';
import { megabytes } from './megabytes.ts';
import { useDraft } from './use-draft.ts';

type DeskProps = { token: string; desk: DeskView; onChanged: () => void };

/** One request, with everything that is needed to mark it on one page. */
export function Desk({ token, desk, onChanged }: DeskProps) {
  const draft = useDraft(token, desk.draft, onChanged);
  const open = desk.state === 'with_marker' || desk.state === 'file_wanted';
  return (
    <div data-subject={desk.subject}>
      <PageHeading
        eyebrow={`${desk.subjectTitle}, ${desk.examBoard} paper ${desk.paperNumber}, ${desk.type}`}
        title="Marker’s desk"
        lead={open ? clockText(desk) : undefined}
      />
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        <div className="grid min-w-0 gap-8 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:-m-1 lg:overflow-y-auto lg:p-1">
          <section aria-label="Question" className="grid gap-4">
            <h2 className="text-h3">The question</h2>
            <p className="max-w-reading font-serif text-lead wrap-anywhere">{desk.examQuestion}</p>
            <DocumentLink token={token} desk={desk} />
            <DocumentPreview
              // Another file has other pages.
              key={`${desk.fileName} ${desk.fileBytes}`}
              title="The answer"
              titleAs="h2"
              base={`/api/marking/${token}`}
              otherwise="This page cannot be shown here. Please download the file."
            />
          </section>
          <DeskReference desk={desk} outOf={draft.value.outOf} />
        </div>
        {open ? (
          <DeskForm token={token} desk={desk} draft={draft} onChanged={onChanged} />
        ) : (
          <DeskOutcome token={token} desk={desk} />
        )}
      </div>
      <CloseLinks token={token} />
    </div>
  );
}

function clockText({ due, late, fileAsked }: DeskView): string | undefined {
  if (fileAsked) return `You asked for a better file on ${fileAsked.on}. The deadline is paused until it arrives.`;
  return due ? `${late ? 'Late: it was' : 'It is'} due by ${due}.` : undefined;
}

/** The whole, as it was sent: our pages run nobody's file, so it opens in the marker's own reader. */
function DocumentLink({ token, desk }: { token: string; desk: DeskView }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a href={`/api/marking/${token}/document`} download className="link font-semibold wrap-anywhere">
        Download {desk.fileName}
      </a>
      {desk.fileBytes !== null && <span className="text-sm text-ink-soft">{megabytes(desk.fileBytes)}</span>}
    </p>
  );
}
