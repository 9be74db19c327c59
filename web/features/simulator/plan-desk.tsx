import { useState } from 'react';
import { textOf } from '#domain/report/inputs.ts';
import { inBackground } from '#web/in-background.ts';
import { chooseDraft } from '#web/kept/draft.ts';
import { savedSentences, useSavedDraft } from '#web/kept/use-saved-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { emptyNotes, type Notes, NotesPad, notesName } from './notes-pad.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { useReport } from './use-report.ts';
import { saveWork, type Work } from './work-api.ts';

/** The plan, which Mr E is given too. */
export function PlanDesk({ index, work }: { index: number; work: Work }) {
  const { owner, plan, lastPlan } = work;
  const [initial] = useState(() => {
    const stored = plan && { answer: plan.draft.answer, evaluation: plan.draft.evaluation };
    return chooseDraft<Notes>(notesName(index), owner, stored, emptyNotes);
  });
  const { draft, saved, change } = useSavedDraft({
    name: notesName(index),
    owner,
    initial,
    copyStays: true,
    save: (notes) => saveWork(index, { kind: 'plan', ...notes }),
  });
  const report = useReport(index, lastPlan && { ...lastPlan, text: textOf(lastPlan.work) });
  return (
    <div className="grid gap-6">
      <NotesPad notes={draft} onChange={change} status={savedSentences[saved]}>
        <Button
          variant="secondary"
          className="mt-5"
          busy={report.state === 'busy'}
          onClick={() => inBackground(report.ask({ kind: 'plan', ...draft }))}
        >
          Check my plan
        </Button>
      </NotesPad>
      <ReportOutcome {...report} />
    </div>
  );
}
