import { sectionPath } from '#domain/progress/step-paths.ts';
import type { Subject } from '#domain/subjects.ts';
import { errorText } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LoadFailed } from '#web/ui/load-failed.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useLoaded } from '#web/use-loaded.ts';
import { EvidenceView } from './evidence-view.tsx';
import { loadEvidence, type MapSection } from './progress-api.ts';
import { stateLooks } from './section-state.ts';
import { StateMark } from './state-mark.tsx';

type SectionDialogProps = { subject: Subject; section: MapSection | undefined; onClose: () => void };

/** What a tile rests on, and the way into practice. What was shown and what is remembered stand apart. */
export function SectionDialog({ subject, section, onClose }: SectionDialogProps) {
  return (
    <Dialog open={section !== undefined} onClose={onClose} title={section ? `${section.id} ${section.title}` : ''}>
      {section && <SectionBody key={section.id} subject={subject} section={section} />}
    </Dialog>
  );
}

function SectionBody({ subject, section }: { subject: Subject; section: MapSection }) {
  const { state, mastery, recall, items } = section;
  return (
    <div className="grid gap-6">
      <p className={`flex items-center gap-2 font-semibold ${stateLooks[state].ink}`}>
        <StateMark state={state} className="size-5" />
        {stateLooks[state].word}
        <span className="font-normal text-ink-soft">{stateLooks[state].means}</span>
      </p>
      {items > 0 && (
        <div className="grid gap-4">
          <Progress
            label="How much of it you’ve shown you know"
            value={mastery}
            text={`${mastery}%, in ${items === 1 ? '1 task' : `${items} different tasks`}`}
          />
          {recall !== null && <p className="text-ink-soft">{recallSentence(recall)}</p>}
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={sectionPath(subject, section)}>
          {items > 0 ? 'Practise this section' : 'Start with this section'}
        </ButtonLink>
        <ButtonLink href={readingPath(subject, section.id)} variant="secondary">
          Read this section
        </ButtonLink>
      </div>
      {items > 0 && <EvidenceList subject={subject} sectionId={section.id} />}
    </div>
  );
}

/** In words: a second percentage, of another whole, would seem to contradict the first. */
function recallSentence(recall: number): string {
  if (recall >= 90) return 'You should still remember nearly all of that today.';
  if (recall >= 70) return 'You should still remember most of that today.';
  if (recall >= 40) return 'You may have forgotten some of that by now.';
  return 'You may have forgotten most of that by now, so go over it again.';
}

function EvidenceList({ subject, sectionId }: { subject: Subject; sectionId: string }) {
  const loaded = useLoaded(loadEvidence, `${subject} ${sectionId}`);
  if (loaded.state === 'loading') return <Skeleton lines={4} label="Loading your work" />;
  if (loaded.state === 'failed')
    return <LoadFailed sentence={errorText(loaded.error, failed)} onRetry={loaded.retry} />;
  return (
    <section aria-labelledby="evidence">
      <h3 id="evidence" className="mb-3 text-h4">
        Your work
      </h3>
      <ul className="grid gap-3">
        {loaded.value.pieces.map((piece) => (
          <EvidenceView key={piece.id} piece={piece} />
        ))}
      </ul>
    </section>
  );
}

const failed = 'We couldn’t load your work. Check your connection and try again.';

/** Economics' 2.1.3 is in theme 2; Business's 3.2.1 is in unit 2, for there the 3 stands for the whole course. */
function readingPath(subject: Subject, id: string): string {
  const theme = id.split('.')[subject === 'economics' ? 0 : 1];
  return `/theme/${subject}-${theme}?section=${id}`;
}
